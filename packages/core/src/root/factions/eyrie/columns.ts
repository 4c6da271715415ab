import type { SuitLetter } from '../../action.ts';
import { suitOfCard } from '../../law/cards.ts';
import type { Turn } from '../../law/step.ts';
import { type DecreeColumn, VIZIER } from '../../data/factions/eyrie.ts';

/** What a turn of the Eyrie remembers between two steps. */
export interface EyrieMemory {
  /** Suits of the cards added to the Decree in this Birdsong. */
  added: (SuitLetter | null)[];
  /** Suits of the cards resolved in this Daylight, by column; null for an unknown suit. */
  done: Record<DecreeColumn, (SuitLetter | null)[]>;
}

export type EyrieTurn = Turn<EyrieMemory>;

/** The suits of the cards in a column of the Decree, including viziers; null if unknown. */
export function suitsIn({ state, layout }: Turn, column: DecreeColumn): (SuitLetter | null)[] {
  const at = layout.placeOf.get(`E$_${column}`);
  const cards = (state.piles[at?.pile ?? -1] ?? []).map((card) => suitOfCard(layout.cards.spellings[card] ?? '#'));
  const viziers = state.rows[at?.row ?? -1]?.[layout.columnOf.get(`${VIZIER.suit}#${VIZIER.spelling}`) ?? -1] ?? 0;
  return [...cards, ...new Array<SuitLetter>(viziers).fill(VIZIER.suit)];
}
