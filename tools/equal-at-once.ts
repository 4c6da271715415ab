import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

declare global {
  /** A process runs this before each of its files of tests. */
  var comparesAtOnce: true | undefined;
}

// Node compares two tables many times faster than vitest does, which is asked only where they differ.
if (globalThis.comparesAtOnce === undefined)
  expect.addEqualityTesters([(one, other) => (isDeepStrictEqual(one, other) ? true : undefined)]);
globalThis.comparesAtOnce = true;
