import {
  type Action,
  isDeclined,
  isFriend,
  settlementAt,
  settlementsOf,
  type State,
} from '@woodlog/core/fuzzy-knights';
import { bestStrike } from './strike.ts';
import { defenceOf, raidersOn, riskAt, tolerated } from './threats.ts';
import { BOLD } from './values.ts';

const left = (state: Readonly<State>): readonly number[] =>
  state.players.flatMap(({ out }, seat) => (out ? [] : [seat]));

/** One ally is enough, and an enemy must remain. */
function mayAlly(state: Readonly<State>, seat: number, other: number): boolean {
  const others = left(state).filter((one) => one !== seat);
  if (others.some((one) => isFriend(state, seat, one))) return false;
  if (!others.some((one) => one !== other && !isFriend(state, other, one))) return false;
  const strike = bestStrike(state, seat);
  return !(strike && strike.chance >= BOLD && settlementAt(state, strike.at)?.seat === other);
}

/** Offers an alliance to whoever could take one of its settlements, unless declined today. */
export function offer(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  if (left(state).length < 3) return undefined;
  const raiders = raidersOn(state, seat);
  for (const option of options) {
    if (option.kind !== 'offer' || isDeclined(state, seat, option.to) || !mayAlly(state, seat, option.to)) continue;
    const theirs = raiders.filter((raider) => raider.seat === option.to);
    const isThreat = settlementsOf(state, seat).some(
      (settlement) => riskAt(theirs, settlement.at, defenceOf(state, settlement)) > tolerated(state),
    );
    if (isThreat) return option;
  }
  return undefined;
}

/** Whether it accepts an offered alliance. */
export const accepts = (state: Readonly<State>, seat: number, from: number): boolean =>
  left(state).length >= 3 && mayAlly(state, seat, from);
