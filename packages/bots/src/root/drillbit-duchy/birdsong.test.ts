import { expect, test } from 'vitest';
import { destinations, playerOf } from '@woodlog/core/root-law';
import { during, logWith, steps } from '../../../test/root/position.ts';

const fall = logWith('D: Drillbit Duchy', 'C: Rowan', 'A: Bramble');

test('B.10.4.1, B.10.4.2: the order is revealed, and crafted if its item is left', () => {
  const laws = ['B.10.4.1', 'B.10.4.2'];
  expect(steps(fall('D:'), 'D', laws, { draw: 'F#anvil' }).text).toBe('F#anvil->$/Z%h/++');
  expect(steps(fall('D:', 'C:Z%h'), 'D', laws, { draw: 'F#anvil' }).text).toBe('F#anvil->$');
  expect(steps(fall('D:'), 'D', laws, { draw: 'F#tax' }).text).toBe('F#tax->$');
});

test('B.10.2.2: the Burrow is beside each clearing with a tunnel, for the Duchy alone', () => {
  const reached: number[][] = [];
  during(fall('D:3w->0/t->9/t->3/w->1', 'C:4w->9'), 'D', function* (turn) {
    reached.push([...destinations(turn, turn.me, 0)]);
    reached.push([...destinations(turn, playerOf(turn, 'C')!, 9)]);
    yield* [];
  });
  expect(reached).toEqual([
    [3, 9],
    [1, 4, 12],
  ]);
});
