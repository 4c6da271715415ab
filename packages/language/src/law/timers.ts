// Node, pages and workers all have these two; the library of the language itself has not.
declare function setTimeout(run: () => void, milliseconds?: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** Runs something later; gives what calls it off. */
export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Lets whatever waits have its turn. */
export const breath = (): Promise<void> => new Promise((resume) => setTimeout(() => resume()));
