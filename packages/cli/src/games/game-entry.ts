import type { Audit } from '@woodlog/notation/kernel';
import type { Face } from '../prompt/face.ts';
import type { Edition, TurnAdapter } from '../turn/turn-adapter.ts';
import type { Analyze } from './analysis.ts';
import type { GameAdapter } from './game-adapter.ts';
import type { PlayAdapter } from './play-adapter.ts';

/** A game as the list of games has it; what is not asked for is never loaded. */
export interface GameEntry {
  /** As people call it. */
  readonly name: string;
  /** Ending of its files. */
  readonly ending: string;
  /** What a comment of its logs begins with. */
  readonly comment: '//' | '/';
  /** A line that this game's logs have and those of the others have not. */
  readonly mark: RegExp;
  /** Loads the game. */
  load(): Promise<GameAdapter>;
  /** Loads what holds a log to an edition of the law, else that of its day; it gives `null` where it does not know enough. */
  loadAudit?(): Promise<(text: string, edition?: Edition) => Audit | null>;
  /** Loads what works out chances to win. */
  loadAnalysis?(): Promise<Analyze>;
  /** Loads its bots. */
  loadPlay(): Promise<PlayAdapter>;
  /** Loads what plays its next turn. */
  loadTurn(): Promise<TurnAdapter>;
  /** Loads how it looks at the prompt. */
  loadFace(): Promise<Face<unknown>>;
}
