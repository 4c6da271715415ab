import { type Counted, type Deck, type Table, contentsIn, layoutOf, supplyOf } from '@woodlog/core/root';
import type { Box } from '../kernel/box.ts';
import { cardBox } from './card.ts';
import { pieceBox } from './pieces.ts';

/** A place's contents, ready to be drawn. */
export interface DrawnContents {
  /** Cards; on a board with its own stack, crafted ones only. */
  readonly cards: readonly Box[];
  readonly stacked: readonly Box[];
  readonly quests: readonly Box[];
  readonly ownCards: readonly Box[];
  readonly items: readonly Box[];
  readonly pieces: readonly Box[];
}

/** Boxes of equal cards with their number, in order. */
export function cardBoxes(deck: Deck, spellings: readonly string[]): Box[] {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  return [...counts].map(([spelling, count]) => cardBox(deck, spelling, count));
}

export function contentsOf(table: Readonly<Table>, name: string): DrawnContents {
  const { deck } = layoutOf(table.setup);
  const { pieces: here, cards, stack, quests } = contentsIn(table, name);
  const isPiece = ({ kind }: Counted): boolean => kind !== 'own-card' && kind !== 'item';
  return {
    cards: cardBoxes(deck, cards),
    stacked: cardBoxes(deck, stack),
    quests: cardBoxes(deck, quests),
    ownCards: here.filter(({ kind }) => kind === 'own-card').map((card) => cardBox(deck, card.name, card.count)),
    items: here.filter(({ kind }) => kind === 'item').map(pieceBox),
    pieces: here.filter(isPiece).map(pieceBox),
  };
}

/** A faction's remaining pieces. */
export function supplyBoxes(table: Readonly<Table>, owner: string): Box[] {
  const { pieces } = contentsIn(table, supplyOf(owner));
  return pieces.filter(({ kind }) => kind !== 'own-card').map(pieceBox);
}
