import type { Clearing } from '../../data/vocabulary.ts';
import type { Turn } from '../../law/step.ts';

/** What a turn of the Hundreds knows between two steps. */
export interface HundredsMemory {
  /** Mobs that have razed (14.4.1). */
  readonly razed: Clearing[];
  /** Actions of Command taken, and advances of the warlord (14.5.2, 14.5.3). */
  commanded: number;
  advanced: number;
  /** What the advance at hand has had: a move, after which it may battle, or both, after which a Relentless one goes on (14.7.5). */
  advance: 'moved' | 'both' | null;
  /** Rolls of the mob die that a Jubilant warlord has left (14.7.3). */
  rolls: number;
}

export type HundredsTurn = Turn<HundredsMemory>;
