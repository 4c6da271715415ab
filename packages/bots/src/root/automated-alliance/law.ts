import {
  type FactionLaw,
  type Removal,
  type RootTurn,
  type Seat,
  type Woodland,
  askForCard,
  countKind,
  matchingSuits,
  moveCard,
  remove,
  score,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';
import { clearingsInOrder } from '../shared/priority.ts';
import { suitOfBase } from './bases.ts';
import { isSympathetic, sympathy } from './sympathy.ts';

/** A person gives up a card that matches; without one the bot scores (B.6.2.3). */
function* outrage(wood: Woodland, self: Seat, by: Seat, clearing: number): RootTurn {
  wood.report?.('B.6.2.3');
  const suits = matchingSuits(wood, clearing);
  const card = yield* askForCard(wood, 'B.6.2.3', 'card for the outrage', by, { suits });
  if (card === null) yield* score(wood, self, 1);
  else yield* moveCard(card, by.letter, 'discard');
}

/** With a base that is removed go all sympathy tokens in clearings of its suit; nobody scores for these (B.6.2.4). */
function* crackdown(wood: Woodland, self: Seat, base: number): RootTurn {
  wood.report?.('B.6.2.4');
  const suit = suitOfBase(wood, base);
  const clearings = clearingsInOrder(wood).filter(
    (clearing) => wood.suits[clearing] === suit && isSympathetic(wood, self, clearing),
  );
  const removals = clearings.map((clearing): Removal => {
    const pieces = [{ column: sympathy(self), count: tokensAt(wood, self, clearing) }];
    return { by: null, owner: self, clearing, pieces, battle: null };
  });
  yield* remove(wood, removals);
}

export const ALLIANCE: FactionLaw = {
  /** One sympathy token a clearing (B.6.2.1.I). */
  mayPlace(wood, self, column, clearing) {
    if (column !== sympathy(self) || !isSympathetic(wood, self, clearing)) return true;
    wood.report?.('B.6.2.1.I');
    return false;
  },
  /** Automated Ambush (B.6.2.2). */
  extraHits: (wood, self, { defender, clearing }) => {
    if (defender !== self || warriorsAt(wood, self, clearing) === 0) return 0;
    wood.report?.('B.6.2.2');
    return 1;
  },
  *movedIn(wood, self, { mover, to, pieces }) {
    if (mover.bot || countKind(wood, pieces, 'warrior') === 0 || !isSympathetic(wood, self, to)) return;
    yield* outrage(wood, self, mover, to);
  },
  *removed(wood, self, { by, clearing, pieces }) {
    if (by !== null && !by.bot) {
      for (let n = countKind(wood, pieces, 'token'); n > 0; n--) yield* outrage(wood, self, by, clearing);
    }
    for (const { column } of pieces) if (self.buildings.includes(column)) yield* crackdown(wood, self, column);
  },
};
