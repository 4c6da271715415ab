import type { Either } from 'fp-ts/lib/Either.js';
import type { Codec } from './codec.ts';
import type { Json } from './json.ts';
import type { GameSetup } from './setup.ts';
import type { Violation } from './violation.ts';

export interface GameResult {
  /** Seats that won, by index from 0; several in a coalition or a tie, none if nobody won. */
  readonly winners: readonly number[];
  /** Stable word for the ending: `score`, `dominance`, `tiles`. */
  readonly reason: string;
}

/**
 * The rules of a game. Every rule is written once, in two halves: `plan` reads and `enact` writes.
 *
 * `State` and `Action` are JSON: plain objects and arrays, no classes, maps or typed arrays (the
 * reducer could not share their structure). A plan is whatever the game likes, but it has no field
 * `violation`, and it may not hold a part of the state that `enact` writes to.
 */
export interface Game<State extends object, Action, Plan extends object> {
  /** `root`, `carcassonne`, `fuzzy-knights`, `toy`. */
  readonly id: string;
  /** The table before the first action, owned by the caller. */
  setup(setup: GameSetup): Either<Violation, State>;
  /** Checks an action and says what it will change. Reads only; costs no more than it must. */
  plan(state: Readonly<State>, action: Action): Plan | Violation;
  /** Carries a plan out. The only writer of state; the plan was made on this very state. */
  enact(draft: State, plan: Plan): void;
  /** A deep copy that shares nothing which `enact` writes to. */
  copy(state: Readonly<State>): State;
  /** Index of the seat that acts next, or null when the game is over. */
  toAct(state: Readonly<State>): number | null;
  /** Every action that `plan` accepts, in a fixed order, in games where they can be listed. */
  legal?(state: Readonly<State>): readonly Action[];
  /** The ending, or null while the game goes on. */
  result(state: Readonly<State>): GameResult | null;
  /** The table as JSON that does not depend on how it came about; `fingerprint` hashes it. */
  canonical(state: Readonly<State>): Json;
  readonly codecs: {
    readonly action: Codec<Action>;
  };
}
