import type { Choice, Turn } from './step.ts';

/** Something that anybody may do besides what the faction lists: `atStart` of a phase, or in the course of it. */
export type Offer = (turn: Turn, atStart: boolean) => readonly Choice[];

/** What the common law lets every player do in a phase: dominance (3.3), closed paths (M.4.3). */
export const COMMON_OFFERS: readonly Offer[] = [];
