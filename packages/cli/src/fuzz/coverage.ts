import type { FuzzAdapter, Reached } from './kind.ts';

/** How much of a list of names was reached. */
export interface Reach {
  readonly exist: number;
  readonly reached: number;
  readonly missing: readonly string[];
  /** Reached, but missing from the list, which is outdated. */
  readonly unknown: readonly string[];
}

export class Coverage implements Reached {
  private readonly productions = new Set<string>();
  private readonly steps = new Set<string>();
  /** Set while a failing value is shrunk. */
  paused = false;
  readonly begin: () => void;

  constructor(begin: () => void = () => {}) {
    this.begin = begin;
  }

  production(name: string): void {
    if (!this.paused) this.productions.add(name);
  }

  step(name: string): void {
    if (!this.paused) this.steps.add(name);
  }

  of({ productions, steps }: FuzzAdapter): { readonly productions: Reach; readonly steps: Reach } {
    return { productions: reach(productions, this.productions), steps: reach(steps, this.steps) };
  }
}

function reach(all: readonly string[], seen: ReadonlySet<string>): Reach {
  const missing = all.filter((name) => !seen.has(name));
  return {
    exist: all.length,
    reached: all.length - missing.length,
    missing,
    unknown: [...seen].filter((name) => !all.includes(name)).sort(),
  };
}
