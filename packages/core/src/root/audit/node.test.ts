import { expect, test } from 'vitest';
import { logWith, positionOf } from '../../../test/root/written-position.ts';
import { seatPlayers } from '../seats.ts';
import { beginLine } from '../turn/line.ts';
import { Keys, type Node } from './node.ts';

const table = positionOf(logWith('E: Ann', 'C: Bob')('E:b+6w->1/#despot->$', 'C:w->2+3+4/t->2'));
const players = seatPlayers(table);
const me = players.seats[0];
if (me === undefined) throw new Error('nobody has a seat');
const now = beginLine(me, false);
const path: Node = {
  ...{ position: { table, now }, left: [1, 2], breaches: [], assumed: [], sure: 0 },
};
const keys = new Keys(players.layout, table, []);
const keyOf = (position: Partial<Node['position']>, more: Partial<Node> = {}, spare = 0): number =>
  keys.of({ ...path, ...more, position: { ...path.position, ...position } }, spare);

test('the order of what a turn remembers makes no difference, what it is does', () => {
  const remembering = (memory: object): number => keyOf({ now: { ...now, memory } });
  expect(remembering({ moved: ['1', '2'], built: 1 })).toBe(remembering({ built: 1, moved: ['2', '1'] }));
  const all = [
    {},
    { moved: [] },
    { moved: ['1'] },
    { moved: ['1', '1'] },
    { moved: ['2'] },
    { built: ['1'] },
    { moved: [1] },
    { moved: [0] },
    { moved: [0, 0] },
    { moved: 0 },
    { moved: {} },
  ];
  const lists = [
    { moved: [['1', '2']] },
    { moved: [['1'], ['2']] },
    { moved: [['2'], ['1']] },
    { moved: null },
    { moved: true },
  ];
  expect(new Set([...all, ...lists].map(remembering)).size).toBe(all.length + lists.length);
});

test('paths differ by what is left, by flags, stage, step, rows and piles', () => {
  const withRow = (n: number) => ({
    table: { ...table, rows: table.rows.map((row, i) => (i === 0 ? [n, ...row.slice(1)] : row)) },
  });
  const withPile = (...cards: number[]) => ({
    table: { ...table, piles: table.piles.map((pile, i) => (i === 0 ? cards : pile)) },
  });
  const found = [
    keyOf({}),
    keyOf({}, { left: [2, 1] }),
    keyOf({}, { unshown: true }),
    keyOf({}, {}, 1),
    keyOf({ now: { ...now, stage: 'evening' } }),
    keyOf({ now: { ...now, step: 1 } }),
    keyOf({ now: { ...now, flags: { ...now.flags, hired: true } } }),
    keyOf({ now: { ...now, flags: { ...now.flags, services: 1 } } }),
    keyOf(withRow(98)),
    keyOf(withRow(99)),
    keyOf(withPile(1, 2)),
    keyOf(withPile(1, 3)),
  ];
  expect(new Set(found).size).toBe(found.length);
  expect(keyOf(withRow(99))).toBe(keyOf(withRow(99)));
  expect(keyOf(withPile(2, 1))).toBe(keyOf(withPile(1, 2)));
});

test('of the discard pile the number of cards counts alone, unless the line takes one from it', () => {
  const { discardPile } = players.layout;
  const discarded = (...cards: number[]) => ({
    ...{
      ...path,
      position: { table: { ...table, piles: table.piles.map((pile, i) => (i === discardPile ? cards : pile)) }, now },
    },
  });
  expect(keys.of(discarded(1, 2), 0)).toBe(keys.of(discarded(1, 3), 0));
  expect(keys.of(discarded(1, 2), 0)).not.toBe(keys.of(discarded(1), 0));
  const card = { from: '*', to: 'E', what: 'F#' };
  const taking = new Keys(players.layout, table, [{ action: 0, key: 'card', count: 1, card }]);
  expect(taking.of(discarded(1, 2), 0)).not.toBe(taking.of(discarded(1, 3), 0));
});
