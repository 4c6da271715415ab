import type { Players } from '../law/context.ts';
import type { Breach } from './breach.ts';
import type { Furthest } from './furthest.ts';
import type { Laws } from './laws.ts';
import type { AreTorn } from './placings.ts';
import type { WrittenLine } from './written-line.ts';

/** What the runs of a search share. */
export interface Search {
  readonly players: Players;
  readonly line: WrittenLine;
  readonly areTorn: AreTorn;
  /** Whether the line may continue after its last action. */
  readonly open: boolean;
  readonly furthest: Furthest;
  /** The most violations. */
  most: number;
  /** Whether they must cancel out: pieces placed and removed again. */
  readonly undoes: boolean;
  /** Steps run, questions answered and actions planned so far. */
  work: number;
  /** The section that ran last. */
  reported: string;
  /** The same, if nothing was scored since. */
  scoring: string;
  readonly laws: Laws;
  /** Whether a duty was found that no path could fulfil. */
  hasCertain: boolean;
  /** Deeds that the line may have left out, as the violations of each path with one; `null` if nobody looks for them. */
  unwritten: (readonly Breach[])[] | null;
  /** The first action at which one may be left out. */
  firstUnwritten: number;
}
