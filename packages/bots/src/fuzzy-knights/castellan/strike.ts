import {
  enemiesAt,
  heroAt,
  type Hero,
  isGarrisoned,
  MERCENARY_COST,
  settlementAt,
  type State,
  type Tile,
} from '@woodlog/core/fuzzy-knights';
import { attackOdds } from '../odds.ts';
import { foraysOf } from './forays.ts';
import { defenceOf, heroSquads } from './threats.ts';
import { waysFrom } from './ways.ts';

/** An attack that is possible in this turn. */
export interface Strike {
  readonly hero: number;
  readonly own: Readonly<Hero>;
  readonly at: Tile;
  /** The first step there. */
  readonly step: Tile;
  readonly chance: number;
  readonly isSettlement: boolean;
}

interface Means {
  /** Coins for mercenaries. */
  readonly coins?: number;
  /** The moves of each hero, if different from the current ones. */
  readonly moves?: number;
  /** The maximal distance of a target, if farther than a hero gets in this turn. */
  readonly farthest?: number;
}

/**
 * The best attack on a settlement, or else on a hero in the open, with everyone who can be hired and everything found
 * on the way.
 */
export function bestStrike(
  state: Readonly<State>,
  seat: number,
  { coins = 0, moves, farthest = 0 }: Means = {},
): Strike | null {
  let best: Strike | null = null;
  for (const { hero, own } of ownHeroes(state, seat)) {
    const army = armyOf(state, seat, hero, own, coins);
    const { cost, first } = waysFrom(state, seat, own.at);
    const reach = moves ?? own.moves;
    const foray = foraysOf(state, seat, own, reach);
    for (const at of targets(state, seat)) {
      if (cost(at) > Math.max(reach, farthest) || at === own.at) continue;
      const [enemy] = enemiesAt(state, seat, at);
      if (enemy === undefined || enemy === 'monster') continue;
      const isSettlement = enemy === 'settlement';
      const defender = isSettlement ? settlementAt(state, at) : heroAt(state, enemy);
      if (!defender) continue;
      const defenders = 'tier' in defender ? defenceOf(state, defender) : heroSquads(defender);
      const { stops, roll } = foray(at);
      const chance = attackOdds(roll, army, defenders);
      const isBetter =
        best === null || (isSettlement === best.isSettlement ? chance > best.chance : isSettlement && chance > 0.5);
      if (isBetter) best = { hero, own, at, step: first(stops[0] ?? at), chance, isSettlement };
    }
  }
  return best;
}

/** The heroes of a seat, with their indices in its row. */
export function ownHeroes(
  state: Readonly<State>,
  seat: number,
): readonly { readonly hero: number; readonly own: Readonly<Hero> }[] {
  return (state.players[seat]?.heroes ?? []).flatMap((own, hero) => (own ? [{ hero, own }] : []));
}

/** The followers of a hero, and those it would have if everybody joined. */
function armyOf(state: Readonly<State>, seat: number, hero: number, own: Readonly<Hero>, coins: number): number {
  if (!isGarrisoned(state, { seat, hero })) return own.mercenaries;
  const garrison = settlementAt(state, own.at)?.mercenaries ?? 0;
  return own.mercenaries + garrison + Math.max(0, Math.trunc(coins / MERCENARY_COST));
}

/** Tiles with foreign settlements or heroes. */
function targets(state: Readonly<State>, seat: number): ReadonlySet<Tile> {
  const tiles = new Set<Tile>();
  for (const { at, seat: owner } of state.settlements) if (owner !== seat) tiles.add(at);
  for (const [other, { heroes }] of state.players.entries()) {
    if (other !== seat) for (const hero of heroes) if (hero) tiles.add(hero.at);
  }
  return tiles;
}
