import { expect, test } from 'vitest';
import { logWith, positionOf } from '../../../test/root/written-position.ts';
import { seatPlayers } from '../seats.ts';
import { Desk } from './desk.ts';
import { ActingGuide, explore } from './explore.ts';
import { beginLine } from './line.ts';

const table = positionOf(logWith('E: Ann', 'C: Bob')('E:b+6w->1/#despot->$', 'C:w->2+3+4/t->2'));
const players = seatPlayers(table);
const me = players.seats[0];
if (me === undefined) throw new Error('nobody has a seat');
const now = beginLine(me, false);

/** Takes the first answer to everything. */
class First extends ActingGuide<unknown> {
  picks(asked: Parameters<ActingGuide<unknown>['picks']>[0]): readonly unknown[] {
    return asked.kind === 'choose' ? [asked.options?.[0] ?? 'no card'] : asked.kind === 'draw' ? [['#']] : [[0, 0]];
  }
  answer(_: unknown, pick: unknown) {
    return pick as never;
  }
}

test('the position after a step is the same whether it shares rows with the one before or not', () => {
  let desk: Desk | null = new Desk(players, { table, now });
  let shared = 0;
  for (let steps = 0; desk !== null && steps < 40 && desk.now.stage !== 'over'; steps++) {
    const at: Desk = desk;
    explore(at, () => new First(at)).next();
    const position = at.sharedPosition();
    expect(position).toEqual(at.position());
    shared += position.table.rows.filter((row, i) => row === at.start.table.rows[i]).length;
    desk = position.now === null ? null : new Desk(players, { table: position.table, now: position.now });
  }
  expect(shared).toBeGreaterThan(100);
});
