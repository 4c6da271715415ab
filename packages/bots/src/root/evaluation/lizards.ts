import { GARDEN_DRAWS, GARDEN_POINTS } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard, over, piecesOnMap } from './standpoint.ts';

const SUITS = ['f', 'r', 'm'] as const;

/** Gardens on the map by suit. */
const gardens = (at: Standpoint): number[] => SUITS.map((suit) => piecesOnMap(at, `Lb_${suit}`));

/** Points of the Score ritual for so many gardens of a suit. */
const pointsOf = (count: number): number => GARDEN_POINTS[count - 1] ?? 0;

/** Cards drawn for so many gardens of a suit. */
const drawsOf = (count: number): number => GARDEN_DRAWS.slice(0, count).reduce((sum, cards) => sum + cards, 0);

export const LIZARDS: Features = {
  /** Gardens on the map. */
  gardens: (at) => gardens(at).reduce((sum, n) => sum + n, 0),
  /** Points of the Score ritual for the best suit (10.5.3). */
  income: (at) => Math.max(...gardens(at).map(pointsOf)),
  /** Points of the Score ritual over all suits. */
  incomes: (at) => gardens(at).reduce((sum, n) => sum + pointsOf(n), 0),
  /** Cards drawn in Evening for gardens (10.6.3). */
  draws: (at) => gardens(at).reduce((sum, n) => sum + drawsOf(n), 0),
  /** Acolytes, which pay for conspiracies (10.4.3). */
  acolytes: (at) => Math.min(5, onBoard(at, 'L$', 'Lw')),
  /** Gardens without a warrior. */
  unguarded: (at) => over(at, ({ cardboard, warriors }) => (cardboard > 0 && warriors === 0 ? cardboard : 0)),
};
