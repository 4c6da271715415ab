import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import type { GameId } from '../games/game-ids.ts';
import { tryCase } from './case.ts';
import { Coverage } from './coverage.ts';
import type { FuzzAdapter, Kind } from './kind.ts';

/** A case; its number determines the game and the kind. */
export interface Case {
  readonly index: number;
  readonly adapter: FuzzAdapter;
  readonly kind: Kind;
}

/** A fault when first found; without a value if that is unknown. */
export interface FoundFault extends BrokenLaw {
  readonly value?: unknown;
  readonly at: number;
  readonly game: GameId;
  readonly kind: string;
}

/** How often a kind was tried, and how many cases failed. */
interface Tally {
  values: number;
  faults: number;
}

export interface RunResult {
  readonly tried: ReadonlyMap<Kind, Tally>;
  readonly coverage: ReadonlyMap<FuzzAdapter, Coverage>;
  readonly cases: number;
}

export interface Listener {
  begins(index: number): void;
  /** Called before each value. */
  tries(): void;
  found(fault: FoundFault): void;
  tried(done: number): void;
}

/** Rounds between two large texts, each of which takes as long as many other values. */
const SELDOM = 8;

/** The case of a number. Each round goes through all kinds of all games. */
export function caseAt(games: readonly FuzzAdapter[], index: number): Case {
  const all = games.flatMap((adapter) => adapter.kinds.map((kind) => ({ adapter, kind })));
  const often = all.filter(({ kind }) => kind.name !== 'long text');
  const seldom = all.filter(({ kind }) => kind.name === 'long text');
  const round = often.length * SELDOM + seldom.length;
  const within = index % round;
  const { adapter, kind } =
    within < often.length * SELDOM ? often[within % often.length]! : seldom[within - often.length * SELDOM]!;
  return { index, adapter, kind };
}

/**
 * Tries one case after another while `goesOn`, and reports each fault (game, kind and law) once. The same seed and
 * numbers find the same faults in the same order.
 */
export function runCases(
  games: readonly FuzzAdapter[],
  seed: string,
  from: number,
  goesOn: (done: number) => boolean,
  tell: Listener,
): RunResult {
  const coverage = new Map(games.map((adapter) => [adapter, new Coverage(() => tell.tries())]));
  const tried = new Map(
    games.flatMap((adapter) => adapter.kinds.map((kind): [Kind, Tally] => [kind, { values: 0, faults: 0 }])),
  );
  const seen = new Set<string>();
  let done = 0;
  for (; goesOn(done); done++) {
    const { adapter, kind, index } = caseAt(games, from + done);
    tell.begins(index);
    const nameOf = ({ law }: BrokenLaw): string => `${adapter.game}/${kind.name}/${law}`;
    const fault = tryCase(kind, seed, index, coverage.get(adapter)!, (broken) => seen.has(nameOf(broken)));
    const tally = tried.get(kind)!;
    tally.values += kind.batch;
    if (fault !== null) {
      tally.faults++;
      if (!seen.has(nameOf(fault))) tell.found({ ...fault, at: index, game: adapter.game, kind: kind.name });
      seen.add(nameOf(fault));
    }
    tell.tried(done + 1);
  }
  return { tried, coverage, cases: done };
}
