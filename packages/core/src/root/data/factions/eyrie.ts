import { nameOfCard } from '../cards/card.ts';
import { SUITS } from '../vocabulary.ts';
import { type FactionSheet, oneOfEach, type Track, pieceClass } from './faction-sheet.ts';

/** Points each Evening by number of roosts on the map: the n-th entry for n roosts. */
export const EYRIE_POINTS: Track = [0, 1, 2, 3, 4, 4, 5];

/** Additional cards drawn for each uncovered roost space. */
export const EYRIE_DRAWS: Track = [0, 0, 1, 0, 0, 1, 0];

/** Columns of the Decree in the order in which they are resolved: recruit, move, battle, build (7.5.2). */
export const DECREE_COLUMNS = ['r', 'm', 'x', 'b'] as const;
export type DecreeColumn = (typeof DECREE_COLUMNS)[number];

/** Loyal Viziers are bird cards without a name in Rootlog; Woodlog writes `vizier` (D17). */
export const VIZIER = { spelling: 'vizier', name: 'Loyal Vizier', suit: 'B', count: 2 } as const;
export const VIZIER_CARD = nameOfCard(VIZIER);

/** Leaders, and the columns of their two viziers (7.8). */
export const LEADERS = [
  { spelling: 'builder', name: 'Builder', viziers: ['r', 'm'] },
  { spelling: 'charismatic', name: 'Charismatic', viziers: ['r', 'x'] },
  { spelling: 'commander', name: 'Commander', viziers: ['m', 'x'] },
  { spelling: 'despot', name: 'Despot', viziers: ['m', 'b'] },
] as const satisfies readonly { spelling: string; name: string; viziers: readonly [DecreeColumn, DecreeColumn] }[];

export type LeaderName = (typeof LEADERS)[number]['spelling'];

/** Points for any item that they craft (7.2.3). */
export const DISDAIN_POINTS = 1;

/** Cards added to the Decree in a Birdsong, and birds among them (7.4.2). */
export const DECREE_CARDS = { most: 2, birds: 1 } as const;

/** Warriors in the starting corner (7.3.2), and with a new roost after all are lost (7.4.3). */
export const EYRIE_WARRIORS = { setup: 6, newRoost: 3 } as const;

/** Warriors that a Recruit action places, usually and under the Charismatic (7.5.2.I, 7.8.2). */
export const RECRUITS = { usual: 1, charismatic: 2 } as const;

/** A person's columns of the Decree are named by their action, a bot's by suit, in capitals (D17). */
export const EYRIE: FactionSheet = {
  letter: 'E',
  name: 'Eyrie Dynasties',
  setup: 'B',
  reach: 7,
  stance: 'militant',
  cornerWarriors: EYRIE_WARRIORS.setup,
  pieces: [pieceClass('w', 'warrior', 20), pieceClass('b', 'roost', 7)],
  rulesTies: true,
  ownCards: [...oneOfEach(LEADERS), VIZIER],
  board: { parts: DECREE_COLUMNS.map((column) => ({ suffix: `_${column}`, holds: 'cards' })) },
  botBoard: { parts: SUITS.map((suit) => ({ suffix: `_${suit}`, holds: 'cards' })) },
};
