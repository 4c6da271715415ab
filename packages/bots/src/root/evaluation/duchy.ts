import { MINISTERS, clearingRow } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard, over, piecesOnMap } from './standpoint.ts';

/** Swayed ministers of a rank: their cards are on the board. */
const swayed = (at: Standpoint, rank: string): number =>
  MINISTERS.reduce((sum, one) => sum + (one.rank === rank ? onBoard(at, 'D$', `#${one.spelling}`) : 0), 0);

export const DUCHY: Features = {
  /** Swayed squires, nobles and lords: actions and points of every turn to come (12.5.2). */
  squires: (at) => swayed(at, 'squire'),
  nobles: (at) => swayed(at, 'noble'),
  lords: (at) => swayed(at, 'lord'),
  /** Citadels, which recruit, and markets, which draw. */
  citadels: (at) => piecesOnMap(at, 'Db_c'),
  markets: (at) => piecesOnMap(at, 'Db_m'),
  /** Tunnels on the map. */
  tunnels: (at) => piecesOnMap(at, 'Dt'),
  /** Warriors in the Burrow. */
  burrow: ({ table, me }) => clearingRow(table, 0)[me.warrior] ?? 0,
  /** Suits of clearings with warriors: ministers are swayed by cards that match them. */
  presence: (at) => over(at, ({ warriors }) => (warriors > 0 ? 1 : 0)),
};
