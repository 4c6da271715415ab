import type { Item } from '../vocabulary.ts';
import { type FactionSheet, oneOfEach, type Track, pieceClass } from './faction-sheet.ts';

/** Characters with their starting items (V.1 to V.12). */
export const CHARACTERS = [
  { spelling: 'thief', name: 'Thief', items: ['f', 'r', 't', 's'], special: 'Steal' },
  { spelling: 'tinker', name: 'Tinker', items: ['f', 'r', 'b', 'h'], special: 'Day Labor' },
  { spelling: 'ranger', name: 'Ranger', items: ['f', 'r', 'x', 's'], special: 'Hideout' },
  { spelling: 'vagrant', name: 'Vagrant', items: ['c', 'r', 'f'], special: 'Instigate' },
  { spelling: 'arbiter', name: 'Arbiter', items: ['f', 'r', 's', 's'], special: 'Protector' },
  { spelling: 'scoundrel', name: 'Scoundrel', items: ['f', 'f', 'r', 'x'], special: 'Scorched Earth' },
  { spelling: 'adventurer', name: 'Adventurer', items: ['f', 'r', 'h'], special: 'Improvise' },
  { spelling: 'harrier', name: 'Harrier', items: ['c', 'r', 's', 'x'], special: 'Glide' },
  { spelling: 'ronin', name: 'Ronin', items: ['f', 'f', 'r', 's'], special: 'Swift Strike' },
  { spelling: 'cheat', name: 'Cheat', items: ['f', 't', 'x', 'r'], special: 'Con' },
  { spelling: 'gladiator', name: 'Gladiator', items: ['f', 'r', 'h'], special: 'Duel' },
  { spelling: 'jailor', name: 'Jailor', items: ['f', 'x', 'r'], special: 'Coerce' },
] as const satisfies readonly { spelling: string; name: string; items: readonly Item[]; special: string }[];

/** Spaces of the Relationships chart in Rootlog: Hostile, then Indifferent to Allied (9.2.9). */
export const RELATIONSHIPS = ['h', '0', '1', '2', 'a'] as const;

/** Aids in one turn needed to leave spaces 0, 1 and 2, and points for entering the next (9.2.9.I). */
export const AIDS_TO_ADVANCE: Track = [1, 2, 3];
export const ADVANCE_POINTS: Track = [1, 2, 2];

/** Items with a track of their own (9.2.5.I). */
export const TRACK_ITEMS = ['t', 'c', 'b'] as const satisfies readonly Item[];

/** Spaces of each of these tracks. */
export const TRACK_SPACES = 3;

/** Items refreshed in Birdsong: a base number, and more for each tea on the track (9.4.1). */
export const REFRESHED = { always: 3, tea: 2 } as const;

/** The most items in satchel and Damaged box together: a base number, and more for each bag on the track (9.6.4). */
export const ITEM_LIMIT = { always: 6, bag: 2 } as const;

/** Points for each aid to an ally (9.2.9.II.a), and cards drawn instead of points for a quest (9.5.5). */
export const ALLY_POINTS = 2;
export const QUEST_CARDS = 2;

/** Damaged items that the Ranger repairs in the hideout (V.3.2). */
export const HIDEOUT_REPAIRS = 3;

/** Conditions of a coalition: players, and points to activate a dominance card (9.2.8, 3.3.1). */
export const COALITION = { players: 4, points: 10 } as const;

/** Items damaged when all enemy pieces of a clearing are removed (9.2.2.I). */
export const FULL_REMOVAL_DAMAGE = 3;

/** Satchel, damaged items, item tracks; for the Vagabot the track is its Battle Track (D12). */
const AREAS = ['s', 'd', 't'] as const;

export const VAGABOND: FactionSheet = {
  letter: 'V',
  name: 'Vagabond',
  setup: 'D',
  reach: 5,
  stance: 'insurgent',
  pieces: [pieceClass('p', 'Vagabond pawn', 1)],
  quests: true,
  ruinItems: true,
  ownCards: oneOfEach(CHARACTERS),
  board: { parts: AREAS.map((suffix) => ({ suffix, holds: 'items' })) },
};

/** The second Vagabond (9.7) is like the first, with less reach. */
export const SECOND_VAGABOND: FactionSheet = {
  ...VAGABOND,
  letter: 'G',
  name: 'Second Vagabond',
  setup: 'E',
  reach: 2,
};
