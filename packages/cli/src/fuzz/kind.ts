import type fc from 'fast-check';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import type { GameId } from '../games/games.ts';

/** Told what a value shows, so that a run that reaches nothing is seen. */
export interface Reached {
  /** A value is about to be tried. */
  begin(): void;
  /** A production of the grammar. */
  production(name: string): void;
  /** A section of the law that a bot ran, or a kind of action that a game came to. */
  step(name: string): void;
}

/** One way of trying a game: values that are made up, and the laws that must hold of each. */
export interface Kind<T = unknown> {
  readonly name: string;
  /** Values a case; about as many as are tried in a twentieth of a second. */
  readonly batch: number;
  /** Values that are JSON, so that one can be kept in a file. */
  readonly values: fc.Arbitrary<T>;
  /** What a value breaks, or null. What throws is a fault, too. */
  try(value: T, reached: Reached): BrokenLaw | null;
  /** Tries to shrink a value with other means than the generator's own; `fails` says whether one still breaks the same law. */
  shrink?(value: T, fails: (value: T) => boolean): T;
}

/** A kind among others, whatever its values are. */
export const anyKind = <T>(kind: Kind<T>): Kind => kind as unknown as Kind;

export interface FuzzAdapter {
  readonly game: GameId;
  readonly kinds: readonly Kind[];
  /** What any text is tried for: a regression file that is a text. */
  readonly text: Kind<string>;
  /** All productions that generators can write, and all steps that games can come to. */
  readonly productions: readonly string[];
  readonly steps: readonly string[];
}

/** Loads a game with logs of it to bend; there may be none. */
export type LoadFuzz = (corpus: readonly string[]) => FuzzAdapter;
