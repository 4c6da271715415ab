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
  expect(err).toContain('E, birdsong: Add to the Decree (7.4.2); one of these must be done before the phase can end');
  expect(out.split('\n')).toContain('  F#@E->$_x');
});

test('moves lists each move once, though several cards of the Decree allow it (7.5.2)', async () => {
  const decree = `${POSITION.replace('#despot', '#charismatic')}\nC:t->1\nE:M#swordE->$_m/B#saboE->$_m/2w->3\n`;
  const { out } = await run(['moves', '--in-turn', file('decree.rootlog', decree)]);
  expect(out).toMatch(/7\.5\.2\.II move\n/);
  const lines = out.split('\n');
  expect(lines).toHaveLength(new Set(lines).size);
});

test('Chameleandroid has no moves for people: what to do is said', async () => {
  const log = file('noid.rootlog', 'Map: Fall\nDeck: E&P\nN: Ann\nE: Bob\n\n');
  const { err, code } = await run(['moves', log, '--faction', 'N']);
  expect(code).toBe(1);
  expect(err).toContain('Chameleandroid (N) has rules for a bot only: let its bot or a puppet play it');
  const random = await run(['play', '--bots', 'N=random,E=random']);
  expect(random.code).toBe(2);
  expect(random.err).toContain('--bots: Chameleandroid (N) has rules for a bot only');
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

test('of Carcassonne each move with each kind of tile that may come (MOVES 2), with expansions, counted as the rules do', async () => {
  const players = 'A = ann\nB = bob\n';
  const base = await run([
    'moves',
    file('base.carcassonne', `${players}0 (0,0) RCRF\n1A (0,1) FFFCm\n`),
    '--json',
    '--count',
    '1',
  ]);
  const { moves, count, ...rest } = JSON.parse(base.out);
  expect(rest).toEqual({
    game: 'carcassonne',
    seat: 1,
    faction: 'B',
    phase: 'turn',
    step: 'a tile',
    law: 'MOVES 2',
    forced: true,
  });
  expect(count).toBe(moves.length);
  expect(moves).toContainEqual({ text: '(1,0) RFRmF', law: 'MOVES 2', kind: 'FRFR' });
  const log = `/ expansions: traders\n${players}0 (0,0) RCRF\n1A (1,0) RFRmF\n2B (0,1) FFFC\n3A (2,0) RFRm[b]F\n4B (-1,0) FFRR\n5A (3,0) RFRF\n`;
  const traders = await run(['moves', file('traders.carcassonne', log)]);
  expect(traders.err).toBe('A, turn: a second tile (MOVES 2); one of these must be done before the phase can end\n');
});

test('of Fuzzy Knights the next steps, or what a roll may come to (Player Turns)', async () => {
  const { out: game } = await run(['play', '--game', 'fuzzy-knights', '--seed', 'oak']);
  const people = game.replace(/ BOT sensible/g, '').split('\n');
  const day = people.indexOf('DAYBREAK 1');
  const asked = await run([
    'moves',
    file('day.knights', `${people.slice(0, day + 1).join('\n')}\n`),
    '--json',
    '--count',
    '2',
  ]);
  const { moves, count, phase } = JSON.parse(asked.out);
  expect(phase).toBe('build');
  expect(moves).toContainEqual({ text: 'END', law: 'Player Turns', kind: 'end' });
  expect(count).toBeGreaterThan(moves.length);
  const anchor = people.findIndex((line) => line.includes('ROLL ANCHOR'));
  const rolled = await run(['moves', file('anchor.knights', `${people.slice(0, anchor).join('\n')}\n`)]);
  expect(rolled.err).toContain('the roll for anchor (Board Setup 3)');
});

test('moves --in-turn lists what may follow the actions of a line that is not finished (6.5.2)', async () => {
  const begun = file('begun.rootlog', `${POSITION}C:t->1/w5->2\n`);
  const { out, err } = await run(['moves', begun, '--in-turn', '--all']);
  expect(err).toContain('C, daylight: Actions (6.5)');
  expect(out.split('\n')).toEqual(expect.arrayContaining(['6.5.2 move', '  2w2->5', '  w1->9']));
  const lost = file('lost.rootlog', `${POSITION}C:t->1/w5->12\n`);
  const { out: json } = await run(['moves', lost, '--in-turn', '--json']);
  expect(JSON.parse(json)).toMatchObject({ faction: 'C', moves: [], undecided: true });
});
