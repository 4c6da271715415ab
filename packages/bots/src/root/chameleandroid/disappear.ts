import type { ClearingOrBurrow } from '@woodlog/core/root';
import type { Moving, Player } from '@woodlog/core/root-law';
import { buildingsAt, tokensAt, warriorsAt, sumOf } from '@woodlog/core/root-law';
import type { RootTurn, RulesContext } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { ALL_CLEARINGS } from '../shared/order.ts';
import { type Measure, fewest, target } from '../shared/target.ts';
import { yourClearing } from './ego.ts';
import { goTo, mayGo } from './go.ts';

/** Everybody's pieces, including its own (D46). */
function all(
  count: (ctx: RulesContext, owner: Player, clearing: ClearingOrBurrow) => number,
): Measure<ClearingOrBurrow> {
  return (turn, clearing) => sumOf(turn.sides, (side) => count(turn, side, clearing));
}

/** The pieces that go along from one clearing to another. */
export type Company = (turn: BotTurn, from: ClearingOrBurrow, to: ClearingOrBurrow) => readonly Moving[];

/** Goes to the clearing with the fewest tokens, then buildings, then warriors. */
export function* disappear(turn: BotTurn, company?: Company): RootTurn {
  const legal = ALL_CLEARINGS.filter((clearing) => mayGo(turn, clearing));
  const to = target(
    turn,
    legal,
    fewest(all(tokensAt), 'tokens'),
    fewest(all(buildingsAt), 'buildings'),
    fewest(all(warriorsAt), 'warriors'),
  );
  const from = yourClearing(turn, turn.me);
  if (to === undefined || from === to) return;
  yield* goTo(turn, to, from === null ? [] : company?.(turn, from, to));
}

export const DISAPPEAR: Step = { law: 'Chmd.6.1', name: 'Disappear', play: (turn) => disappear(turn) };
