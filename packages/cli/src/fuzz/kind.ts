import type fc from 'fast-check';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import type { GameId } from '../games/game-ids.ts';

/** Counts what values reach, so that a run that reaches nothing is noticed. */
export interface Reached {
  /** Called before each value. */
  begin(): void;
  /** A production of the grammar. */
  production(name: string): void;
  /** A section of the law that a bot ran, or a kind of action in a game. */
  step(name: string): void;
}

/** One way to test a game: generated values, and the laws that they must satisfy. */
export interface Kind<T = unknown> {
  readonly name: string;
  /** Values in a case; about as many as take 50 ms. */
  readonly batch: number;
  /** JSON values, so that they can be saved. */
  readonly values: fc.Arbitrary<T>;
  /** Returns the violated law, or null. An exception is a fault, too. */
  try(value: T, reached: Reached): BrokenLaw | null;
  /** Shrinks a value by other means than the generator's; `fails` tells whether it still violates the same law. */
  shrink?(value: T, fails: (value: T) => boolean): T;
}

export const anyKind = <T>(kind: Kind<T>): Kind => kind as unknown as Kind;

export interface FuzzAdapter {
  readonly game: GameId;
  readonly kinds: readonly Kind[];
  /** Tests any text, such as a regression file. */
  readonly text: Kind<string>;
  /** Everything that generators can write and games can reach. */
  readonly productions: readonly string[];
  readonly steps: readonly string[];
}

/** Loads a game with logs to mutate, possibly none. */
export type LoadFuzz = (corpus: readonly string[]) => FuzzAdapter;
