import type { SuitLetter } from '../../action.ts';
import { suitOfCard, cardsIn } from '../../law/cards.ts';
import type { Turn } from '../../law/step.ts';
import { type DecreeColumn, VIZIER_CARD } from '../../data/factions/eyrie.ts';

/** What a turn of the Eyrie remembers between two steps. */
export interface EyrieMemory {
  /** Suits of the cards added to the Decree in this Birdsong. */
  added: (SuitLetter | null)[];
  /** Suits of the cards resolved in this Daylight, by column; null for an unknown suit. */
  done: Record<DecreeColumn, (SuitLetter | null)[]>;
}

export type EyrieTurn = Turn<EyrieMemory>;

/** The suits of the cards in a column of the Decree, including viziers; null if unknown. */
export const suitsIn = (turn: Turn, column: DecreeColumn): (SuitLetter | null)[] =>
  cardsIn(turn, `E$_${column}`, VIZIER_CARD).map(suitOfCard);
