import type { Audit } from '@woodlog/notation/kernel';
import type { Face } from '../prompt/face.ts';
import type { Edition } from '@woodlog/core/root-law';
import type { TurnAdapter } from '../turn/turn-adapter.ts';
import type { Analyze } from './analysis.ts';
import type { GameAdapter } from './game-adapter.ts';
import type { PlayAdapter } from './play-adapter.ts';

/** A part of a game, at hand or still to be loaded. */
export type Loaded<Part> = Part | Promise<Part>;

/** A game in the list of games; its parts are loaded when needed. */
export interface GameEntry {
  /** The name on the box. */
  readonly name: string;
  /** The ending of its files. */
  readonly ending: string;
  /** What starts a comment in its logs. */
  readonly comment: '//' | '/';
  /** Matches a line that only this game's logs have. */
  readonly mark: RegExp;
  load(): Loaded<GameAdapter>;
  /**
   * Loads the check against an edition of the law, by default that of the log's day; the check returns `null` where it
   * knows too little.
   */
  loadAudit?(): Loaded<(text: string, edition?: Edition) => Audit | null>;
  loadAnalysis?(): Loaded<Analyze>;
  loadPlay(): Loaded<PlayAdapter>;
  loadTurn(): Loaded<TurnAdapter>;
  loadFace(): Loaded<Face<unknown>>;
}
