import { readFileSync } from 'node:fs';

/** The first lines of a log that nobody is accused in. */
export const firstLinesOf = (name: string): string[] =>
  readFileSync(new URL(`../../../cli/test/not-accused/${name}.rootlog`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, 26);
