import type { Place } from './vocabulary.ts';

/** A board or a part of one, before its owner is known. */
export const boardPlace = (name: string, kind: 'board' | 'part'): { -readonly [K in keyof Place]: Place[K] } => ({
  name,
  kind,
  owner: null,
});

const bare = (name: string, kind: Place['kind']): Place => ({ name, kind, owner: null });

export const LAST_CLEARING = 12;

/** Clearings by number; 0 is the Burrow. */
export const CLEARINGS: readonly Place[] = Array.from({ length: LAST_CLEARING + 1 }, (_, i) =>
  bare(String(i), 'clearing'),
);

export const DISCARD_PILE = bare('*', 'pile');
export const QUESTS = bare('Q', 'pile');
