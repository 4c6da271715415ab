// Node, pages and workers all have these two; the language's own library does not.
declare function setTimeout(run: () => void, milliseconds?: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** Runs something later; returns a function that cancels it. */
export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Lets waiting tasks run. */
export const breath = (): Promise<void> => new Promise((resume) => setTimeout(() => resume()));
