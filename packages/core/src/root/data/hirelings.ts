import type { PieceClass } from '../factions/faction-sheet.ts';
import type { Faction, Hireling, Item } from './vocabulary.ts';

export interface HirelingSheet {
  readonly promoted: string;
  readonly demoted: string;
  /** Names in Rootlog V2.8 that have changed since, promoted and demoted. */
  readonly oldNames?: readonly [string, string];
  readonly pieces: readonly PieceClass[];
  /** Its pieces can stand on paths. */
  readonly onPaths?: true;
  readonly items?: Readonly<Partial<Record<Item, number>>>;
  /** Factions that cannot be played beside it (A.6.5). */
  readonly replaces: readonly Faction[];
}

const warriors = (name: string, supply: number): PieceClass => ({ piece: 'w', name, supply });
const pawn = (name: string): PieceClass => ({ piece: 'p', name, supply: 1 });

/** Hirelings with the pieces that come with both sides of the card (C.4.2, C.4.3, C.11.2, C.11.3). */
export const HIRELING_SHEETS: Readonly<Record<Hireling, HirelingSheet>> = {
  h_C: {
    promoted: 'Forest Patrol',
    demoted: 'Feline Physicians',
    pieces: [warriors('Patrol', 12)],
    replaces: ['C'],
  },
  h_E: {
    promoted: 'Last Dynasty',
    demoted: 'Bluebird Nobles',
    pieces: [warriors('Dynasty', 5)],
    replaces: ['E'],
  },
  h_A: {
    promoted: 'Spring Uprising',
    demoted: 'Rabbit Scouts',
    pieces: [warriors('Uprising', 4)],
    replaces: ['A'],
  },
  h_V: {
    promoted: 'The Exile',
    demoted: 'The Brigand',
    oldNames: ['The Outcast', 'The Brigand'],
    pieces: [pawn('Exile')],
    items: { u: 3 },
    replaces: ['V', 'G'],
  },
  h_L: {
    promoted: 'Warm Sun Prophets',
    demoted: 'Lizard Envoys',
    pieces: [warriors('Prophet', 4)],
    replaces: ['L'],
  },
  h_O: {
    promoted: 'Riverfolk Flotilla',
    demoted: 'Otter Divers',
    pieces: [pawn('Flotilla')],
    replaces: ['O'],
  },
  h_D: {
    promoted: 'Sunward Expedition',
    demoted: 'Mole Artisans',
    pieces: [warriors('Expedition', 8), { piece: 't', name: 'foothold', supply: 3 }],
    replaces: ['D'],
  },
  h_P: {
    promoted: 'Corvid Spies',
    demoted: 'Raven Sentries',
    oldNames: ['Corvid Spies', 'Raven Guards'],
    pieces: [warriors('Spy', 6)],
    replaces: ['P'],
  },
  h_H: {
    promoted: 'Flame Bearers',
    demoted: 'Rat Smugglers',
    oldNames: ['Flame Bearers', 'Rat Ravagers'],
    pieces: [warriors('Bearer', 6)],
    replaces: ['H'],
  },
  h_K: {
    promoted: 'Vault Keepers',
    demoted: 'Badger Bodyguards',
    pieces: [warriors('Keeper', 6), { piece: 'b', name: 'vault', supply: 6 }],
    replaces: ['K'],
  },
  h_T: {
    promoted: 'Highway Bandits',
    demoted: 'Bandit Gangs',
    oldNames: ['Highway Bandits', 'Bandit Guilds'],
    pieces: [warriors('Bandit', 4)],
    onPaths: true,
    replaces: [],
  },
  h_S: {
    promoted: 'Furious Protector',
    demoted: 'Stoic Protector',
    pieces: [pawn('Protector')],
    replaces: [],
  },
  h_J: {
    promoted: 'Popular Band',
    demoted: 'Street Band',
    oldNames: ['Woodland Band', 'Traveling Band'],
    pieces: [warriors('Band', 5)],
    replaces: [],
  },
};

/**
 * The control die (H.1.2): its gold pips, and all of them, a face each. The law prints none of its faces (D114).
 */
export const CONTROL_DIE = { gold: [1, 1, 1, 2, 2, 2], all: [2, 2, 3, 3, 4, 4] } as const;

/** Hirelings in a game that uses them (A.6), and the points at which one is gained (A.6.4). */
export const HIRELING_POINTS = [4, 8, 12] as const;

/** Hirelings demoted at setup by number of players (A.6.2); more players count as five. */
export const DEMOTED_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 2, 5: 3 };
