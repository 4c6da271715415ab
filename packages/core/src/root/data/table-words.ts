import { DECKS, type Deck, MAPS, type MapName } from './vocabulary.ts';

/** Maps by every spelling in headers, flags and setups, in lower case without blanks. */
export const MAP_SPELLINGS: ReadonlyMap<string, MapName> = new Map([
  ...MAPS.map((map) => [map.toLowerCase(), map] as const),
  ['autumn', 'Fall'],
]);

/** Decks by every spelling. */
export const DECK_SPELLINGS: ReadonlyMap<string, Deck> = new Map([
  ...DECKS.map((deck) => [deck.toLowerCase(), deck] as const),
  ['base', 'Standard'],
  ['ep', 'E&P'],
  ['exiles&partisans', 'E&P'],
  ['exilesandpartisans', 'E&P'],
  ['exiles', 'E&P'],
]);

/**
 * The map or deck that words name: `Autumn map` does, `The Autumn map` does not.
 *
 * @example tableWord(MAP_SPELLINGS, 'Autumn map') // 'Fall'
 */
export function tableWord<Name>(spellings: ReadonlyMap<string, Name>, words: string): Name | undefined {
  return spellings.get(simpleTableWord(words));
}

/** Words of a header, flag or setup in the form of the spellings. */
export const simpleTableWord = (words: string): string => words.toLowerCase().replace(/\s+|\s*\b(map|deck)$/g, '');
