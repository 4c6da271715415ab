import type { Action, Shown } from '@woodlog/core/root';
import { OWNERS, factionOf } from '../letters.ts';
import { CARD, type Reader, fail, next } from './reader.ts';

/** Reads on after the `^` behind cards: `F#+2M#^P`. */
export function readReveal(r: Reader): Action | null {
  const cards: Shown[] = [];
  for (let i = 0; i < r.count; i++) {
    const { sort, count, what, from, placed, start } = r.terms[i]!;
    const by = placed ? from! : OWNERS[r.taker]!;
    if (sort !== CARD) {
      fail(r, start, 'rootlog/reveal', 'only cards are shown', 'F#^ shows a fox card, t5^t_b turns a plot over');
      return null;
    }
    if (by.length !== 1 || factionOf(by.charCodeAt(0)) < 0) {
      fail(r, start, 'rootlog/reveal', 'cards are shown out of a hand', 'F#C^ shows a fox card of C');
      return null;
    }
    cards.push({ count, what, by });
  }
  return { kind: 'reveal', by: cards[0]!.by, cards, to: readAudience(r) };
}

/** Reads whom cards are shown to: a faction, or with nothing there the whole table. */
export function readAudience(r: Reader): string | null {
  const faction = factionOf(next(r));
  if (faction < 0) return null;
  r.pos++;
  return OWNERS[faction]!;
}
