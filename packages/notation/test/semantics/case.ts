/** What a case looks at when its log has been played. Contents are compared whole; `null` is an empty place. */
export interface Case {
  /** What Rootlog leaves unsaid, or says so that it needs a rule to be understood. */
  readonly says: string;
  /** The section or decision it rests on. */
  readonly source: string;
  readonly players: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly log: string;
  readonly places?: Readonly<Record<string, unknown>>;
  readonly scores?: Readonly<Record<string, number>>;
  /** Fields of the table. */
  readonly table?: Readonly<Record<string, unknown>>;
  /** Codes of what is found wrong, each with its text; none if left out. */
  readonly wrong?: readonly string[];
}

/** Cases under the headings of the page that is made of them, `docs/notation-semantics.md`. */
export type Chapter = readonly [heading: string, cases: readonly Case[]];

/** A setup line each, so that what follows is play. */
export const setups = (letters: string): string => [...letters].map((letter) => `${letter}:`).join('\n');
