import { isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import {
  check,
  explain,
  fmt,
  logFromJson,
  logOf,
  parse,
  parseJson,
  print,
  replay,
} from '../../src/fuzzy-knights/index.ts';

const LARGE = {
  '130,000 lines': `FUZZY KNIGHTS\n\n${'P1: END\n'.repeat(130_000)}`,
  '130,000 places in one move': `FUZZY KNIGHTS\n\nP1: MOVE H1${' (2, 1)'.repeat(130_000)}\n`,
};

test.each(Object.entries(LARGE))(
  'a log of %s is read, checked, replayed and printed',
  { timeout: 120_000 },
  (_, text) => {
    const tree = parse(text);
    expect(print(tree)).toBe(text);
    expect(fmt(tree)).toBe(text);
    expect(check(tree)).toHaveLength(130_000);
    expect(isRight(replay(tree))).toBe(true);
    let count = 0;
    for (const { text: line } of explain(tree)) count += line === '' ? 0 : 1;
    expect(count).toBe(130_000);
    const log = logFromJson(parseJson(tree));
    expect(isRight(log) && print(log.right)).toBe(print(logOf(tree)));
  },
);
