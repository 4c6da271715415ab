import { type PieceClass, pieceClass } from './factions/faction-sheet.ts';
import type { Faction, Hireling, Item } from './vocabulary.ts';

export interface HirelingSheet {
  readonly promoted: string;
  readonly demoted: string;
  /** Former names in Rootlog V2.8, promoted and demoted. */
  readonly oldNames?: readonly [string, string];
  readonly pieces: readonly PieceClass[];
  /** Its pieces can stand on paths. */
  readonly onPaths?: true;
  readonly items?: Readonly<Partial<Record<Item, number>>>;
  /** Factions that cannot be in a game with it (A.6.5). */
  readonly replaces: readonly Faction[];
}

const warriors = (name: string, supply: number): PieceClass => pieceClass('w', name, supply);
const pawn = (name: string): PieceClass => pieceClass('p', name, 1);

const sheet = (
  promoted: string,
  demoted: string,
  pieces: readonly PieceClass[],
  replaces: readonly Faction[],
  more: Partial<HirelingSheet> = {},
): HirelingSheet => ({ promoted, demoted, pieces, replaces, ...more });

/** Hirelings with the pieces that come with both sides of the card (C.4.2, C.4.3, C.11.2, C.11.3). */
export const HIRELING_SHEETS: Readonly<Record<Hireling, HirelingSheet>> = {
  h_C: sheet('Forest Patrol', 'Feline Physicians', [warriors('Patrol', 12)], ['C']),
  h_E: sheet('Last Dynasty', 'Bluebird Nobles', [warriors('Dynasty', 5)], ['E']),
  h_A: sheet('Spring Uprising', 'Rabbit Scouts', [warriors('Uprising', 4)], ['A']),
  h_V: sheet('The Exile', 'The Brigand', [pawn('Exile')], ['V', 'G'], {
    oldNames: ['The Outcast', 'The Brigand'],
    items: { u: 3 },
  }),
  h_L: sheet('Warm Sun Prophets', 'Lizard Envoys', [warriors('Prophet', 4)], ['L']),
  h_O: sheet('Riverfolk Flotilla', 'Otter Divers', [pawn('Flotilla')], ['O']),
  h_D: sheet('Sunward Expedition', 'Mole Artisans', [warriors('Expedition', 8), pieceClass('t', 'foothold', 3)], ['D']),
  h_P: sheet('Corvid Spies', 'Raven Sentries', [warriors('Spy', 6)], ['P'], {
    oldNames: ['Corvid Spies', 'Raven Guards'],
  }),
  h_H: sheet('Flame Bearers', 'Rat Smugglers', [warriors('Bearer', 6)], ['H'], {
    oldNames: ['Flame Bearers', 'Rat Ravagers'],
  }),
  h_K: sheet('Vault Keepers', 'Badger Bodyguards', [warriors('Keeper', 6), pieceClass('b', 'vault', 6)], ['K']),
  h_T: sheet('Highway Bandits', 'Bandit Gangs', [warriors('Bandit', 4)], [], {
    oldNames: ['Highway Bandits', 'Bandit Guilds'],
    onPaths: true,
  }),
  h_S: sheet('Furious Protector', 'Stoic Protector', [pawn('Protector')], []),
  h_J: sheet('Popular Band', 'Street Band', [warriors('Band', 5)], [], {
    oldNames: ['Woodland Band', 'Traveling Band'],
  }),
};

/** The faces of the control die (H.1.2): its gold pips, and all its pips. The law does not print them (D114). */
export const CONTROL_DIE = { gold: [1, 1, 1, 2, 2, 2], all: [2, 2, 3, 3, 4, 4] } as const;

/** Hirelings in a game that uses them (A.6), and the points at which one is gained (A.6.4). */
export const HIRELING_POINTS = [4, 8, 12] as const;

/** Hirelings demoted at setup by number of players (A.6.2); more players count as five. */
export const DEMOTED_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 2, 5: 3 };
