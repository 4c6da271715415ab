import { SUITS } from '../../data/vocabulary.ts';
import { type FactionSheet, oneOfEach, type Track } from '../faction-sheet.ts';

/** Points each Evening by roosts on the map: the n-th entry for n roosts, none for none. */
export const EYRIE_POINTS: Track = [0, 1, 2, 3, 4, 4, 5];

/** Cards drawn more for each roost space uncovered. */
export const EYRIE_DRAWS: Track = [0, 0, 1, 0, 0, 1, 0];

/** Columns of the Decree in the order in which they are resolved: recruit, move, battle, build (7.5.2). */
export const DECREE_COLUMNS = ['r', 'm', 'x', 'b'] as const;
export type DecreeColumn = (typeof DECREE_COLUMNS)[number];

/** Loyal Viziers are bird cards; Rootlog gives them no name, we write `vizier` (D17). */
export const VIZIER = { spelling: 'vizier', name: 'Loyal Vizier', suit: 'B', count: 2 } as const;

/** Leaders, and the columns of their two viziers (7.8). */
export const LEADERS = [
  { spelling: 'builder', name: 'Builder', viziers: ['r', 'm'] },
  { spelling: 'charismatic', name: 'Charismatic', viziers: ['r', 'x'] },
  { spelling: 'commander', name: 'Commander', viziers: ['m', 'x'] },
  { spelling: 'despot', name: 'Despot', viziers: ['m', 'b'] },
] as const satisfies readonly { spelling: string; name: string; viziers: readonly [DecreeColumn, DecreeColumn] }[];

/** A person's columns of the Decree are named by what they do, a bot's by suit, in capitals (D17). */
export const EYRIE: FactionSheet = {
  letter: 'E',
  name: 'Eyrie Dynasties',
  setup: 'B',
  reach: 7,
  stance: 'militant',
  pieces: [
    { piece: 'w', name: 'warrior', supply: 20 },
    { piece: 'b', name: 'roost', supply: 7 },
  ],
  rulesTies: true,
  ownCards: [...oneOfEach(LEADERS), VIZIER],
  board: { parts: DECREE_COLUMNS.map((column) => ({ suffix: `_${column}`, holds: 'cards' })) },
  botBoard: { parts: SUITS.map((suit) => ({ suffix: `_${suit}`, holds: 'cards' })) },
};
