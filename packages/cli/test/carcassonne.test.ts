import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const GAME = 'A = Ann\nB = Bob\n0 (0,0) RCRF\n1A (1,0) RFRmF\n2B (0,1) FFFCm +4\n';

test('a record is checked, formatted, outlined and explained', async () => {
  const path = file('game.carcassonne', GAME);
  expect(await run(['check', path])).toEqual({ code: 0, out: '', err: `${path}: no errors\n` });
  expect(await run(['fmt', path])).toEqual({ code: 0, out: GAME, err: '' });
  expect((await run(['parse', path])).out).toMatch(
    /^players +A Ann, B Bob\n\n3:\n +3 {2}\(0,0\) RCRF {2}start\n\n4: A\n/m,
  );
  expect((await run(['explain', path])).out).toMatch(/^line 3\n {2}The starter tile lies at \(0,0\)/);
});

test('a record replays to its table, as text and as JSON', async () => {
  const path = file('game.carcassonne', GAME);
  const json = await run(['replay', '--json', path]);
  const first = await run(['replay', '--json', '--turn', '1', path]);
  expect((await run(['replay', path])).out).toMatch(/^B 4 /m);
  expect(JSON.parse(json.out)).toMatchObject({ game: 'carcassonne', turn: 2, scores: { A: 0, B: 4 }, winners: [] });
  expect(JSON.parse(first.out)).toMatchObject({ turn: 1, scores: { A: 0, B: 0 } });
});

test('a record goes to JSON and back', async () => {
  const { out } = await run(['parse', '--json', '--game', 'carcassonne'], GAME);
  expect(await run(['print'], out)).toEqual({ code: 0, out: GAME, err: '' });
});

test('standard input that is clearly Carcassonne is read as such, and it is said', async () => {
  const { code, err } = await run(['check'], GAME);
  expect(code).toBe(0);
  expect(err).toMatch(/^standard input reads as a log of Carcassonne; --game says otherwise\n/);
});

test('a record in a file of Root is told apart', async () => {
  const { code, out, err } = await run(['check', file('game.rootlog', GAME)]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/is a log of Carcassonne, though its ending is that of Root; --game carcassonne reads it\n$/);
});

test('fmt --turn-board turns a record, and back', async () => {
  const record = (await run(['play', '--game', 'carcassonne', '--seed', 'maple', '--bots', 'A=random,B=random'])).out;
  const turned = (quarters: string, text: string) =>
    run(['fmt', '--game', 'carcassonne', '--turn-board', quarters], text);
  const { code, out } = await turned('1', record);
  expect(code).toBe(0);
  expect(out).not.toBe(record);
  expect(await run(['check', '--game', 'carcassonne'], out)).toMatchObject({ code: 0 });
  expect((await turned('3', out)).out).toBe((await turned('0', record)).out);
  const compared = (text: string) => run(['fmt', '--game', 'carcassonne', '--turn-board'], text);
  expect((await compared(out)).out).toBe((await compared(record)).out);
  expect(await turned('4', record)).toMatchObject({ code: 2 });
});

test('a game with expansions says so, and is checked, drawn and explained', async () => {
  const play = ['play', '--game', 'carcassonne', '--seed', 'maple', '--bots', 'A=greedy,B=random', '--expansions'];
  const { code, out } = await run([...play, 'river']);
  expect(code).toBe(0);
  expect(out).toContain('\n/ expansions: river\n');
  const path = file('river.carcassonne', out);
  expect(await run(['check', path])).toEqual({ code: 0, out: '', err: `${path}: no errors\n` });
  expect((await run(['explain', path])).out).toMatch(/The starter tile lies at \(0,0\) \w*V/);
  const svg = file('river.svg', '');
  expect((await run(['replay', '--svg', svg, path])).code).toBe(0);
  expect((await run([...play, 'rivers'])).err).toMatch(/unknown expansion rivers/);
});
