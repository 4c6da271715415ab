import { type ClearingOrBurrow, type PlaceName, clearingRow, countAt, countIn } from '@woodlog/core/root';
import {
  type Moving,
  type RootTurn,
  type Player,
  type RulesContext,
  isClosed,
  move,
  transfer,
} from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { yourClearing } from './ego.ts';

/** Where the warrior is if it is in no clearing. */
function displaced({ state, layout }: RulesContext, me: Player): PlaceName {
  const place = layout.placeOfRow.find(({ row }) => countAt(state, row, me.warrior) > 0);
  return place === undefined || place.row === layout.supplyRow ? me.supply : place.name;
}

/** Whether it can go to a clearing or be there: it can stay in a closed one, but not enter it (V.6.2, B.2.3). */
export function mayGo(turn: BotTurn, clearing: ClearingOrBurrow): boolean {
  return !isClosed(turn, clearing) || yourClearing(turn, turn.me) === clearing;
}

/**
 * The warrior with all ego in its clearing (Chmd.2.3), on its way to another clearing: directly, by no path (Chmd.5.1).
 */
function withEgo({ state, me }: BotTurn, from: ClearingOrBurrow, to: ClearingOrBurrow): Moving {
  const pieces = [me.warrior, ...me.tokens]
    .map((column) => ({ column, count: countIn(clearingRow(state, from), column) }))
    .filter(({ count }) => count > 0);
  return { mover: me, from, to, pieces, directly: true };
}

/** Moves directly to a clearing (Chmd.2.1), with those it takes along. Stays if it is already there. */
export function* goTo(turn: BotTurn, to: ClearingOrBurrow, along: readonly Moving[] = []): RootTurn {
  const from = yourClearing(turn, turn.me);
  if (from === to) return;
  if (from !== null) yield* move(turn, withEgo(turn, from, to), along);
  else yield* transfer('Nw', displaced(turn, turn.me), `${to}`);
}
