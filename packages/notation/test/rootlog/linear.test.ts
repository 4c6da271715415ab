import { describe, expect, test } from 'vitest';
import { fmt, logOf, parse, print } from '../../src/rootlog/index.ts';

/** Text that would cost a careless reader more than its length: each gives as much of itself as asked. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'one bracket after another': (n) => '('.repeat(n),
  'one plus after another': (n) => '+'.repeat(n),
  digits: (n) => `C:${'9'.repeat(n)}`,
  'digits of a forest': (n) => `C:w->${'1_'.repeat(n / 2)}`,
  'more terms than are read': (n) => `C:${'w+'.repeat(n / 4)}w->${'1+'.repeat(n / 4)}1`,
  'as many terms and places as are read': (n) => `C:${'w+w+w+w+w+w+w+w->1+1+1+1+1+1+1+1/'.repeat(n / 32)}`,
  'no arrow': (n) => `C:${'w3'.repeat(n / 2)}`,
  'one letter': (n) => `C:#${'a'.repeat(n)}`,
  'words of no name': (n) => `C:${'#sap per xylo/'.repeat(n / 14)}`,
  'one line end after another': (n) => '\n'.repeat(n),
  'lines of nothing': (n) => 'C:\n'.repeat(n / 3),
  'one separator after another': (n) => `C: A\nC:${'/ ;'.repeat(n / 3)}`,
  'one error after another': (n) => `C: A\nC:${'?/'.repeat(n / 2)}`,
  'lines of errors': (n) => 'C:#zzzz->\n'.repeat(n / 10),
  'one blank after another': (n) => `C:${' '.repeat(n)}w`,
  'hyphens and blanks': (n) => `C:w->3${' -'.repeat(n / 2)}`,
  'names that are not bots': (n) => `C: ${'vagabot '.repeat(n / 8)}(${';'.repeat(8)}`,
  'brackets in a name': (n) => `C: Vagabot ${'('.repeat(n)}`,
  slashes: (n) => '/'.repeat(n),
  labels: (n) => 'Map: Fall\nHirelings: h_C, '.repeat(n / 26),
};

/** Seconds that it takes to read a text and print it as it was. */
function toRead(text: string): number {
  const start = performance.now();
  if (print(parse(text)) !== text) throw new Error('not lossless');
  return (performance.now() - start) / 1000;
}

/** Seconds that it takes to print what a text means, and to format it. */
function toPrint(text: string): number {
  const tree = parse(text);
  const start = performance.now();
  print(logOf(tree));
  fmt(tree);
  return (performance.now() - start) / 1000;
}

/** How many times longer a large text takes, for each time that it is longer than one of a kilobyte. */
function growth(seconds: (text: string) => number, text: (length: number) => string, length: number): number {
  const small = text(1 << 10);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 20; i++) least = Math.min(least, seconds(small));
  const large = text(length);
  const took = seconds(large);
  // A tenth of a second is nothing, and too little to measure by.
  return took < 0.1 ? 0 : took / (least + 1e-5) / (large.length / small.length);
}

/** A quarter of a megabyte in every test run, four of them in `npm run fuzz:rootlog`. */
const LENGTH = process.env['ROOTLOG_RUNS'] === undefined ? 1 << 18 : 1 << 22;

describe.each(Object.entries(HOSTILE))('%s', (_, text) => {
  // A quadratic reader would be thousands of times slower; memory alone makes long texts dearer than short ones.
  test('is read in time proportional to its length', () => {
    expect(growth(toRead, text, LENGTH)).toBeLessThan(40);
  }, 60_000);

  test('is printed in time proportional to its length', () => {
    expect(growth(toPrint, text, LENGTH / 4)).toBeLessThan(40);
  }, 60_000);
});
