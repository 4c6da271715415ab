import { listed } from '../../kernel/index.ts';

/** `one card`, `3 cards`. */
export const several = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

/** `a warrior`, `an ego`. */
export const articled = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** `clearing 3`, `the Burrow`. */
export const spotText = (spot: number): string => (spot === 0 ? 'the Burrow' : `clearing ${spot}`);

/** A clearing in a list of clearings: `3`, `the Burrow`. */
export const nearText = (spot: number): string => (spot === 0 ? 'the Burrow' : `${spot}`);

/** `clearings 2 and 3`, `clearing 3`; for an empty list, the text of `none`. */
export const clearingsText = (all: readonly number[], none: string): string =>
  all.length === 0 ? none : all.length === 1 ? spotText(all[0] ?? 0) : `clearings ${listed(all.map(nearText))}`;

/** `clearings 3 and 11`, of places in words. */
export const listedPlaces = (places: readonly string[]): string =>
  places.length > 1 && places.every((place) => place.startsWith('clearing '))
    ? `clearings ${listed(places.map((place) => place.slice(9)))}`
    : listed(places);
