import type { Component } from '../../action.ts';
import type { Clearing } from '../../data/vocabulary.ts';
import type { Turn } from '../../law/step.ts';
import type { RetinueColumn } from '../../data/factions/keepers.ts';

/** What a turn of the Keepers remembers between two steps. */
export interface KeepersMemory {
  /** Where they have encamped and decamped: once in a clearing (15.4.1, 15.4.2). */
  readonly encamped: Clearing[];
  readonly decamped: Clearing[];
  /** Cards of each column that have acted and are still there (15.5.2). */
  readonly used: Record<RetinueColumn, Component[]>;
  /**
   * The card whose action can continue: with a delve after its battle, or with one more relic (15.5.2.II,
   * 15.5.2.III.c).
   */
  underWay: { readonly column: RetinueColumn; readonly card: Component; readonly at: Clearing } | null;
  /** Cards are either added to the Retinue or shifted within it (15.6.2). */
  gathered: 'added' | 'shifted' | null;
}

export type KeepersTurn = Turn<KeepersMemory>;
