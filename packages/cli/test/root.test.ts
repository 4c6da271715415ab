import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, filesFolder, run } from './command.ts';

const { file } = filesFolder();

const text = readFileSync(FIRST_GAME, 'utf8');
const SLIP = 'Map: Fall\nDeck: Standard\nC: Ann\nE: Bob\n\nC:t_k->1\n\nC:2w3->4/++\nE:w->3\n';

describe('the bundled game', () => {
  test('has nothing to complain about and is in canonical form', async () => {
    expect(await run(['check', FIRST_GAME])).toEqual({ code: 0, out: '', err: `${FIRST_GAME}: no errors\n` });
    expect(await run(['fmt', '--check', FIRST_GAME])).toEqual({ code: 0, out: '', err: '' });
  });

  test('replays to its table', async () => {
    const { code, out, err } = await run(['replay', FIRST_GAME]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/C 4, E 3, A 2, V 4/);
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test('replays as JSON, in the shape that is promised', async () => {
    const { code, out } = await run(['replay', '--json', FIRST_GAME]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'root',
      turn: 12,
      scores: { C: 4, E: 3, A: 2, V: 4 },
      markers: {},
      winners: [],
      locations: {
        12: { Aw: 1, Ab_f: 1, At: 1 },
        'ruin:12': expect.anything(),
        V$t: { '%b': 1 },
        draw: 29,
        '*': expect.arrayContaining(['B#']),
      },
      diagnostics: [],
    });
  });

  test('--turn stops earlier; 0 is the table before the first line', async () => {
    const setup = await run(['replay', '--json', '--turn', '0', FIRST_GAME]);
    const fourth = await run(['replay', '--json', '--turn', '4', FIRST_GAME]);
    expect(JSON.parse(setup.out)).toMatchObject({ turn: 0, locations: { 'supply:C': { Cw: 25 } } });
    expect(JSON.parse(fourth.out)).toMatchObject({ turn: 4, locations: { 3: { Ew: 6, Eb: 1 } } });
  });

  test('is explained action by action, with what they imply', async () => {
    const { code, out, err } = await run(['explain', FIRST_GAME]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^line 9, C \(Hazel\)$/m);
    expect(out).toMatch(/^ {2}\S/m);
    expect(out).toMatch(/^ {4}.*\(\S+\)$/m);
  });

  test('goes to JSON and back', async () => {
    const parsed = await run(['parse', '--json', FIRST_GAME]);
    expect(parsed).toMatchObject({ code: 0, err: '' });
    const printed = await run(['print'], parsed.out);
    expect(printed).toEqual({ code: 0, out: text, err: '' });
  });

  test('is outlined', async () => {
    const { code, out } = await run(['parse', FIRST_GAME]);
    expect(code).toBe(0);
    expect(out).toMatch(/^game +root$/m);
    expect(out).toMatch(/^players +C Hazel, E Rowan/m);
    expect(out).toMatch(/^9: C$/m);
    expect(out).toMatch(/^ {5}3 {2}t_k->1 +move$/m);
  });
});

test('parse --json has the promised shape, with places from 1', async () => {
  const { code, out } = await run(['parse', '--json'], 'Map: Fall\nC: Ann\n\nC:t_k->1/Zx?y // hm\nWinner: C\n');
  expect(code).toBe(1);
  const json = JSON.parse(out);
  expect(Object.keys(json)).toEqual(['game', 'header', 'turns', 'winners', 'diagnostics']);
  expect(json).toMatchObject({
    game: 'root',
    header: { map: 'Fall', players: [{ faction: 'C', name: 'Ann' }] },
    turns: [
      {
        taker: 'C',
        line: 4,
        actions: [
          { text: 't_k->1', line: 4, column: 3, endColumn: 9, action: { kind: 'move' } },
          { text: 'Zx?y', line: 4, column: 10, endColumn: 14, action: null },
        ],
        comment: 'hm',
      },
    ],
    winners: ['C'],
  });
  expect(json.diagnostics).toContainEqual(expect.objectContaining({ severity: 'error', line: 4, column: 12 }));
});

describe('slips of play', () => {
  test('are errors to check', async () => {
    const { code, out, err } = await run(['check', '--no-law', '-'], SLIP);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^standard input:8:3: error: .* \[ledger\/\w+/m);
    expect(err).toMatch(/^ 8 \| C:2w3->4\/\+\+\n {3}\| {3}\^{6}$/m);
    expect(err).toMatch(/^standard input: 1 error$/m);
  });

  test('are shown by replay, which plays them as written', async () => {
    const { code, out, err } = await run(['replay', '--json'], SLIP);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ locations: { 4: { Cw: 2 }, '?': { Cw: -2 } }, scores: { C: 1 } });
    expect(err).toMatch(/1 error/);
  });
});

describe('check of several logs', () => {
  test('goes on after one that cannot be read, and ends with the worst', async () => {
    const slip = file('slip.rootlog', SLIP);
    const { code, err } = await run(['check', '--no-law', slip, 'none.rootlog', FIRST_GAME]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /slip\.rootlog: 1 error\n.*none\.rootlog: there is no such file\n.*first-game\.rootlog: no errors/,
    );
  });

  test('--json gives a line each', async () => {
    const slip = file('slip.rootlog', SLIP);
    const { code, out, err } = await run(['check', '--no-law', '--json', slip, FIRST_GAME]);
    expect([code, err]).toEqual([1, '']);
    const [first, second] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ file: slip, game: 'root', diagnostics: [{ severity: 'error', line: 8, column: 3 }] });
    expect(second).toEqual({ file: FIRST_GAME, game: 'root', diagnostics: [] });
  });
});

describe('print', () => {
  test('writes back what could not be read', async () => {
    const torn = SLIP.replace('E:w->3', 'E:w3/w->3');
    const parsed = await run(['parse', '--json'], torn);
    expect(parsed.code).toBe(1);
    expect(await run(['print'], parsed.out)).toEqual({ code: 0, out: torn, err: '' });
  });

  test('tells by path what does not fit', async () => {
    const json = {
      game: 'root',
      header: { players: [] },
      turns: [{ taker: 'C', actions: [{ action: { kind: 'moov' } }] }],
      winners: [],
    };
    const { code, out, err } = await run(['print'], JSON.stringify(json));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/turns\.0\.actions\.0/);
  });

  test('tells where JSON is misspelt', async () => {
    const { code, err } = await run(['print'], '{\n  "game": "root",\n  "turns" []\n}\n');
    expect(code).toBe(1);
    expect(err).toMatch(
      /^standard input:3:11: error: this is no JSON: colon expected \[json\/syntax\]\n 3 \| {3}"turns" \[\]\n/,
    );
  });

  test.each(['{}', '[]', 'null', '{"game":"chess"}', '{"__proto__":{"game":"root"}}'])(
    'of %s names the games',
    async (input) => {
      const { code, err } = await run(['print'], input);
      expect(code).toBe(1);
      expect(err).toMatch(/game: expected one of root/);
    },
  );
});
