import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECISIONS, readDecisions } from '../../src/simulate/decisions-file.ts';
import { decodeRows } from '../../src/simulate/parquet.ts';
import { run } from '../command.ts';
import { copyRun, filesOf, fine, runsFolder, shardsOf } from './simulating.ts';

const at = runsFolder();
const whole = at('run');
const FLAGS = [
  ...['--games', '6', '--chunk', '2', '--seed', 'maple', '--rotate', '--keep-decisions', '60', '--keep-logs', '60'],
  ...['--bots', 'C=random,E=random,A=automated-alliance'],
];
const FILE = 'decisions/decisions-000000000-000000001.parquet';
const RANGES = [0, 2, 4].map((first) => ({ first, last: first + 1 }));

/** The choices of all games of a run. */
async function choicesOf(folder: string, ranges = RANGES) {
  const found = await Promise.all(ranges.map((range) => readDecisions(folder, range)));
  return found.flatMap((games) => [...games.values()].flat());
}

beforeAll(async () => {
  await fine('simulate', '--out', whole, ...FLAGS);
});

describe('choices', () => {
  test('are those of people, in the games whose logs are kept, with options and outcome', async () => {
    const rows = await choicesOf(whole);
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set(['C', 'E']));
    const games = await Promise.all(shardsOf(whole).map(async (name) => decodeRows(readFileSync(join(whole, name)))));
    const byIndex = new Map(games.flatMap((one) => one.rows.map((row) => [row.index, row] as const)));
    const logs = Object.keys(filesOf(join(whole, 'logs'))).map((name) => Number(/\d+/.exec(name)?.[0]));
    expect(new Set(rows.map(({ index }) => index))).toEqual(new Set(logs));
    for (const { index, seat, options, choice, outcome, margin, value, bot } of rows) {
      const row = byIndex.get(index);
      expect([bot, value]).toEqual(['random', null]);
      expect(choice >= 0 && choice < options.length && options.length > 1).toBe(true);
      expect(options.map((option) => JSON.stringify(JSON.parse(option)))).toEqual(options);
      const won = row?.winners.includes(seat) ? 'won' : 'lost';
      expect(outcome).toBe(row?.winners.length === 0 ? 'drawn' : won);
      expect(margin === null || Number.isInteger(margin)).toBe(true);
    }
  });

  test('name the lines of the log', async () => {
    const rows = await choicesOf(whole);
    const [first] = rows;
    expect([first?.line, first?.step, first?.section]).toEqual([1, 'setup', first?.seat === 'C' ? '6.3.2' : '7.3.2']);
    const log = readFileSync(join(whole, `logs/game-${first?.index}.rootlog`), 'utf8');
    const lines = log.split('\n').filter((line) => /^[A-Z]:(?! )/.test(line));
    const chosen = rows.filter(({ index, step }) => index === first?.index && step === 'daylight');
    // A battle that was chosen stands in the line.
    const battles = chosen.filter(({ options, choice }) => options[choice]?.includes(`"kind":"battle"`));
    expect(chosen.every(({ line }) => line <= lines.length)).toBe(true);
    expect(battles.length).toBeGreaterThan(0);
    for (const { line } of battles) expect(lines[line - 1]).toContain('X');
  });

  test('have no file unless they are asked for', async () => {
    await fine('simulate', '--out', at('none'), ...FLAGS.filter((_, i) => i !== 7 && i !== 8));
    expect(Object.keys(filesOf(at('none'))).some((name) => name.startsWith(DECISIONS.name))).toBe(false);
    const { code, err } = await run(['simulate', '--out', at('none'), ...FLAGS]);
    expect([code, err]).toEqual([2, expect.stringContaining('keepDecisions is nothing there, not 0.6')]);
  });

  test.each([
    ['carcassonne', 'A=greedy,B=random', 'place'],
    ['fuzzy-knights', 'P1=castellan,P2=random', 'turn'],
  ])('of %s', async (game, bots, step) => {
    const words = ['--game', game, '--games', '2', '--seed', 'maple', '--bots', bots, '--keep-decisions', '100'];
    await fine('simulate', '--out', at(game), ...words);
    const rows = await choicesOf(at(game), [{ first: 0, last: 1 }]);
    expect(new Set(rows.map(({ seat }) => seat)).size).toBe(2);
    expect(rows.some((row) => row.step === step)).toBe(true);
  });

  test('are the same in parts, which merge byte for byte', async () => {
    for (const part of [1, 2]) await fine('simulate', '--out', at(`part${part}`), ...FLAGS, '--shard', `${part}/2`);
    expect((await run(['merge', at('part1'), at('part2'), '--out', at('merged')])).code).toBe(0);
    expect(filesOf(at('merged'))).toEqual(filesOf(whole));
  });

  test('that are gone are written again, and that were changed are named', async () => {
    const folder = copyRun(whole, at('broken'));
    rmSync(join(folder, FILE));
    const gone = await run(['status', folder]);
    expect([gone.code, gone.out + gone.err]).toEqual([1, expect.stringContaining(`${FILE} is missing`)]);
    await fine('simulate', '--out', folder);
    expect(filesOf(folder)).toEqual(filesOf(whole));
    writeFileSync(join(folder, FILE), 'no');
    const changed = await run(['verify', folder]);
    expect([changed.code, changed.out + changed.err]).toEqual([
      1,
      expect.stringContaining(`${FILE} is not the file that the run wrote`),
    ]);
  });
});

const PAGE = readFileSync(new URL('../../../../docs/decision-data.md', import.meta.url), 'utf8');
const QUERIES = [...PAGE.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query);

test('the page has a row for each column', () => {
  const named = [...PAGE.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)]);
  expect(named.map(([, name]) => name)).toEqual(Object.keys(DECISIONS.columns));
});

test.runIf(spawnSync('duckdb', ['--version']).status === 0)('DuckDB answers every query of the page', async () => {
  const ask = (query: string): readonly Readonly<Record<string, unknown>>[] =>
    JSON.parse(execFileSync('duckdb', ['-json', '-c', query], { cwd: dirname(whole), encoding: 'utf8' }));
  const [byBot] = QUERIES.map(ask);
  const rows = await choicesOf(whole);
  expect(byBot).toHaveLength(1);
  expect([byBot?.[0]?.['bot'], Number(byBot?.[0]?.['choices'])]).toEqual(['random', rows.length]);
  const [counted] = ask("select sum(len(options)) as all, sum(choice) as taken from 'run/decisions/*.parquet'");
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0);
  expect([Number(counted?.['all']), Number(counted?.['taken'])]).toEqual([
    sum(({ options }) => options.length),
    sum(({ choice }) => choice),
  ]);
});
