import { expect, test } from 'vitest';
import { logWith, positionOf } from '../../../test/root/written-position.ts';
import { CLEARINGS, suitOf } from '../index.ts';
import { seatPlayers } from '../seats.ts';
import { beginLine, turnAt } from '../turn/line.ts';
import { otherSuit } from './other-suit.ts';

const table = positionOf(logWith('A: Ann', 'L: Bob', 'O: Cid', 'D: Dee')('A:w->1', 'L:w->1', 'O:w->4', 'D:w->1'));
const players = seatPlayers(table, { rulesOfBots: () => null });

const placed = (what: string, clearing: number, from = `supply:${what.charAt(0)}`) => {
  const me = players.seats.find(({ letter }) => letter === what.charAt(0));
  if (me === undefined) throw new Error(`nobody has ${what}`);
  const turn = turnAt(players, { state: table }, beginLine(me, false));
  return otherSuit(turn, { count: 1, what, from, to: `${clearing}` });
};

const FOX = CLEARINGS.find((clearing) => suitOf(table.setup, clearing) === 'F') ?? 1;

test.each([
  ['Ab_r', 'The Alliance may not place one rabbit base', '8.4.1.III'],
  ['Lb_m', 'The Lizards may not place one mouse garden', '10.5.1'],
  ['Ot_r', 'The Riverfolk may not place one rabbit trade post', '11.5.6.III'],
])('a piece with a suit goes into a clearing of it: %s', (what, who, law) => {
  expect(placed(what, FOX)).toEqual({ law, because: `${who} in clearing ${FOX}: that is a fox clearing` });
  expect(placed(what.replace(/.$/, 'f'), FOX)).toBeNull();
});

test('a piece without a suit goes anywhere, and one that is on the map already may stay where it is', () => {
  expect(placed('Db_m', FOX)).toBeNull();
  expect(placed('Aw', FOX)).toBeNull();
  expect(placed('Lb_m', FOX, `${FOX}`)).toBeNull();
});
