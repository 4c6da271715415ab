import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type BattleState,
  type BattleTerms,
  type RootTurn,
  type Player,
  battle,
  defendersAt,
} from '@woodlog/core/root-law';
import type { BotTurn } from './bot.ts';
import { hireForBattle } from './mercenaries.ts';
import type { Purse } from './services.ts';
import { type Key, targetPlayer } from './target.ts';

/** What a bot brings to a battle, and how it would pay for mercenaries (ROOT-259). */
export interface BotBattleTerms extends BattleTerms {
  readonly purse?: Purse;
}

/**
 * Battles in a clearing against the player that the keys target, if any (B.2.3). With a purse it may hire mercenaries.
 * Returns the battle, or null.
 */
export function* battleIn(
  turn: BotTurn,
  clearing: ClearingOrBurrow,
  keys: readonly Key<Player>[],
  { purse, ...terms }: BotBattleTerms = {},
): RootTurn<BattleState | null> {
  const { me } = turn;
  const defender = targetPlayer(turn, defendersAt(turn, me, clearing), ...keys);
  if (defender === undefined) return null;
  if (purse !== undefined) yield* hireForBattle(turn, purse, defender, clearing);
  return yield* battle(turn, me, defender, clearing, terms);
}
