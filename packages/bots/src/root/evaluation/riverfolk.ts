import { type Features, type Standpoint, onBoard, over, piecesOnMap } from './standpoint.ts';

const SUITS = ['f', 'r', 'm'] as const;

/** Warriors of any kind on the board: Payments, Funds and Commitments together. */
const warriorsOnBoard = (at: Standpoint): number =>
  at.players.seats.reduce((sum, { letter }) => sum + onBoard(at, 'O$', `${letter}w`), 0);

export const RIVERFOLK: Features = {
  /** Warriors on the board, which pay for actions, and points in Birdsong (11.4.2). */
  funds: (at) => Math.min(8, warriorsOnBoard(at)),
  /** Trade posts on the map, which craft and protect (11.2.5). */
  posts: (at) => SUITS.reduce((sum, suit) => sum + piecesOnMap(at, `Ot_${suit}`), 0),
  /** Trade posts without a warrior. */
  unguarded: (at) => over(at, ({ cardboard, warriors }) => (warriors === 0 ? cardboard : 0)),
  /** Clearings with a warrior: where others may meet them. */
  spread: (at) => over(at, ({ warriors }) => (warriors > 0 ? 1 : 0)),
};
