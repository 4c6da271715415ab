import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const POSITION = `Map: Fall
Deck: E&P
C: Ann
E: Bob
A: Cid

C:(F#anvil+R#tun+B#@)C->C/t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:(M#sword+F#@+B#sabo)E->E/b+6w->3/#despot->$
A:(M#@+F#inform+R#bakesale)A->A/(M#league+F#prop+B#boat)$->
`;

test('moves lists what the law allows next, by section, and says what is forced (7.4.2)', async () => {
  const { out, err, code } = await run(['moves', file('table.rootlog', POSITION), '--faction', 'E']);
  expect(code).toBe(0);
  expect(err).toContain('E, birdsong: Add to the Decree (7.4.2); the phase cannot be ended before this');
  expect(out.split('\n')).toContain('  F#@E->$_x');
});

test('moves --json --all --count gives complete moves and counts them to a depth (6.4)', async () => {
  const { out } = await run(['moves', file('table.rootlog', POSITION), '--json', '--all', '--count', '2']);
  const { moves, count, ...rest } = JSON.parse(out);
  expect(rest).toEqual({
    game: 'root',
    seat: 0,
    faction: 'C',
    phase: 'birdsong',
    step: 'Place wood',
    law: '6.4',
    forced: true,
  });
  expect(moves).toEqual([{ text: 't->1', law: '6.4', kind: 'place-wood' }]);
  expect(count).toBeGreaterThan(60);
});

test('a bot that comes next has no moves listed', async () => {
  const log = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\n';
  const { out } = await run(['moves', file('bot.rootlog', log), '--json']);
  expect(JSON.parse(out)).toMatchObject({ faction: 'C', bot: 'mechanical-marquise', moves: [] });
});
