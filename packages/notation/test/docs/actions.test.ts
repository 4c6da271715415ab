import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import { decode } from '@woodlog/core/kernel';
import { type Action, rootAction } from '@woodlog/core/root';
import { describe, expect, it } from 'vitest';
import { logOf, parse } from '../../src/rootlog/index.ts';
import { WRITTEN_KINDS } from '../rootlog/reading.ts';

const page = readFileSync(new URL('../../../../docs/actions.md', import.meta.url), 'utf8');
const HEADER = 'Map: Fall\nDeck: E&P\nHirelings: h_E\n';

/** Rows `| kind | line of | written | action |`; a row without a kind is of the kind above it. */
function rows(): { kind: string; taker: string; written: string; action: Action }[] {
  let kind = '';
  return [...page.matchAll(/^\| (\S*) ?\| ([A-Z]) \| `(.+?)` \| `(.+)` \|$/gm)].map(
    ([, named, taker, written, json]) => {
      kind = named || kind;
      return { kind, taker: taker!, written: written!, action: JSON.parse(json!) as Action };
    },
  );
}

describe('docs/actions.md', () => {
  for (const { kind, taker, written, action } of rows()) {
    it(`${taker}:${written} is a ${kind}`, () => {
      const tree = parse(`${HEADER}${taker}: Ann\n${taker}:${written}`);
      expect(logOf(tree).turns[0]?.actions).toEqual([action]);
      expect(action.kind).toBe(kind);
      expect(isRight(decode(rootAction, action))).toBe(true);
    });
  }

  it('has every kind of action that can be written', () => {
    const kinds = new Set(rows().map(({ kind }) => kind));
    const unwritten = ['begin', 'end'];
    expect([...kinds]).toEqual(WRITTEN_KINDS);
    expect(
      unwritten.every((kind) => isRight(decode(rootAction, { kind, ...(kind === 'begin' && { faction: 'C' }) }))),
    ).toBe(true);
  });
});
