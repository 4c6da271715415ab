import { act } from '../../kernel/index.ts';
import type { Component, SuitLetter } from '../action.ts';
import { askForCard } from '../law/cards.ts';
import type { RootTurn } from '../law/questions.ts';
import type { Turn } from '../law/step.ts';

/**
 * The taker shows cards to all. They stay in the play area until Evening, and cannot be used otherwise (2.1.4, 10.5,
 * 12.6.1).
 */
export function* show({ me, flags }: Turn, cards: readonly Component[]): RootTurn {
  const shown = cards.map((what) => ({ count: 1, what, by: me.letter }));
  yield* act({ kind: 'reveal', by: me.letter, cards: shown, to: null });
  flags.revealed.push(...cards);
}

/** Reveals a card of one of these suits; returns whether there was one. */
export function* revealCard(turn: Turn, law: string, suits: readonly SuitLetter[]): RootTurn<boolean> {
  const card = yield* askForCard(turn, law, 'card to reveal', turn.me, { suits, shown: true });
  if (card !== null) yield* show(turn, [card]);
  return card !== null;
}
