import type { Token } from './vocabulary.ts';

/** Board Setup 2: tokens for each player. */
export const TOKENS_A_PLAYER: Readonly<Record<Token, number>> = { item: 3, resource: 4, monster: 4, mine: 3 };
