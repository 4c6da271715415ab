import { describe, expect, test } from 'vitest';

interface Notation<Tree, Log> {
  parse(text: string): Tree;
  print(source: Tree | Log): string;
  logOf(tree: Tree): Log;
  fmt(tree: Tree): string;
}

/** Text that gives as much of itself as asked. */
export type Hostile = Readonly<Record<string, (length: number) => string>>;

/** A quarter of a megabyte. */
const LENGTH = 1 << 18;

/**
 * Tests that texts are read and printed in time proportional to their length. What is quadratic would be thousands of
 * times slower; memory alone makes long texts dearer than short ones.
 */
export function expectLinear<Tree, Log>(texts: Hostile, { parse, print, logOf, fmt }: Notation<Tree, Log>): void {
  const toRead = (text: string): number => {
    const start = performance.now();
    if (print(parse(text)) !== text) throw new Error('not lossless');
    return (performance.now() - start) / 1000;
  };
  const toPrint = (text: string): number => {
    const tree = parse(text);
    const start = performance.now();
    print(logOf(tree));
    fmt(tree);
    return (performance.now() - start) / 1000;
  };
  describe.each(Object.entries(texts))('%s', (_, text) => {
    test('is read in time proportional to its length', () => {
      expect(growth(toRead, text, LENGTH)).toBeLessThan(40);
    });

    test('is printed in time proportional to its length', () => {
      expect(growth(toPrint, text, LENGTH / 4)).toBeLessThan(40);
    });
  });
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
