import { expect, test } from 'vitest';
import { setupTable } from '@woodlog/core/root';
import { isRight } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '../shared/compose.ts';
import { LIKING } from './liking.ts';
import { shadeOf } from './shade.ts';

const opening = setupTable({
  game: 'root',
  map: 'Fall',
  deck: 'E&P',
  seats: [
    { player: '', faction: 'C', bot: 'random' },
    { player: '', faction: 'E', bot: 'random' },
  ],
});

test('deeds of one kind are told apart by what is built, and by who is met', () => {
  if (!isRight(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  const players = seatPlayers(table);
  const [me] = players.seats;
  if (me === undefined) throw new Error('nobody sits there');
  const scene = { table, players, me };
  expect(shadeOf({ kind: 'build', law: '6.5.4', what: 'Cb_s', at: 5 }, scene)).toBe('build:s');
  expect(shadeOf({ kind: 'battle', law: '4.3', at: 5, defender: 'E' }, scene)).toBe('battle:field');
  const [eyrie] = players.seats.slice(1).flatMap(({ buildings }) => buildings);
  const row = table.rows[5];
  if (eyrie === undefined || row === undefined) throw new Error('no roost');
  row[eyrie] = 1;
  expect(shadeOf({ kind: 'battle', law: '4.3', at: 5, defender: 'E' }, scene)).toBe('battle:bare');
  expect(shadeOf({ kind: 'end', law: '6.5' }, scene)).toBe('end');
});

test('a shade that is liked has a kind that is liked, for shades that were not seen', () => {
  for (const liking of Object.values(LIKING))
    for (const name of Object.keys(liking)) expect(Object.keys(liking)).toContain(name.split(':')[0]);
});
