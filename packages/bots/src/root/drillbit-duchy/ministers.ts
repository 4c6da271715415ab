import type { Component, SuitLetter } from '@woodlog/core/root';
import { type RootTurn, type Player, type RulesContext, transfer, columnOf, onBoard } from '@woodlog/core/root-law';
import { type BotMinister, MINISTERS } from './numbers.ts';

/** Whether a minister has a crown: its card is on the board (D21). */
export function isSwayed(ctx: RulesContext, me: Player, card: Component): boolean {
  return onBoard(ctx, me, columnOf(ctx, card)) > 0;
}

/** Ministers without a crown, from top to bottom. */
export function unswayed(ctx: RulesContext, me: Player): BotMinister[] {
  return MINISTERS.filter(({ card }) => !isSwayed(ctx, me, card));
}

/** Places a crown. As with all of a faction's own cards, no start is written: the ledger knows it (D9). */
export function* crown(me: Player, { card }: BotMinister): RootTurn {
  yield* transfer(card, 'draw', me.board);
}

/**
 * Sways the topmost ordered minister among these, or the bottommost if none is ordered; a bird orders none (B.10.6.3).
 */
export function* sway(me: Player, ministers: readonly BotMinister[], order: SuitLetter | null): RootTurn {
  const minister = ministers.find(({ suit }) => suit === order) ?? ministers.at(-1);
  if (minister !== undefined) yield* crown(me, minister);
}

/** Removes the crown closest to the bottom among these. */
export function* loseBottommost(ctx: RulesContext, me: Player, ministers: readonly BotMinister[]): RootTurn {
  const lost = ministers.filter(({ card }) => isSwayed(ctx, me, card)).at(-1);
  if (lost === undefined) return;
  yield* transfer(lost.card, me.board, 'discard');
}
