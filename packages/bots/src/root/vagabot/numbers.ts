import type { CheckedTrait } from '../shared/bot.ts';

/** Undamaged items that fill the spaces of the Battle Track (B.7.2.4). */
export const BATTLE_TRACK = [6, 9, 12] as const;

/** The most rolled hits without items on the track; its first two spaces add one each (B.7.2.4). */
export const MAXIMUM_HITS = 1;
export const SPACES_FOR_MAXIMUM = 2;

/** Items damaged by an effect that removes all enemy pieces (B.7.2.1.I). */
export const FULL_REMOVAL_DAMAGE = 3;

/** Up to this many undamaged items, he slips away (B.7.4.3). */
export const SLIPS_WITH = 2;

/** Points for a quest (B.7.5.2), and with Questing (ROOT-281). */
export const QUEST_POINTS = { default: 1, questing: 2 } as const;

/** Items exhausted for a quest (B.7.5.2), for the first battle and for each later one (B.7.5.4). */
export const QUEST_ITEMS = 2;
export const BATTLE_ITEMS = 1;
export const NEXT_BATTLE_ITEMS = 2;

/** Items refreshed if some are damaged, and if none are (B.7.6.1). */
export const REFRESH = { damaged: 4, whole: 6 } as const;

/** Items refreshed in addition, by difficulty (ROOT-124, ROOT-125). */
export const MORE_REFRESHED = { easy: -1, challenging: 1 } as const;

/** Items repaired in Evening in a clearing (B.7.6.2). */
export const REPAIRS = 1;

/** Changes the Battle Track and the points of quests, in addition to the phases (ROOT-281). */
export const QUESTING: CheckedTrait = { card: 'ROOT-281', trait: 'Questing' };
