import { type FactionSheet, type Track, pieceClass } from './faction-sheet.ts';

/**
 * A fan-made bot (Chmd), with an ego track and the Id (D25). `t_d` is an ego with a draw icon: with Patron (Chmd.9.1),
 * 4 of the 8 have one, otherwise none.
 */
export const CHAMELEANDROID: FactionSheet = {
  letter: 'N',
  name: 'Chameleandroid',
  pieces: [pieceClass('w', 'warrior', 1), pieceClass('t', 'ego', 8, { faces: { t_d: 4 } })],
  board: {
    parts: [
      { suffix: '_e', holds: 'pieces' },
      { suffix: '_i', holds: 'pieces' },
    ],
  },
};

/** Points for placing the n-th ego from the track, counting those on the Id (Chmd.5.2, D31). */
export const EGO_POINTS: Track = [0, 1, 1, 1, 2, 2, 3, 3];

/** Points for each ego that cannot be placed (Chmd.2.3). */
export const EGO_NOT_PLACED_POINTS = 3;
