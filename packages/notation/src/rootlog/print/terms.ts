/** One thing on the left side of an arrow or `^`. */
export interface TermWords {
  /** `2Ew`, `F#`, `%h`. */
  readonly thing: string;
  /** `3`, `E$`, `de`; empty if it need not be written. */
  readonly start: string;
  /** Whether its start is never written (pawns, landmarks), so any bracket can hold it. */
  readonly free: boolean;
}

export const sameTerm = (a: TermWords, b: TermWords): boolean =>
  a.thing === b.thing && a.start === b.start && a.free === b.free;

/** A start in lower case (`h_C$`) must not look like part of a card's name. */
const withStart = ({ thing, start }: TermWords): string =>
  start.startsWith('h_') && thing.includes('#') ? `${thing} ${start}` : thing + start;

const SUITED = /^(\d*[BFMR])#$/;

/**
 * Joins the things of a side: several with one start in a bracket `(w+2Ew)3`, cards known only by suit as `(2R+B)#E`,
 * and all others each with its own start.
 */
export function joinTerms(terms: readonly TermWords[]): string {
  const first = terms[0]!;
  if (terms.length === 1) return withStart(first);
  const start = terms.find(({ free }) => !free)?.start ?? '';
  const shared = terms.every((term) => term.free || term.start === start);
  if (!shared) return terms.map(withStart).join('+');
  if (terms.every(({ thing }) => SUITED.test(thing)))
    return `(${terms.map(({ thing }) => thing.slice(0, -1)).join('+')})#${start}`;
  const things = terms.map(({ thing }) => thing).join('+');
  return start === '' ? things : `(${things})${start}`;
}
