import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import type { GameId } from '../games/games.ts';
import { tryCase } from './case.ts';
import { Coverage } from './coverage.ts';
import type { FuzzAdapter, Kind } from './kind.ts';

/** A case: which of the games and kinds it tries follows from its number alone. */
export interface Case {
  readonly index: number;
  readonly adapter: FuzzAdapter;
  readonly kind: Kind;
}

/** A fault as it was found first; without a value if it is not known which it was. */
export interface FoundFault extends BrokenLaw {
  readonly value?: unknown;
  readonly at: number;
  readonly game: GameId;
  readonly kind: string;
}

/** How often values of a kind were tried, and in how many cases they failed. */
interface Tally {
  values: number;
  faults: number;
}

export interface RunResult {
  readonly tried: ReadonlyMap<Kind, Tally>;
  readonly coverage: ReadonlyMap<FuzzAdapter, Coverage>;
  readonly cases: number;
}

/** Who is told how a run goes. */
export interface Listener {
  begins(index: number): void;
  /** A value is about to be tried. */
  tries(): void;
  found(fault: FoundFault): void;
  tried(done: number): void;
}

/** A long text takes as long as many others; it has its turn in one round of so many. */
const SELDOM = 8;

/**
 * The case of a number. Rounds go through all kinds of all games, so that each of them comes early, and time is shared.
 */
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
 * Tries case after case while `goesOn`, and tells of each fault when it is found first: by game, kind and law. The same
 * seed and numbers find the same faults in the same order.
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
