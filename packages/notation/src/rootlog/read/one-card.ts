import type { Deck } from '@woodlog/core/root';
import { namesFor } from '../card-names.ts';
import { readCard, takeSuit } from './card.ts';
import { END, SIGN } from './codes.ts';
import { failed } from './failure.ts';
import { Reader } from './reader.ts';

/**
 * Reads a single card in any accepted notation and returns it as actions write it; `null` if the text is not exactly
 * one card. Cards of the other deck are read, too.
 *
 * @example parseCard('#sappers', 'E&P') // 'B#sap'
 */
export function parseCard(text: string, deck?: Deck): string | null {
  const r = new Reader(text);
  r.known.names = namesFor(deck);
  const suit = takeSuit(r);
  const card = r.take(SIGN.hash) ? readCard(r, suit) : null;
  return card === null || failed(card) || r.next() !== END ? null : card.what;
}
