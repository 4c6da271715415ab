import type { RootTurn } from '../questions.ts';
import type { Player, RulesContext } from '../context.ts';
import type { BattleEffect } from '../events.ts';
import type { CardEffect } from './effect.ts';
import { transfer } from '../transfer.ts';
import { askPlayer } from '../choose.ts';

/** Asks a person whether to use an effect. */
export function* agrees(seat: Player, law: string, prompt: string): RootTurn<boolean> {
  const answer = yield* askPlayer(seat, law, 'agree', prompt, ['no', 'yes']);
  return answer === 'yes';
}

/** An effect of a battle that a person may use or not. */
export const ifAgreed = (by: Player, law: string, prompt: string, use: () => RootTurn): BattleEffect => ({
  by,
  *play() {
    if (yield* agrees(by, law, prompt)) yield* use();
  },
});

/** Discards a card from the play area to use its effect. */
export function* spendFromPlay(
  ctx: RulesContext,
  self: Player,
  { card, law }: Pick<CardEffect, 'card' | 'law'>,
): RootTurn {
  ctx.cite(law);
  yield* transfer(card, self.board, 'discard');
}
