import {
  type Dice,
  distributionOf,
  type Hero,
  heroRoll,
  type State,
  TIER_TABLE,
  TIERS,
} from '@woodlog/core/fuzzy-knights';
import { attackOdds, bandOf } from '../odds.ts';

// The outcome of fights with monsters and guardians, by exact odds. Bands have few sizes, so results are remembered.

interface Band {
  readonly size: number;
  readonly chance: number;
}

const bands = new Map<string, readonly Band[]>();

/** The possible sizes of a band, with their chances. */
function sizesOf(dice: Dice): readonly Band[] {
  const key = `${dice.count}+${dice.bonus}`;
  const known = bands.get(key);
  if (known) return known;
  const { ways, lowest, all } = distributionOf([dice]);
  const sizes = ways.map((count, i) => ({ size: lowest + i, chance: Number(count) / Number(all) }));
  bands.set(key, sizes);
  return sizes;
}

const remembered = new Map<string, number>();
const MOST_REMEMBERED = 20_000;

function chanceAgainst(hero: Dice, mercenaries: number, dice: Dice): number {
  const key = `${hero.count}+${hero.bonus},${mercenaries},${dice.count}+${dice.bonus}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  let chance = 0;
  for (const band of sizesOf(dice)) chance += band.chance * attackOdds(hero, mercenaries, bandOf(band.size));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, chance);
  return chance;
}

const HARD: Dice = { count: 4, sides: 6, bonus: 0 };
const FIGHT: Dice = { count: 2, sides: 6, bonus: 0 };

/** The chance to survive a monster token: one in ten fights hard, six in ten fight, three join. */
export function chanceWithMonster({ items, mercenaries }: Readonly<Hero>): number {
  const roll = heroRoll(items);
  return 0.3 + 0.1 * chanceAgainst(roll, mercenaries, HARD) + 0.6 * chanceAgainst(roll, mercenaries, FIGHT);
}

/** The chance to survive an attempt on a mine: three in ten are guarded. */
export function chanceWithMine(state: Readonly<State>, { items, mercenaries }: Readonly<Hero>): number {
  let highest = 0;
  for (const { tier } of state.settlements) highest = Math.max(highest, TIERS.indexOf(tier));
  const { guardians } = TIER_TABLE[TIERS[highest]!];
  return 0.7 + 0.3 * chanceAgainst(heroRoll(items), mercenaries, guardians);
}
