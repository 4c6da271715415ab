import type { Item } from './vocabulary.ts';

export const ITEM_NAMES: Readonly<Record<Item, string>> = {
  f: 'boot',
  r: 'torch',
  s: 'sword',
  h: 'hammer',
  t: 'tea',
  c: 'coin',
  b: 'bag',
  x: 'crossbow',
  u: 'club',
};

/** The item supply at the start (5.1.5). */
export const ITEM_SUPPLY: Readonly<Record<Item, number>> = { f: 2, r: 0, s: 2, h: 1, t: 2, c: 2, b: 2, x: 1, u: 0 };

/** Items marked R, one under each ruin (9.3.4, 14.3.3); two Vagabonds use both sets, two items a ruin (9.7.1). */
export const RUIN_ITEMS = ['f', 's', 'h', 'b'] as const satisfies readonly Item[];

/** A Vagabot's starting items, of those marked S, which are all alike to it (B.7.3.5, B.7.7.2). */
export const VAGABOT_ITEMS = { usual: ['f', 'r', 's', 'h'], tinker: ['f', 'r', 's'] } as const satisfies Record<
  string,
  readonly Item[]
>;

/**
 * Items marked S, with which Vagabonds start (9.3.5): of the base game, the Riverfolk expansion and the Vagabond pack.
 */
export const STARTING_ITEMS = {
  base: ['f', 'r', 's', 'h', 't', 'b', 'x'],
  riverfolk: ['f', 'f', 'r', 's', 's', 'c', 'x'],
  vagabonds: ['f', 'h', 'c'],
} as const satisfies Record<string, readonly Item[]>;
