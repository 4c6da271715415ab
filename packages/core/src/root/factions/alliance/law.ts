import { act } from '../../../kernel/index.ts';
import type { Part, SuitLetter } from '../../action.ts';
import { SUPPORTERS_WITHOUT_BASE, SYMPATHY_POINTS } from './sheet.ts';
import { SUITS } from '../../data/vocabulary.ts';
import { askForCard, drawCards, fitsHand, matches, matchingSuits, moveCard } from '../../law/cards.ts';
import type { FactionLaw } from '../faction-law.ts';
import { isEmptyOf, onMap, tokensAt } from '../../law/pieces.ts';
import { fitsSuit } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { countKind } from '../../law/remove.ts';
import type { Seat, Woodland } from '../../law/context.ts';

function hasBase(wood: Woodland, self: Seat): boolean {
  return self.buildings.some((column) => !isEmptyOf(wood, column));
}

function supporters(wood: Woodland, self: Seat): readonly number[] {
  return wood.state.piles[wood.layout.seats[self.index]!.boardPile]!;
}

/** Where a card goes that the Alliance gains as a supporter (8.2.3.I). */
function stack(wood: Woodland, self: Seat): string {
  return hasBase(wood, self) || supporters(wood, self).length < SUPPORTERS_WITHOUT_BASE ? self.board : 'discard';
}

/** Whoever moves warriors into sympathy, or removes it, gives a matching card; of a bot one is drawn (8.2.6, B.2.8.1). */
export function* outrage(wood: Woodland, self: Seat, by: Seat, clearing: number): RootTurn {
  wood.report?.('8.2.6');
  const suits = matchingSuits(wood, clearing);
  const card = by.bot ? null : yield* askForCard(wood, '8.2.6', 'card for the supporters', by, { suits });
  if (card !== null) {
    yield* moveCard(card, by.letter, stack(wood, self));
    return;
  }
  if (!by.bot) yield* act({ kind: 'reveal', by: by.letter, cards: [], to: self.letter });
  yield* drawCards(wood, '8.2.6', stack(wood, self), 1);
}

/** The supporters of a suit and the birds; of those that lie face down only the Alliance can tell which they are. */
function* loseMatching(wood: Woodland, self: Seat, suit: SuitLetter): RootTurn {
  const { layout } = wood;
  const suits: readonly SuitLetter[] = [suit, 'B'];
  const parts = supporters(wood, self)
    .map((card) => layout.cards.spellings[card]!)
    .filter((card) => matches(card, suit))
    .map((what): Part => ({ count: 1, what, from: self.board, to: 'discard' }));
  if (parts.length > 0) yield* act({ kind: 'move', parts });
  while (supporters(wood, self).some((card) => fitsHand(layout, layout.cards.spellings[card]!, { suits }) === null))
    if (!(yield* discardSupporter(wood, self, suits))) return;
}

/** The Alliance discards one of its supporters of these suits; `false` if it has none. */
function* discardSupporter(wood: Woodland, self: Seat, suits: readonly SuitLetter[]): RootTurn<boolean> {
  const wanted = { suits, place: self.board };
  const card = yield* askForCard(wood, '8.2.4', 'supporter to discard', self, wanted);
  if (card === null) return false;
  yield* moveCard(card, self.board, 'discard');
  return true;
}

/** A base that goes takes matching supporters and half of the officers with it, and the stack shrinks (8.2.4). */
function* loseBase(wood: Woodland, self: Seat, clearing: number): RootTurn {
  wood.report?.('8.2.4');
  const suit = wood.suits[clearing];
  if (suit != null) yield* loseMatching(wood, self, suit as SuitLetter);
  while (!hasBase(wood, self) && supporters(wood, self).length > SUPPORTERS_WITHOUT_BASE)
    if (!(yield* discardSupporter(wood, self, SUITS))) break;
  const officers = wood.state.rows[wood.layout.seats[self.index]!.boardRow]![self.warrior]!;
  if (officers === 0) return;
  const half = Math.ceil(officers / 2);
  yield* act({ kind: 'move', parts: [{ count: half, what: 'Aw', from: self.board, to: self.supply }] });
}

export const ALLIANCE_LAW: readonly FactionLaw[] = [
  {
    guerrilla: '8.2.2',
    /** One sympathy token a clearing (8.2.5.I), and bases where they match (8.4.1). */
    mayPlace: (wood, self, column, clearing) =>
      !(self.tokens.includes(column) && tokensAt(wood, self, clearing) > 0) &&
      !(self.buildings.includes(column) && !fitsSuit(wood, column, clearing)),
    placingPoints: (wood, self, column) =>
      self.tokens.includes(column) ? (SYMPATHY_POINTS[onMap(wood, column) - 1] ?? 0) : 0,
    *movedIn(wood, self, { mover, to, pieces }) {
      if (mover === self || tokensAt(wood, self, to) === 0) return;
      if (countKind(wood, pieces, 'warrior') > 0) yield* outrage(wood, self, mover, to);
    },
    *removed(wood, self, { by, clearing, pieces }) {
      if (by !== null && by !== self) {
        for (let n = countKind(wood, pieces, 'token'); n > 0; n--) yield* outrage(wood, self, by, clearing);
      }
      if (countKind(wood, pieces, 'building') > 0) yield* loseBase(wood, self, clearing);
    },
  },
];
