import { DECKS, type Deck, MAPS, type MapName } from './vocabulary.ts';

/** Maps by every spelling that headers, flags and setups may have, lower case and without blanks. */
export const MAP_SPELLINGS: ReadonlyMap<string, MapName> = new Map([
  ...MAPS.map((map) => [map.toLowerCase(), map] as const),
  ['autumn', 'Fall'],
]);

/** Decks likewise. */
export const DECK_SPELLINGS: ReadonlyMap<string, Deck> = new Map([
  ...DECKS.map((deck) => [deck.toLowerCase(), deck] as const),
  ['base', 'Standard'],
  ['ep', 'E&P'],
  ['exiles&partisans', 'E&P'],
  ['exilesandpartisans', 'E&P'],
  ['exiles', 'E&P'],
]);

/**
 * The map or deck of a table that words name: `Autumn map` is one, `The Autumn map` is none.
 *
 * @example tableWord(MAP_SPELLINGS, 'Autumn map') // 'Fall'
 */
export function tableWord<Name>(spellings: ReadonlyMap<string, Name>, words: string): Name | undefined {
  return spellings.get(simpleTableWord(words));
}

/** Words of a header, flag or setup as the spellings have them. */
export const simpleTableWord = (words: string): string => words.toLowerCase().replace(/\s+|\s*\b(map|deck)$/g, '');
