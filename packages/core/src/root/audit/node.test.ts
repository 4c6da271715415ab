import { expect, test } from 'vitest';
import { logWith, positionOf } from '../../../test/root/written-position.ts';
import { seatPlayers } from '../seats.ts';
import { copyTable } from '../table/table.ts';
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
const keys = new Keys(players.layout, table);
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
  const other = copyTable(table);
  (other.rows[0] ?? [])[0] = 99;
  const drawn = { ...copyTable(table), piles: table.piles.map((pile, i) => (i === 0 ? [...pile, 1] : pile)) };
  const found = [
    keyOf({}),
    keyOf({}, { left: [2, 1] }),
    keyOf({}, { unshown: true }),
    keyOf({}, {}, 1),
    keyOf({ now: { ...now, stage: 'evening' } }),
    keyOf({ now: { ...now, step: 1 } }),
    keyOf({ now: { ...now, flags: { ...now.flags, hired: true } } }),
    keyOf({ now: { ...now, flags: { ...now.flags, services: 1 } } }),
    keyOf({ table: other }),
    keyOf({ table: drawn }),
  ];
  expect(new Set(found).size).toBe(found.length);
});
