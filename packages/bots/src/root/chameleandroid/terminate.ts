import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  enemiesOf,
  isProtected,
  mayBeRemoved,
  piecesAt,
  removeByEffect,
  byChance,
  countThere,
  columnOf,
  nameOf,
} from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { isBirdOrder, orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { points } from '../shared/measures.ts';
import { most, targetPlayer, tie } from '../shared/target.ts';
import { earliest } from './players.ts';

/** The ordered clearings; for a bird, those on a river. */
function clearingsToTerminate(turn: BotTurn): readonly ClearingOrBurrow[] {
  const { clearings } = turn.layout.map;
  if (!isBirdOrder(turn)) return orderedClearings(turn);
  return clearingsInOrder(turn).filter((clearing) => clearings[clearing].river);
}

/**
 * In each of them, by priority, removes a piece of the enemy with the most points who can lose one there (Chmd.7.2,
 * D45).
 */
export function* terminate(turn: BotTurn): RootTurn {
  for (const clearing of clearingsToTerminate(turn)) {
    const there = enemiesOf(turn, turn.me).filter((enemy) => piecesAt(turn, enemy, clearing) > 0);
    const byPoints = [most(points), tie('Chmd.7.2.I', earliest)];
    for (let left = there; left.length > 0; ) {
      const enemy = targetPlayer(turn, left, ...byPoints)!;
      if (yield* loseOne(turn, enemy, clearing)) break;
      left = left.filter((other) => other !== enemy);
    }
  }
}

/**
 * Removes a warrior, or else a token, or else a building; from a Vagabond, an item. Of several kinds one at random, as
 * for hits (B.1.2.1).
 */
function* loseOne(turn: BotTurn, enemy: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  const { me } = turn;
  const kinds = isProtected(turn, enemy, me, clearing) ? [] : (['warriors', 'tokens', 'buildings'] as const);
  for (const kind of kinds) {
    const there = enemy[kind].filter(
      (column) => countThere(turn, clearing, column) > 0 && mayBeRemoved(turn, enemy, column, clearing),
    );
    if (there.length === 0) continue;
    const options = there.map((column) => nameOf(turn, column));
    const what = (yield* byChance('Chmd.7.2', 'piece', 'piece to remove', options))!;
    yield* removeByEffect(turn, me, enemy, clearing, columnOf(turn, what));
    return true;
  }
  return enemy.law.damaged === undefined ? false : yield* enemy.law.damaged(turn, enemy);
}
