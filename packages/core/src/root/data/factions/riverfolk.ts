import { type FactionSheet, type Track, pieceClass } from './faction-sheet.ts';

/** A removed trade post leaves the game (11.2.5.I), unless the Riverfolk are a bot (D4). */
export const RIVERFOLK: FactionSheet = {
  letter: 'O',
  name: 'Riverfolk Company',
  setup: 'G',
  reach: 5,
  stance: 'insurgent',
  pieces: [
    pieceClass('w', 'warrior', 15),
    pieceClass('t_f', 'fox trade post', 3, { removedForGood: true }),
    pieceClass('t_r', 'rabbit trade post', 3, { removedForGood: true }),
    pieceClass('t_m', 'mouse trade post', 3, { removedForGood: true }),
  ],
  suited: '11.5.6.III',
  hirable: true,
  board: { openHand: true },
  // A bot's trade posts return to its board (D57); its hand is the Market, in order (D19).
  botBoard: { piecesReturn: true, orderedHand: true },
};

/** Trade posts of each suit. */
export const TRADE_POSTS = 3;

/**
 * Warriors placed at setup (11.3.2), the cost of a trade post in funds (11.5.6.II), and the funds for a point (11.4.2).
 */
export const STARTING_WARRIORS = 4;
export const POST_FUNDS = 2;
export const DIVIDEND_FUNDS = 2;

/** Points for placing the n-th trade post of a suit. */
export const TRADE_POST_POINTS: Track = [2, 2, 2];

/** Services in Rootlog's letters: hand card, riverboats, mercenaries (11.2.7). */
export const SERVICES = ['h', 'r', 'm'] as const;
export type Service = (typeof SERVICES)[number];

/** What a service can cost (11.6.2). */
export const PRICES = { least: 1, most: 4 } as const;

/** Warriors in Payments at setup (11.3.4), and from Protectionism (11.4.1). */
export const STARTING_PAYMENTS = 3;
export const PROTECTIONISM = 2;
