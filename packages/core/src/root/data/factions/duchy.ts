import { type FactionSheet, oneOfEach, type Track, pieceClass } from './faction-sheet.ts';

/** Additional warriors recruited in Birdsong for each uncovered citadel space. The bot's board has other icons. */
export const CITADEL_RECRUITS: Track = [1, 2, 2];

/** Warriors in each clearing at setup (12.3.3). */
export const SURFACE_WARRIORS = 2;

/** Warriors of the setup card: in its homeland, and in all adjacent clearings together (ROOT-274). */
export const ADVANCED_WARRIORS = { homeland: 2, adjacent: 5 } as const;

/** The most warriors that a dig moves, and the number of tunnels (12.5.1.V). */
export const DUG_WARRIORS = 4;
export const TUNNELS = 3;

/** Actions of the Assembly (12.5.1), and points of the Duchess of Mud (12.5.2.VII). */
export const ASSEMBLY_ACTIONS = 2;
export const DUCHESS_POINTS = 2;

/** Additional cards drawn for each uncovered market space. */
export const MARKET_DRAWS: Track = [1, 1, 1];

/** Ranks, lowest first. Each swayed minister has a crown, which leaves the game when he is lost (12.2.3). */
export const RANKS = {
  squire: { cards: 2, points: 1, crowns: 3 },
  noble: { cards: 3, points: 2, crowns: 3 },
  lord: { cards: 4, points: 3, crowns: 3 },
} as const;
export type Rank = keyof typeof RANKS;

/** Ministers (12.5.2). Cards to reveal, points and crowns go by rank. */
export const MINISTERS = [
  { spelling: 'captain', name: 'Captain', rank: 'squire' },
  { spelling: 'marshal', name: 'Marshal', rank: 'squire' },
  { spelling: 'foremole', name: 'Foremole', rank: 'squire' },
  { spelling: 'brigadier', name: 'Brigadier', rank: 'noble' },
  { spelling: 'banker', name: 'Banker', rank: 'noble' },
  { spelling: 'mayor', name: 'Mayor', rank: 'noble' },
  { spelling: 'duchessofmud', name: 'Duchess of Mud', rank: 'lord' },
  { spelling: 'baronofdirt', name: 'Baron of Dirt', rank: 'lord' },
  { spelling: 'earlofstone', name: 'Earl of Stone', rank: 'lord' },
] as const satisfies readonly { spelling: string; name: string; rank: Rank }[];

export const DUCHY: FactionSheet = {
  letter: 'D',
  name: 'Underground Duchy',
  setup: 'H',
  reach: 8,
  stance: 'militant',
  pieces: [
    pieceClass('w', 'warrior', 20),
    pieceClass('b_c', 'citadel', 3),
    pieceClass('b_m', 'market', 3),
    pieceClass('t', 'tunnel', TUNNELS),
  ],
  rulesBurrow: true,
  ownCards: oneOfEach(MINISTERS),
};
