import type { Either } from 'fp-ts/lib/Either.js';
import type { GameSetup, Violation } from '@woodlog/core/kernel';

/** What the command line says of a game to be played, as it was typed. */
export interface PlayRequest {
  /** `SEAT=BOT`, separated by commas. */
  readonly bots?: string;
  readonly map?: string;
  readonly deck?: string;
}

/** A game that has bots, as `play` sees it. */
export interface PlayFace {
  /** Versions of the game's rules and notation, for the comment that a log begins with. */
  readonly versions: string;
  readonly bots: readonly string[];
  /** The setup asked for, with the usual bots and the like where nothing is. Throws a `UsageError` for what there is not. */
  setup(request: PlayRequest): GameSetup;
  /** Plays a game of bots and gives its log; `comment` stands at its head. The same setup and seed give the same game. */
  play(setup: GameSetup, seed: string, comment: string): Either<Violation, string>;
}
