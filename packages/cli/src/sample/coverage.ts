/** What a game can show, by kind: `{ bot: ['vagabot'], seats: ['2'] }`. */
export type Things = Readonly<Record<string, readonly string[]>>;

/** A thing to show, and the first log that shows it. */
export interface Shown {
  readonly kind: string;
  readonly what: string;
  /** Null if no log of the folder does. */
  readonly log: string | null;
}

/** Finds the first log of a folder that shows each thing. */
export function coverageOf(
  things: Things,
  logs: readonly { readonly file: string; readonly covers: Things }[],
): readonly Shown[] {
  return Object.entries(things).flatMap(([kind, all]) =>
    all.map((what) => {
      const first = logs.find(({ covers }) => covers[kind]?.includes(what));
      return { kind, what, log: first?.file ?? null };
    }),
  );
}
