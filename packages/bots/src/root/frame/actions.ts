import { type Battle, type BattleTerms, type RootTurn, type Seat, battle, defendersAt } from '@woodlog/core/root-law';
import type { BotTurn } from './bot.ts';
import { type Key, targetPlayer } from './target.ts';

/**
 * Battles in a clearing against the player that the keys target, if there is one to battle (B.2.3). Gives the battle,
 * or null.
 */
export function* battleIn(
  turn: BotTurn,
  clearing: number,
  keys: readonly Key<Seat>[],
  terms?: BattleTerms,
): RootTurn<Battle | null> {
  const { me } = turn;
  const defender = targetPlayer(turn, defendersAt(turn, me, clearing), ...keys);
  return defender === undefined ? null : yield* battle(turn, me, defender, clearing, terms);
}
