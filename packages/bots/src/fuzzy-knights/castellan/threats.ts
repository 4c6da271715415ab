import {
  type Dice,
  garrisonAt,
  HERO_COST,
  heroAt,
  type Hero,
  heroesOf,
  heroRoll,
  incomeOf,
  isFriend,
  isGarrisoned,
  MERCENARY_COST,
  movesOf,
  type Settlement,
  settlementAt,
  settlementRoll,
  type State,
  type Tile,
} from '@woodlog/core/fuzzy-knights';
import { attackOdds, pileDice } from '../odds.ts';
import { foraysOf } from './forays.ts';
import { A_DAY, TOLERATED } from './values.ts';
import { waysWithin } from './ways.ts';

/** A foreign hero as it may attack in its next turn. */
export interface Raider {
  readonly seat: number;
  /** Its roll at a tile, with what it finds on the way. */
  readonly roll: (tile: Tile) => Dice;
  readonly mercenaries: number;
  /** The moves that it would have left at each tile; below 0 if out of reach. */
  readonly left: (tile: Tile) => number;
}

/** The number of a seat from the anchor: the order of a day. */
const turnOf = (state: Readonly<State>, seat: number): number =>
  (seat - (state.anchor ?? 0) + state.players.length) % state.players.length;

/** Coins that a seat can still turn into mercenaries before its next turn. */
function spendable(state: Readonly<State>, seat: number, other: number): number {
  const isLater = turnOf(state, other) > turnOf(state, seat);
  const isBuilding = state.phase.name === 'build';
  const { coins = 0 } = state.players[other] ?? {};
  if (isBuilding) return isLater ? coins : 0;
  if (isLater) return 0;
  return coins + incomeOf(state, other) - heroesOf(state, other).length;
}

function raider(state: Readonly<State>, seat: number, hero: Pick<Hero, 'at' | 'items'>, mercenaries: number): Raider {
  const moves = movesOf(hero.items);
  const from = waysWithin(state, seat, moves);
  const { cost } = from(hero.at);
  const foray = foraysOf(state, seat, hero, moves, from);
  return { seat, mercenaries, left: (tile) => moves - cost(tile), roll: (tile) => foray(tile).roll };
}

/** All who may attack this seat before its next turn, with everyone that they can hire until then. */
export function raidersOn(state: Readonly<State>, seat: number): readonly Raider[] {
  const raiders: Raider[] = [];
  for (const [other, { heroes, out }] of state.players.entries()) {
    if (out || isFriend(state, seat, other)) continue;
    const coins = spendable(state, seat, other);
    for (const [index, hero] of heroes.entries()) {
      if (!hero) continue;
      const home = isGarrisoned(state, { seat: other, hero: index }) ? settlementAt(state, hero.at) : undefined;
      const hired = home ? home.mercenaries + Math.max(0, Math.trunc(coins / MERCENARY_COST)) : 0;
      raiders.push(raider(state, other, hero, hero.mercenaries + hired));
    }
    if (heroes.some((hero) => hero !== null) || coins < HERO_COST) continue;
    for (const { at, seat: owner, mercenaries } of state.settlements) {
      if (owner !== other) continue;
      const hired = Math.trunc((coins - HERO_COST) / MERCENARY_COST);
      raiders.push(raider(state, other, { at, items: [] }, mercenaries + hired));
    }
  }
  return raiders;
}

/** The highest chance of any raider to win on a tile with this defence. */
export function riskAt(raiders: readonly Raider[], tile: Tile, defenders: readonly Dice[]): number {
  let risk = 0;
  for (const { roll, mercenaries, left } of raiders) {
    if (left(tile) >= 0) risk = Math.max(risk, attackOdds(roll(tile), mercenaries, defenders));
  }
  return risk;
}

/** The accepted chance of an assault on its own settlement. */
export const tolerated = ({ day }: Readonly<State>): number => TOLERATED + A_DAY * (day - 1);

/** Squads of a settlement: itself, the heroes inside, and all mercenaries in one pile with some more. */
export function defenceOf(
  state: Readonly<State>,
  settlement: Readonly<Settlement>,
  { without, more = 0 }: { readonly without?: number; readonly more?: number } = {},
): readonly Dice[] {
  const defenders: Dice[] = [settlementRoll(settlement)];
  let count = settlement.mercenaries + more;
  for (const index of garrisonAt(state, settlement.seat, settlement.at)) {
    if (index === without) continue;
    const hero = heroAt(state, { seat: settlement.seat, hero: index });
    defenders.push(heroRoll(hero?.items ?? []));
    count += hero?.mercenaries ?? 0;
  }
  return count > 0 ? [...defenders, pileDice(count)] : defenders;
}

export const heroSquads = ({ items, mercenaries }: Readonly<Hero>): readonly Dice[] =>
  mercenaries > 0 ? [heroRoll(items), pileDice(mercenaries)] : [heroRoll(items)];
