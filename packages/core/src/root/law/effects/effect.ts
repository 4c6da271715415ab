import type { Component } from '../../action.ts';
import type { RootTurn } from '../questions.ts';
import type { BattleState, BattleEffect } from '../events.ts';
import type { Player, RulesContext } from '../context.ts';

/** What a person's crafted card does while others act (4.1.3). `self` is the seat that has it. */
export interface CardEffect {
  /** The card with its suit: `B#armor`. */
  readonly card: Component;
  /** The number of the card in its publisher's list. */
  readonly law: string;
  /** As attacker, its owner ignores ambush cards (4.3.1). */
  readonly ignoresAmbush?: true;
  /** In a battle of its own, after the roll (4.3.4); it may write to the battle. */
  readonly afterRoll?: (ctx: RulesContext, self: Player, battle: BattleState) => readonly BattleEffect[];
  /** Extra points for each item that its owner crafts. */
  readonly craftPoints?: number;
  /** Another player has crafted an item. */
  readonly othersCrafted?: (ctx: RulesContext, self: Player) => RootTurn;
}
