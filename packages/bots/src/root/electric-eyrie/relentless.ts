import {
  type Player,
  type Removal,
  type PieceCount,
  exposedTo,
  isDefenseless,
  mayBeRemoved,
  removeAtOnceByEffect,
  warriorsAt,
  rowThere,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow } from '@woodlog/core/root';
import type { BotTurn, Step } from '../shared/bot.ts';
import { clearingsInOrder } from '../shared/priority.ts';

/** Buildings and tokens of an owner in a clearing that an effect may remove. */
function spoils(turn: BotTurn, owner: Player, clearing: ClearingOrBurrow): PieceCount[] {
  const row = rowThere(turn, clearing);
  return [...owner.tokens, ...owner.buildings]
    .filter((column) => row[column]! > 0 && mayBeRemoved(turn, owner, column, clearing))
    .map((column) => ({ column, count: row[column]! }));
}

/** Defenseless pieces in a clearing: players' by seat, then hirelings' (G.9, H.3.2). */
const defenselessAt = (turn: BotTurn, clearing: ClearingOrBurrow): Removal[] =>
  exposedTo(turn, turn.me, clearing)
    .filter((owner) => isDefenseless(turn, owner, clearing))
    .map((owner) => ({ by: turn.me, owner, clearing, pieces: spoils(turn, owner, clearing) }));

export const relentless: Step = {
  law: 'ROOT-114',
  name: 'Relentless',
  *play(turn) {
    // Removes all defenseless buildings and tokens in clearings with its warriors, at the same time (ROOT-114, 1.5.4).
    const clearings = clearingsInOrder(turn).filter((clearing) => warriorsAt(turn, turn.me, clearing) > 0);
    yield* removeAtOnceByEffect(
      turn,
      clearings.flatMap((clearing) => defenselessAt(turn, clearing)),
    );
  },
};
