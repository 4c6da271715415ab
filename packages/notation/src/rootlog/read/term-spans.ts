import { factionOf } from '../owners.ts';
import type { Span } from '../../kernel/diagnostic.ts';
import { trimmed } from './comment.ts';
import { failed } from './failure.ts';
import { Reader } from './reader.ts';
import { readSide } from './side.ts';

/** The spans of the terms of the action at the start of a text: `w` and `Ew` of `(w+Ew)1->`. */
export function termSpans(text: string, taker: string): readonly Span[] {
  const r = new Reader(text);
  r.known.taker = factionOf(taker.charCodeAt(0)) ?? r.known.taker;
  const terms = readSide(r);
  if (failed(terms)) return [];
  return terms.map(({ start, end }) => ({ start, end: start + trimmed(text, start, end).length }));
}
