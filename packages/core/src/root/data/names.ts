import type { Suit } from './vocabulary.ts';

/** Factions in the middle of a sentence. */
export const FACTION_NAMES: Readonly<Record<string, string>> = {
  C: 'Marquise',
  E: 'Eyrie',
  A: 'Alliance',
  V: 'Vagabond',
  G: 'second Vagabond',
  L: 'Lizards',
  O: 'Riverfolk',
  D: 'Duchy',
  P: 'Corvids',
  H: 'Hundreds',
  K: 'Keepers',
  N: 'Chameleandroid',
};

/** Adjectives for factions in the plural, for their pieces. */
export const MEMBER_NAMES: Readonly<Record<string, string>> = { L: 'Lizard', P: 'Corvid', K: 'Keeper' };

/** Suits of cards. */
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { B: 'bird', F: 'fox', M: 'mouse', R: 'rabbit' };

/** Named parts of boards, by what follows `$_`. */
export const COLUMN_NAMES: Readonly<Record<string, string>> = {
  r: 'the Recruit column',
  m: 'the Move column',
  x: 'the Battle column',
  b: 'the Build column',
  F: 'the fox column',
  M: 'the mouse column',
  R: 'the rabbit column',
  B: 'the bird column',
  l: 'the Lost Souls',
  1: 'the first column of the retinue',
  2: 'the second column of the retinue',
  3: 'the third column of the retinue',
  e: 'the ego track',
  i: 'the Id',
};

/** Areas of a Vagabond's board. */
export const AREA_NAMES: Readonly<Record<string, string>> = { s: 'satchel', d: 'damaged items', t: 'item tracks' };

/** Common places. */
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  0: 'the Burrow',
  '*': 'the discard pile',
  Q: 'the quests',
  draw: 'the draw pile',
  discard: 'the discard pile',
  dominance: 'the available dominance cards',
  items: 'the item supply',
  out: 'the game',
  coffin: 'the Coffin Makers',
  '?': 'nowhere known',
};
