import { type TurnOf, act, asking, violation, type Accept, type Deal, type Stream } from '../../../src/kernel/index.ts';
import {
  BIDS,
  CARDS,
  type Card,
  DIE,
  type Hand,
  type ToyAction,
  type ToyQuestions,
  type ToyState,
} from './vocabulary.ts';

const ask = asking<ToyQuestions>();

/** A whole turn of High Bid, T.1 to T.5. */
export const toyTurn: TurnOf<ToyState, ToyAction, ToyQuestions> = function* (table) {
  const seat = table.state.turn;
  const hand = () => [...new Set((table.state.hands[seat] as Hand).known)];

  const [card] = yield* ask({ kind: 'draw', law: 'T.1', from: 'deck', count: 1 });
  if (card !== undefined) yield* act({ type: 'draw', seat, card });

  const bid = yield* ask({ kind: 'choose', law: 'T.2', prompt: 'bid', seat, options: ['pass', ...BIDS] });
  if (bid !== 'pass') {
    const [roll = 0] = yield* ask({ kind: 'roll', law: 'T.2', dice: 1, faces: DIE });
    yield* act({ type: 'bid', seat, bid, roll });
    const lost =
      roll < bid
        ? yield* ask({ kind: 'pick', law: 'T.3', options: hand() })
        : yield* ask({ kind: 'choose', law: 'T.4', prompt: 'discard', seat, options: hand() });
    yield* act({ type: 'discard', seat, card: lost });
  }
  yield* act({ type: 'pass', seat });
};

/** Deals from a shuffled deck of `size` cards, whose order the table does not know. */
export function dealer(stream: Stream, size: number): Deal<ToyState, ToyQuestions> {
  const cards = stream.shuffle(Array.from({ length: size }, (_, i) => CARDS[i % CARDS.length] as Card));
  return ({ count }, state) => cards.slice(state.deck - count, state.deck);
}

/** The kernel does not know what a card is; the game does. */
export const acceptToy: Accept<ToyQuestions> = (question, answer) => {
  if (question.kind !== 'draw') return null;
  const isCard = (card: unknown) => (CARDS as readonly unknown[]).includes(card);
  return (answer as readonly unknown[]).every(isCard) ? null : violation('toy/no-card', 'there is no such card');
};
