import { type ClearingOrBurrow, CLEARINGS } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  type RulesContext,
  craftedItems,
  drawToHand,
  playersAt,
  score,
  pawnClearing,
  moveParts,
} from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { points } from '../shared/measures.ts';
import { fewest, targetPlayer } from '../shared/target.ts';
import { exhaust, usable } from './items.ts';
import { settleTrack } from './track.ts';

/** What an aid gives: points in addition to one for each item, and cards for each item. */
export interface AidTerms {
  readonly morePoints: number;
  readonly cards: number;
}

/** The number of items in a player's Crafted Items box. */
function craftedBy(ctx: RulesContext, player: Player): number {
  return craftedItems(ctx, player).reduce((sum, { count }) => sum + count, 0);
}

function aidable(turn: BotTurn, clearing: ClearingOrBurrow): Player[] {
  return playersAt(turn, clearing).filter((player) => player !== turn.me && craftedBy(turn, player) > 0);
}

export function clearingsToAidIn(turn: BotTurn): ClearingOrBurrow[] {
  return CLEARINGS.filter((clearing) => aidable(turn, clearing).length > 0);
}

/** Takes crafted items of the player with the fewest points in his clearing, exhausting an item for each (B.7.5.3). */
export function* aid(turn: BotTurn, { morePoints, cards }: AidTerms): RootTurn {
  const { me } = turn;
  const clearing = pawnClearing(turn, me);
  const aided = clearing === null ? undefined : targetPlayer(turn, aidable(turn, clearing), fewest(points));
  if (aided === undefined) return;
  const count = Math.min(craftedBy(turn, aided), usable(turn, me));
  if (count === 0) return;
  yield* exhaust(turn, me, count);
  yield* takeCrafted(turn, aided, count);
  yield* settleTrack(turn, me);
  yield* score(turn, me, count + morePoints);
  yield* drawToHand(turn, 'B.7.5.3', aided, count * cards);
}

/** Takes items in the order of D12, face up (B.7.2.3). */
function* takeCrafted(turn: BotTurn, from: Player, wanted: number): RootTurn {
  let left = wanted;
  const parts = craftedItems(turn, from).flatMap(({ item, count: there }) => {
    const count = Math.min(left, there);
    left -= count;
    return count === 0 ? [] : [{ count, what: `%${item}`, from: from.board, to: turn.me.board }];
  });
  yield* moveParts(parts);
}
