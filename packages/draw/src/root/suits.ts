import { SUIT_NAMES } from '@woodlog/core/root';
import type { IconName } from './icons.ts';

/** Suits in the order of a legend. */
export const SUITS: readonly string[] = ['F', 'M', 'R', 'B'];

const NAMES: Readonly<Record<string, string>> = SUIT_NAMES;

export const suitName = (suit: string): string => NAMES[suit] ?? suit;

/** A suit's head. */
export const suitIcon = (suit: string): IconName => (NAMES[suit] ?? 'bird') as IconName;
