import { expect, test } from 'vitest';
import { fmt } from '../print/fmt.ts';
import { parse } from './parse.ts';

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\nC:t_k->1\nE:b->3\n';
const linesOf = (text: string) => parse(HEADER + text).lines.slice(6);

test.each(['T4: E:w->3', '> E:w->3', 'Bob:w->3', 'Eyrie:w->3'])(
  'the turn of a line with an unreadable label: %s',
  (text) => {
    expect(linesOf(text)).toMatchObject([
      { kind: 'unknown', guess: { taker: 'E', setup: false, actions: [{ action: { kind: 'move' } }] } },
    ]);
  },
);

test('a line with actions before a letter is no turn with a longer label', () => {
  expect(linesOf('w->3 E:w->4')[0]).not.toHaveProperty('guess');
});

test('a line that follows such a turn without a line break stays in the text once', () => {
  const text = 'T4: E:w->3 C:t->1';
  expect(linesOf(text)).toMatchObject([
    { kind: 'unknown', guess: { taker: 'E' } },
    { kind: 'turn', taker: 'C' },
  ]);
  expect(fmt(parse(HEADER + text)).split('t->1')).toHaveLength(2);
});

test('a comment behind such a turn is one', () => {
  expect(linesOf('T4: E:w->3 // late')).toMatchObject([
    { comment: { text: 'late' }, guess: { comment: { text: 'late' } } },
  ]);
});
