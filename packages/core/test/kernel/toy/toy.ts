import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Game, type Violation, asJson, decode, violation } from '../../../src/kernel/index.ts';
import { toyAction, toyOptions } from './codecs.ts';
import { BIDS, CARDS, type Card, DIE, type Hand, type ToyAction, type ToyState } from './vocabulary.ts';

/** What an action will change. Everything is found out before the first write. */
export interface ToyPlan {
  readonly seat: number;
  readonly phase: ToyState['phase'];
  /** A card that comes to the hand; `hidden` when it is not known. */
  readonly drawn?: Card | 'hidden';
  readonly gain?: number;
  /** A card that leaves the hand, and whether it was a hidden one that is now shown. */
  readonly shed?: { readonly card: Card; readonly shown: boolean };
  readonly next?: number;
}

function holds(hand: Readonly<Hand>): boolean {
  return hand.known.length + hand.hidden > 0;
}

function isOver(state: Readonly<ToyState>): boolean {
  return state.phase === 'draw' && (state.deck === 0 || state.scores.some((score) => score >= state.goal));
}

function plan(state: Readonly<ToyState>, action: ToyAction): ToyPlan | Violation {
  const { seat } = action;
  if (isOver(state)) return violation('toy/over', 'the game is over', { law: 'T.5' });
  if (seat !== state.turn) return violation('toy/not-your-turn', `it is seat ${state.turn}'s turn`, { law: 'T.1' });
  const hand = state.hands[seat] as Hand;
  switch (action.type) {
    case 'draw':
      if (state.phase !== 'draw') return violation('toy/drawn', 'one card a turn', { law: 'T.1' });
      return { seat, phase: 'bid', drawn: action.card ?? 'hidden' };
    case 'bid': {
      if (state.phase !== 'bid') return violation('toy/bid-out-of-turn', 'bid after the draw, once', { law: 'T.2' });
      const gain = action.roll >= action.bid ? action.bid : 0;
      return { seat, phase: 'discard', gain };
    }
    case 'discard': {
      if (state.phase !== 'discard') return violation('toy/no-discard', 'only after a bid', { law: 'T.4' });
      const shown = !hand.known.includes(action.card);
      if (shown && hand.hidden === 0) {
        return violation('toy/not-held', `seat ${seat} holds no ${action.card}`, { law: 'T.4', details: { seat } });
      }
      return { seat, phase: 'pass', shed: { card: action.card, shown } };
    }
    case 'pass':
      if (state.phase === 'draw') return violation('toy/must-draw', 'draw first', { law: 'T.1' });
      if (state.phase === 'discard' && holds(hand)) {
        return violation('toy/must-discard', 'discard first', { law: 'T.4' });
      }
      return { seat, phase: 'draw', next: (seat + 1) % state.hands.length };
  }
}

function enact(draft: ToyState, { seat, phase, drawn, gain, shed, next }: ToyPlan): void {
  const hand = draft.hands[seat] as Hand;
  draft.phase = phase;
  if (drawn !== undefined) {
    draft.deck -= 1;
    if (drawn === 'hidden') hand.hidden += 1;
    else insert(hand.known, drawn);
  }
  if (gain !== undefined) draft.scores[seat] = (draft.scores[seat] ?? 0) + gain;
  if (shed) {
    draft.discard.push(shed.card);
    if (shed.shown) hand.hidden -= 1;
    else hand.known.splice(hand.known.indexOf(shed.card), 1);
  }
  if (next !== undefined) draft.turn = next;
}

function insert(sorted: Card[], card: Card): void {
  const at = sorted.findIndex((held) => held > card);
  sorted.splice(at < 0 ? sorted.length : at, 0, card);
}

function legal(state: Readonly<ToyState>): readonly ToyAction[] {
  const seat = state.turn;
  const hand = state.hands[seat] as Hand;
  if (isOver(state)) return [];
  const pass: ToyAction = { type: 'pass', seat };
  switch (state.phase) {
    case 'draw':
      return [{ type: 'draw', seat }, ...CARDS.map((card) => ({ type: 'draw', seat, card }) as const)];
    case 'bid':
      return [pass, ...BIDS.flatMap((bid) => DIE.map((roll) => ({ type: 'bid', seat, bid, roll }) as const))];
    case 'discard': {
      const cards = CARDS.filter((card) => hand.hidden > 0 || hand.known.includes(card));
      return cards.length > 0 ? cards.map((card) => ({ type: 'discard', seat, card })) : [pass];
    }
    case 'pass':
      return [pass];
  }
}

export const toy: Game<ToyState, ToyAction, ToyPlan> = {
  id: 'toy',
  setup: ({ seats, options = {} }) => {
    if (seats.length < 2 || seats.length > 4) return left(violation('toy/seats', 'two to four play'));
    const house = decode(toyOptions, options);
    if (isLeft(house)) return house;
    const { copies = 4, goal = 8 } = house.right;
    const hands = seats.map((): Hand => ({ known: [], hidden: 0 }));
    const scores = seats.map(() => 0);
    return right({ turn: 0, phase: 'draw', deck: CARDS.length * copies, goal, hands, discard: [], scores });
  },
  plan,
  enact,
  copy: (state) => ({
    ...state,
    hands: state.hands.map(({ known, hidden }) => ({ known: [...known], hidden })),
    discard: [...state.discard],
    scores: [...state.scores],
  }),
  toAct: (state) => (isOver(state) ? null : state.turn),
  legal,
  result: (state) => {
    if (!isOver(state)) return null;
    const best = Math.max(...state.scores);
    const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { winners, reason: best >= state.goal ? 'score' : 'deck' };
  },
  canonical: (state) => asJson<ToyState>(state as ToyState),
  codecs: { action: toyAction },
};
