import { act } from '../../../kernel/index.ts';
import type { Part } from '../../action.ts';
import { SYMPATHY_POINTS } from '../../data/factions/alliance.ts';
import { askForCard, drawCards, matches, matchingSuits, moveCard } from '../cards.ts';
import type { FactionLaw } from '../faction-law.ts';
import { isEmptyOf, onMap, tokensAt } from '../pieces.ts';
import { fitsSuit } from '../place.ts';
import type { RootTurn } from '../questions.ts';
import { countKind } from '../remove.ts';
import type { Seat, Woodland } from '../woodland.ts';

/** Supporters that a stack holds without a base on the map (8.2.3.I). */
const WITHOUT_BASE = 5;

function hasBase(wood: Woodland, self: Seat): boolean {
  return self.buildings.some((column) => !isEmptyOf(wood, column));
}

function supporters(wood: Woodland, self: Seat): readonly number[] {
  return wood.state.piles[wood.layout.seats[self.index]!.boardPile]!;
}

/** Where a card goes that the Alliance gains as a supporter (8.2.3.I). */
function stack(wood: Woodland, self: Seat): string {
  return hasBase(wood, self) || supporters(wood, self).length < WITHOUT_BASE ? self.board : 'discard';
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

/** A base that goes takes matching supporters and half of the officers with it, and the stack shrinks (8.2.4). */
function* loseBase(wood: Woodland, self: Seat, clearing: number): RootTurn {
  wood.report?.('8.2.4');
  const { layout } = wood;
  const suit = wood.suits[clearing];
  const names = supporters(wood, self).map((card) => layout.cards.spellings[card]!);
  const leaving = suit == null ? [] : names.filter((card) => matches(card, suit));
  const stays = names.length - leaving.length;
  if (!hasBase(wood, self) && stays > WITHOUT_BASE) {
    const over = names.filter((card) => !leaving.includes(card)).slice(0, stays - WITHOUT_BASE);
    leaving.push(...over);
  }
  const officers = wood.state.rows[layout.seats[self.index]!.boardRow]![self.warrior]!;
  const parts: Part[] = leaving.map((what) => ({ count: 1, what, from: self.board, to: 'discard' }));
  if (parts.length > 0) yield* act({ kind: 'move', parts });
  if (officers === 0) return;
  const half = Math.ceil(officers / 2);
  yield* act({ kind: 'move', parts: [{ count: half, what: 'Aw', from: self.board, to: self.supply }] });
}

export const ALLIANCE_LAW: readonly FactionLaw[] = [
  {
    guerrilla: true,
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
