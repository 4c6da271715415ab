import {
  type Action,
  costOf,
  HERO_COST,
  heroesOf,
  incomeOf,
  MERCENARY_COST,
  type State,
} from '@woodlog/core/fuzzy-knights';
import { RESERVE } from './values.ts';

/** Coins with which a second hero pays for itself. */
const SECOND_HERO = 20;
/** Days in which a building that costs so much for each coin a day is worth it. */
const WORTH_BUILDING = 20;

/** Daybreak: a hero first, then what brings coins, then mercenaries with the rest. */
export function build(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  const { coins } = state.players[seat]!;
  const heroes = heroesOf(state, seat).length;
  const reserve = RESERVE * Math.max(heroes, 1);
  const hire = options.find(({ kind }) => kind === 'recruit-hero');
  if (hire && (heroes === 0 || (heroes === 1 && coins >= SECOND_HERO + HERO_COST))) return hire;
  if (heroes === 0) return undefined;
  const income = incomeOf(state, seat);
  for (const option of options) {
    if (option.kind !== 'construct') continue;
    const cost = costOf(option.building);
    const isWall = option.building === 'palisade' || option.building === 'fortifications';
    const isWorth = isWall ? coins >= 3 * cost : cost <= WORTH_BUILDING + 2 * income;
    if (isWorth && coins >= cost + reserve) return option;
  }
  const count = Math.trunc((coins - reserve) / MERCENARY_COST);
  return options.find((option) => option.kind === 'recruit' && option.count === count);
}
