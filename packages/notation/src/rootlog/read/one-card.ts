import type { Deck } from '@woodlog/core/root';
import { namesFor } from '../card-names.ts';
import { suitOf } from '../letters.ts';
import { readCard } from './card.ts';
import { END, HASH } from './codes.ts';
import { next, readerOf } from './reader.ts';

/**
 * Reads a card that stands alone, in any spelling that actions have for it, and gives it as actions spell it; `null` if
 * the text is none, or more than one card. As in a log, a card of the other deck is read too.
 *
 * @example parseCard('#sappers', 'E&P') // 'B#sap'
 */
export function parseCard(text: string, deck?: Deck): string | null {
  const r = readerOf(text);
  r.names = namesFor(deck);
  const code = next(r);
  const suit = code === HASH ? 0 : suitOf(code);
  if (suit < 0) return null;
  if (suit > 0) r.pos++;
  if (next(r) !== HASH) return null;
  r.pos++;
  const card = readCard(r, suit);
  return next(r) === END ? card : null;
}
