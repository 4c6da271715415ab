import { describe, expect, test } from 'vitest';
import { firstBroken } from '../../src/kernel/properties/law.ts';
import { TEXT_LAWS } from '../../src/rootlog/properties/laws.ts';
import { parse } from '../../src/rootlog/read/parse.ts';

/** The lines of a text, without what is in them. */
const linesOf = (text: string): string[] =>
  parse(text).lines.map((line) => `${line.kind} ${text.slice(line.start, line.end)}`);

describe('a second label in a line', () => {
  test('begins a line, though the other lines of its player stand below', () => {
    expect(linesOf('C: Ann\nC:w->1/E:w->2\nE: Bea')).toEqual([
      'player C: Ann',
      'turn C:w->1',
      'turn E:w->2',
      'turn E: Bea',
    ]);
  });

  test('right behind the first one is part of it', () => {
    expect(linesOf('C:E:w->1\nE: Bea')).toEqual(['turn C:E:w->1', 'player E: Bea']);
  });

  test.each([
    '\nC:E:<->\nE:',
    ' E :x\nC:E:w->3',
    'C:w->1/E:w->2\nE: Ann',
    'C:/E:w->1\nE: Bea',
    'C:w->1/E:/A:w->2\nA:\nE:',
  ])('is printed and read without a change of meaning: %j', (text) => {
    expect(firstBroken(TEXT_LAWS, text)).toBeNull();
  });
});
