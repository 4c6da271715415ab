import { moveCard } from '../cards.ts';
import { type RootTurn, ask } from '../questions.ts';
import type { Seat, Woodland } from '../context.ts';
import type { CardEffect } from './effect.ts';

/** Asks a person whether to use an effect. */
export function* agrees(seat: Seat, law: string, prompt: string): RootTurn<boolean> {
  const answer = yield* ask({ kind: 'choose', law, prompt, seat: seat.index, options: ['no', 'yes'] });
  return answer === 'yes';
}

/** Discards a card out of the play area, for what it does then. */
export function* spendFromPlay(wood: Woodland, self: Seat, { card, law }: Pick<CardEffect, 'card' | 'law'>): RootTurn {
  wood.report?.(law);
  yield* moveCard(card, self.board, 'discard');
}
