import type { Either } from 'fp-ts/lib/Either.js';
import type { GameSetup, Violation } from '@woodlog/core/kernel';

/** A game that has bots, as `play` sees it. */
export interface PlayFace {
  /** Words for the seats in turn order: `A`, `B`, ... */
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  /** The bots of a game for which none are named. */
  readonly usualBots: readonly string[];
  /** The usual setup with these bots, from the first seat on. */
  setup(bots: readonly string[]): GameSetup;
  /** Plays a game of bots and gives its log; `comment` stands at its head. The same setup and seed give the same game. */
  play(setup: GameSetup, seed: string, comment: string): Either<Violation, string>;
}
