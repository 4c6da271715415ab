import { nameOfCard } from '../cards/card.ts';
import { type FactionSheet, pieceClass } from './faction-sheet.ts';

/** Types of relics: figures, tablets, jewelry. */
export const RELIC_TYPES = ['f', 't', 'j'] as const;
export type RelicType = (typeof RELIC_TYPES)[number];

/** Values on the backs of the four relics of a type (15.2.1). */
export const RELIC_VALUES = [1, 2, 3, 3] as const;

/** The two sides of each waystation (15.2.2). */
export const WAYSTATIONS = [
  ['f', 'j'],
  ['f', 't'],
  ['j', 't'],
] as const satisfies readonly (readonly [RelicType, RelicType])[];

/** Relics of one type fill their spaces from the left; a column of all three types is worth 2 (15.5.2.III). */
export const RELIC_COLUMNS = 4;
export const RELIC_COLUMN_POINTS = 2;

/** Columns of the Retinue, left to right (15.5.2): move; battle, then delve; move or recover. */
export const RETINUE_COLUMNS = [1, 2, 3] as const;
export type RetinueColumn = (typeof RETINUE_COLUMNS)[number];

/** Faithful Retainers, bird cards, one in each column at first (15.3.5); discarded, they leave the game. */
export const RETAINER = { spelling: 'faith', name: 'Faithful Retainer', suit: 'B', count: 3 } as const;
export const RETAINER_CARD = nameOfCard(RETAINER);

/** Warriors in the starting corner, and in the clearing beside it (15.3.3). */
export const STARTING_WARRIORS = 4;

/** Warriors that a spent card places (15.4.3), and the number of warriors of which one is removed (15.6.1). */
export const RECRUITS = 2;
export const HUNGRY_WARRIORS = 4;

/** The most cards in the Retinue, including retainers (15.6.2). */
export const RETINUE_CARDS = 10;

export const KEEPERS: FactionSheet = {
  letter: 'K',
  name: 'Keepers in Iron',
  setup: 'K',
  reach: 8,
  stance: 'militant',
  cornerWarriors: STARTING_WARRIORS,
  pieces: [
    pieceClass('w', 'warrior', 15),
    pieceClass('b', 'waystation', 3, { faces: { b_f: 2, b_t: 2, b_j: 2 } }),
    pieceClass('t_f', 'figure', 4, { faces: { t_f_1: 1, t_f_2: 1, t_f_3: 2 } }),
    pieceClass('t_t', 'tablet', 4, { faces: { t_t_1: 1, t_t_2: 1, t_t_3: 2 } }),
    pieceClass('t_j', 'jewelry', 4, { faces: { t_j_1: 1, t_j_2: 1, t_j_3: 2 } }),
  ],
  ownCards: [RETAINER],
  discardedOwnCard: 'out',
  board: { parts: RETINUE_COLUMNS.map((column) => ({ suffix: `_${column}`, holds: 'cards' })) },
};
