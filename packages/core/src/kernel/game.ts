import type { Either } from 'fp-ts/lib/Either.js';
import type { Codec } from './codec.ts';
import type { Json } from './json.ts';
import type { GameSetup } from './setup.ts';
import type { Violation } from './violation.ts';

export interface GameResult {
  /** Seats that won, by index from 0: several in a coalition or a tie, none if nobody won. */
  readonly winners: readonly number[];
  /** A stable word for the ending: `score`, `dominance`, `tiles`. */
  readonly reason: string;
}

/**
 * The rules of a game. Every rule is written once, in two halves: `plan` reads and `enact` writes.
 *
 * `State` and `Action` are JSON: plain objects and arrays, no classes, maps or typed arrays, whose structure the
 * reducer could not share. A plan can be anything without a field `violation`, but may not hold a part of the state
 * that `enact` writes to.
 */
export interface Game<State extends object, Action, Plan extends object> {
  /** `root`, `carcassonne`, `fuzzy-knights`, `toy`. */
  readonly id: string;
  /** The table before the first action, owned by the caller. */
  setup(setup: GameSetup): Either<Violation, State>;
  /** Checks an action and says what it will change. Reads only, and should be cheap. */
  plan(state: Readonly<State>, action: Action): Plan | Violation;
  /** Carries out a plan. The only writer of state; the plan must have been made on this very state. */
  enact(draft: State, plan: Plan): void;
  /** A deep copy that shares nothing that `enact` writes to. */
  copy(state: Readonly<State>): State;
  /** Index of the seat that acts next, or null when the game is over. */
  toAct(state: Readonly<State>): number | null;
  /** Every action that `plan` accepts, in a fixed order, if the game can list them. */
  legal?(state: Readonly<State>): readonly Action[];
  /** The ending, or null while the game continues. */
  result(state: Readonly<State>): GameResult | null;
  /** The table as JSON that does not depend on its history; `fingerprint` hashes it. */
  canonical(state: Readonly<State>): Json;
  readonly codecs: {
    readonly action: Codec<Action>;
  };
}
