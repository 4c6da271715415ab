import type { Clearing } from '../../data/vocabulary.ts';
import type { Turn } from '../../law/step.ts';

/** What a turn of the Hundreds remembers between two steps. */
export interface HundredsMemory {
  /** Mobs that have razed (14.4.1). */
  readonly razed: Clearing[];
  /** Actions of Command taken, and advances of the warlord (14.5.2, 14.5.3). */
  commanded: number;
  advanced: number;
  /**
   * The progress of the current advance: after a move it may battle; after both, a Relentless one continues (14.7.5).
   */
  advance: 'moved' | 'both' | null;
  /** Rolls of the mob die that a Jubilant warlord has left (14.7.3). */
  rolls: number;
}

export type HundredsTurn = Turn<HundredsMemory>;
