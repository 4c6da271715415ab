import { type Deck, type Layout, type Table, layoutOf } from '@woodlog/core/root';
import type { Box } from '../box.ts';
import { cardBox } from './card.ts';
import { type Counted, countedIn } from './component.ts';
import { pieceBox } from './pieces.ts';

/** What lies in a place, ready to be drawn. */
export interface PlaceContents {
  /** Cards of the deck; on a board with a stack apart, those that were crafted. */
  readonly cards: readonly Box[];
  readonly stacked: readonly Box[];
  readonly quests: readonly Box[];
  readonly ownCards: readonly Box[];
  readonly items: readonly Box[];
  readonly pieces: readonly Box[];
}

const NOTHING: PlaceContents = { cards: [], stacked: [], quests: [], ownCards: [], items: [], pieces: [] };

/** Boxes of equal cards with their number, in the order in which they lie. */
export function cardBoxes(deck: Deck, spellings: readonly string[]): Box[] {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  return [...counts].map(([spelling, count]) => cardBox(deck, spelling, count));
}

/** The contents of a place of the table by its name. */
export function contentsOf(table: Readonly<Table>, name: string): PlaceContents {
  const layout = layoutOf(table.setup);
  const place = layout.placeOf.get(name);
  if (place === undefined) return NOTHING;
  const here = place.row < 0 ? [] : countedIn(layout, table.rows[place.row]!);
  const pile = (index: number, { spellings } = layout.cards): Box[] =>
    index < 0
      ? []
      : cardBoxes(
          layout.deck,
          table.piles[index]!.map((card) => spellings[card]!),
        );
  const isPiece = ({ kind }: Counted): boolean => kind !== 'own-card' && kind !== 'item';
  return {
    cards: pile(place.crafted),
    stacked: place.crafted === place.pile ? [] : pile(place.pile),
    quests: pile(place.quests, layout.quests),
    ownCards: here
      .filter(({ kind }) => kind === 'own-card')
      .map(({ name, count }) => cardBox(layout.deck, name, count)),
    items: here.filter(({ kind }) => kind === 'item').map(pieceBox),
    pieces: here.filter(isPiece).map(pieceBox),
  };
}

/** Pieces that a faction has left. */
export function supplyBoxes(table: Readonly<Table>, layout: Layout, owner: string): Box[] {
  return countedIn(layout, table.rows[layout.supplyRow]!)
    .filter((what) => what.owner === owner && what.kind !== 'own-card')
    .map(pieceBox);
}
