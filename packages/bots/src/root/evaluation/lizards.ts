import { GARDEN_POINTS } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard, over, piecesOnMap } from './standpoint.ts';

const SUITS = ['f', 'r', 'm'] as const;
const gardens = (at: Standpoint): number[] => SUITS.map((suit) => piecesOnMap(at, `Lb_${suit}`));

export const LIZARDS: Features = {
  /** Gardens on the map. */
  gardens: (at) => gardens(at).reduce((sum, n) => sum + n, 0),
  /** Points of the Score ritual for the best suit (10.5.3). */
  income: (at) => Math.max(...gardens(at).map((n) => GARDEN_POINTS[n] ?? 0)),
  /** Points of the Score ritual over all suits. */
  incomes: (at) => gardens(at).reduce((sum, n) => sum + (GARDEN_POINTS[n] ?? 0), 0),
  /** Acolytes, which pay for conspiracies (10.4.3). */
  acolytes: (at) => Math.min(5, onBoard(at, 'L$', 'Lw')),
  /** Gardens without a warrior. */
  unguarded: (at) => over(at, ({ cardboard, warriors }) => (cardboard > 0 && warriors === 0 ? cardboard : 0)),
};
