import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, filesFolder, run } from './command.ts';

const { file } = filesFolder();

const HEADER = 'Map: Fall\nDeck: Standard\nC: Ann\n';

describe('an empty log is an error to every command', () => {
  test.each(['parse', 'fmt', 'check', 'replay', 'explain'])('%s', async (command) => {
    const empty = file('empty.rootlog', command === 'fmt' ? '\ufeff \n\n' : '');
    const { code, out, err } = await run([command, empty]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^error: .*empty\.rootlog is empty: there is no log in it\n$/);
  });
});

describe('what a log cannot be about', () => {
  test.each([
    ['an unknown map', 'Map: Narnia\nDeck: Standard\nC: Ann\n', /standard input:1:6: error: unknown map `Narnia`/],
    ['an unknown deck', 'Map: Fall\nDeck: Tarot\nC: Ann\n', /standard input:2:7: error: unknown deck `Tarot`/],
    ['an unknown faction', `${HEADER}Q: Bob\n`, /standard input:4:1: error: not a valid log line/],
  ])('%s', async (_, input, message) => {
    const { code, err } = await run(['check'], input);
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  test('a log without a map has no table', async () => {
    const { code, out, err } = await run(['replay'], 'C: Ann\nC:w->1\n');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^error: standard input has no table: .*map/m);
  });
});

describe('hostile texts', () => {
  test('numbers of 400 digits', async () => {
    const { code, err } = await run(['check'], `${HEADER}C:${'9'.repeat(400)}w->1/++${'9'.repeat(400)}\n`);
    expect(code).toBe(1);
    expect(err).toMatch(/standard input:4:3: error:/);
    expect(err.split('\n').every((line) => line.length < 300)).toBe(true);
  });

  test('names of the language are words like others', async () => {
    const input = '__proto__: constructor\nMap: __proto__\nC: toString\nC:#__proto__->$/#constructor->C\n';
    const { code, out } = await run(['parse', '--json'], input);
    expect(code).toBe(1);
    expect(JSON.parse(out).header.players).toEqual([{ faction: 'C', name: 'toString' }]);
  });

  test.each([
    ['brackets', '('],
    ['pluses', 'w+'],
    ['arrows', '->'],
    ['slashes', '/'],
  ])('a line of %s', async (_, piece) => {
    const { code, err } = await run(['check', '--no-law'], `${HEADER}C:${piece.repeat(50_000)}\n`);
    expect(code).toBe(piece === '/' ? 0 : 1);
    expect(err.length).toBeLessThan(3000);
  });

  test('four megabytes', async () => {
    const turn = `C:${'w1->2/w2->1/'.repeat(20)}++\n`;
    const turns = Math.ceil(2 ** 22 / turn.length);
    const large = file('large.rootlog', readFileSync(FIRST_GAME, 'utf8') + turn.repeat(turns));
    const { code, out, err } = await run(['replay', '--json', large]);
    expect(code).toBe(0);
    expect(err).toMatch(/warning: the game is over: C won with 30 points on line \d+ \(3\.1\)/);
    expect(err).toMatch(/large\.rootlog: 1 warning\n$/);
    expect(JSON.parse(out)).toMatchObject({ turn: 12 + turns, scores: { C: 4 + turns } });
  }, 30_000);
});
