import { CLEARINGS, CLEARING_SUITS, type MapName, ROOT_MAPS, SUIT_MARKERS } from '@woodlog/core/root';

export type Suits = readonly ('F' | 'M' | 'R')[];

/** Reads `F1, R2, ..., F12`: letter and number in either order, separated by commas or blanks, each clearing once. */
export function readSuits(written: string): Suits | null {
  const suits: ('F' | 'M' | 'R')[] = [];
  const rest = written.replace(/([FMR])\s*(\d+)|(\d+)\s*([FMR])/g, (word, letter, number, first, last) => {
    const at = Number(number ?? first) - 1;
    if (CLEARINGS[at] === undefined || suits[at] !== undefined) return word;
    suits[at] = letter ?? last;
    return '';
  });
  return /[^\s,]/.test(rest) || CLEARINGS.some((_, at) => suits[at] === undefined) ? null : suits;
}

/** Whether each suit has as many clearings as there are markers of it (A.1). */
const isDealt = (suits: Suits): boolean =>
  CLEARING_SUITS.every((suit) => suits.filter((one) => one === suit).length === SUIT_MARKERS);

/**
 * The suits that may be meant, if those that are written cannot be: one clearing is left out, added or written otherwise. For
 * others, those printed on the map, or two are swapped.
 */
export function suitsMeant(
  written: string,
  map?: MapName,
): { readonly all: readonly Suits[]; readonly isPossible: boolean } {
  const suits = readSuits(written);
  const isPossible = suits !== null && isDealt(suits);
  const found = new Map<string, Suits>();
  const add = (other: Suits | null): void => {
    if (other !== null && isDealt(other)) found.set(`${other}`, other);
  };
  const words = written.match(/[^\s,]+/g) ?? [];
  for (let i = 0; i <= 2 * words.length; i++)
    for (const at of isPossible ? [] : CLEARINGS)
      for (const meant of ['', ...CLEARING_SUITS])
        add(
          readSuits(
            [...words.slice(0, i / 2), meant === '' ? meant : `${meant}${at}`, ...words.slice((i + 1) / 2)].join(' '),
          ),
        );
  const swapped = isPossible ? suits : [];
  if (isPossible && map) add(CLEARINGS.map((at) => ROOT_MAPS[map].clearings[at].suit) as Suits);
  for (const [one, first] of swapped.entries())
    for (const [other, last] of swapped.entries()) if (first < last) add(swapped.with(one, last).with(other, first));
  return { all: [...found.values()], isPossible };
}
