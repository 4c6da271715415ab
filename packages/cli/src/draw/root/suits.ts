import type { IconName } from './icons.ts';

export const SUIT_NAMES: Readonly<Record<string, string>> = { F: 'fox', M: 'mouse', R: 'rabbit', B: 'bird' };

/** The head that stands for a suit. */
export const suitIcon = (suit: string): IconName => (SUIT_NAMES[suit] ?? 'bird') as IconName;
