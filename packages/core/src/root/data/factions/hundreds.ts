import type { ClearingSuit, Item } from '../vocabulary.ts';
import { type FactionSheet, oneOfEach, pieceClass } from './faction-sheet.ts';

/** Moods, and the item that forbids each while the hoard holds it (14.4.4, 14.7). */
export const MOODS = [
  { spelling: 'bitter', name: 'Bitter', item: 'h' },
  { spelling: 'grandiose', name: 'Grandiose', item: 't' },
  { spelling: 'jubilant', name: 'Jubilant', item: 'f' },
  { spelling: 'lavish', name: 'Lavish', item: null },
  { spelling: 'relentless', name: 'Relentless', item: 'b' },
  { spelling: 'rowdy', name: 'Rowdy', item: 'c' },
  { spelling: 'stubborn', name: 'Stubborn', item: 'x' },
  { spelling: 'wrathful', name: 'Wrathful', item: 's' },
] as const satisfies readonly { spelling: string; name: string; item: Item | null }[];
export type Mood = (typeof MOODS)[number]['spelling'];
export const STARTING_MOOD: Mood = 'stubborn';

/** Items that each track of the hoard takes, and its spaces (14.2.4). */
export const HOARD = {
  command: { items: ['f', 'b', 'c'], spaces: 4 },
  prowess: { items: ['h', 't', 's', 'x'], spaces: 4 },
} as const satisfies Record<string, { items: readonly Item[]; spaces: number }>;

/** Command or Prowess by number of items on the track, from none (14.2.4.II). */
export const HOARD_VALUE: readonly number[] = [1, 2, 2, 3, 4];

/** Points of Oppress by number of clearings ruled without enemy pieces, from 0; more count as six (14.6.2). */
export const OPPRESS_POINTS: readonly number[] = [0, 1, 1, 2, 2, 3, 4];

export const MOB_DIE = ['F', 'F', 'M', 'M', 'R', 'R'] as const satisfies readonly ClearingSuit[];

/** Warriors with the warlord at setup (14.3.2). */
export const STARTING_WARRIORS = 4;

/**
 * Rolls of a Jubilant warlord (14.7.3), warriors for each item of a Lavish one (14.7.4), enemy pieces that are a crowd
 * for a Rowdy one (14.7.6).
 */
export const JUBILANT_ROLLS = 4;
export const LAVISH_WARRIORS = 2;
export const ROWDY_CROWD = 3;

export const HUNDREDS: FactionSheet = {
  letter: 'H',
  name: 'Lord of the Hundreds',
  setup: 'J',
  reach: 9,
  stance: 'militant',
  cornerWarriors: STARTING_WARRIORS,
  pieces: [
    pieceClass('w', 'warrior', 20),
    pieceClass('w_w', 'warlord', 1),
    pieceClass('b', 'stronghold', 6),
    pieceClass('t', 'mob', 5),
  ],
  ruinItems: true,
  ownCards: oneOfEach(MOODS),
};
