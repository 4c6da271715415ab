import { HIRELING_SHEETS } from '../data/hirelings.ts';
import { FACTION_NAMES } from '../data/names.ts';
import type { Hireling } from '../data/vocabulary.ts';

/** `the Eyrie`. */
export const theFaction = (letter: string): string =>
  `the ${FACTION_NAMES[letter] ?? HIRELING_SHEETS[letter as Hireling]?.promoted.replace('The ', '') ?? letter}`;

/** `2, 3 and 11`. */
export const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `clearing 3`, `the Burrow`. */
export const spotText = (spot: number): string => (spot === 0 ? 'the Burrow' : `clearing ${spot}`);

/** `clearings 2 and 3`, `clearing 3`; `none` where there is none. */
export const clearingsText = (all: readonly number[], none: string): string =>
  all.length === 0 ? none : all.length === 1 ? spotText(all[0] ?? 0) : `clearings ${listed(all.map(nearText))}`;

/** The same beside others: `3`, `the Burrow`. */
export const nearText = (spot: number): string => (spot === 0 ? 'the Burrow' : `${spot}`);
