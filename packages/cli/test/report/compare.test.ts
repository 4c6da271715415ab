import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Comparison } from '../../src/report/compare.ts';
import { widthOf } from '../../src/show/width.ts';
import { decodeRows } from '../../src/simulate/parquet.ts';
import { run } from '../command.ts';
import { fine, runsFolder, shardsOf } from '../simulate/simulating.ts';

const at = runsFolder();
const FLAGS = ['--game', 'carcassonne', '--games', '40', '--rotate', '--seed'];
const LINEUPS = ['A=random,B=random', 'A=greedy,B=random'];

beforeAll(async () => {
  await run(['simulate', '--out', at('both'), ...FLAGS, 'maple', ...LINEUPS.flatMap((one) => ['--bots', one])]);
  for (const [i, lineup] of LINEUPS.entries())
    await run(['simulate', '--out', at(`run${i + 1}`), ...FLAGS, 'maple', '--bots', lineup]);
});

const compared = async (...words: string[]): Promise<Comparison> =>
  JSON.parse(await fine('report', ...words, '--json'));

describe('a comparison', () => {
  test('of two line-ups counts the wins of each seat of theirs', async () => {
    const { sides, seats, tables, leftOut } = await compared(at('both'), '--compare', '1', '2');
    expect(sides.map(({ lineup, games }) => [lineup, games])).toEqual(LINEUPS.map((lineup) => [lineup, 20]));
    expect([tables, leftOut]).toEqual([[{ map: null, deck: null, games: [20, 20] }], [0, 0]]);
    const [shard = ''] = shardsOf(at('both'));
    const { rows } = await decodeRows(readFileSync(join(at('both'), shard)));
    const wins = (lineup: string, seat: number): number =>
      rows.filter(
        (row) => row.lineup === lineup && row.winners.includes(row.seats[(seat - row.rotation + 2) % 2] ?? ''),
      ).length;
    for (const [i, { rates }] of seats.entries())
      expect(rates.map(({ count, of }) => [count, of])).toEqual(LINEUPS.map((lineup) => [wins(lineup, i), 20]));
    expect(seats[0]).toMatchObject({ seat: 'A', bots: ['random', 'greedy'], wins: { verdict: 'more', gamesMore: 0 } });
    expect(seats[1]).toMatchObject({ seat: 'B', bots: ['random', 'random'], wins: { verdict: 'less' } });
  });

  test('takes line-ups by number or words, and runs', async () => {
    const numbers = await compared(at('both'), '--compare', '1', '2');
    expect(await compared(at('both'), '--compare', ...LINEUPS)).toEqual(numbers);
    const runs = await compared('--compare', at('run1'), at('run2'));
    expect(runs.sides.map(({ lineup, games }) => [lineup, games])).toEqual(LINEUPS.map((lineup) => [lineup, 40]));
  });

  test('is a text of 80 columns, and a page', async () => {
    const page = at('page.html');
    const { code, out, err } = await run(['report', at('both'), '--compare', '1', '2', '-o', page]);
    expect([code, err]).toEqual([0, expect.stringMatching(/open it in a browser/)]);
    expect(out).toMatch(/^ {2}A Random → Greedy {2,}\d+\.\d % +\d+\.\d % +\+\d+\.\d▲ .*$/m);
    expect(out).toMatch(/^ {2}A Random → Greedy {2,}settled$/m);
    expect(Math.max(...out.split('\n').map(widthOf))).toBeLessThanOrEqual(80);
    expect(readFileSync(page, 'utf8')).toContain('<h1>Comparison of Carcassonne</h1>');
  });

  test.each([
    [['both', '--compare', '1', '3'], 2, /no line-up 3 in this run; it has\n {2}1 {2}A=random,B=random\n/],
    [['both', '--compare', '1'], 2, /name two runs or two line-ups, not 1/],
    [['--compare', 'both', 'run1'], 2, /both has 2 line-ups; compare two of them with woodlog report/],
    [['--compare', 'run1', 'nowhere'], 2, /nowhere is not a folder of simulate/],
    [[], 2, /name the folder of a run/],
  ] as const)('%j is refused', async (words, code, message) => {
    const named = words.map((word) => (/^(both|run1|nowhere)$/.test(word) ? at(word) : word));
    expect(await run(['report', ...named])).toMatchObject({ code, out: '', err: expect.stringMatching(message) });
  });
});

test('a report has a table a line-up, and the summary of simulate a line', async () => {
  const { lineups, scoresByRound, run: about } = JSON.parse(await fine('report', at('both'), '--json'));
  expect(lineups.map((one: { lineup: string; games: number }) => [one.lineup, one.games])).toEqual(
    LINEUPS.map((lineup) => [lineup, 20]),
  );
  expect(scoresByRound.map((one: { bot: string; rounds: unknown[] }) => [one.bot, one.rounds.length])).toEqual([
    ['greedy', 36],
    ['random', 36],
  ]);
  expect(about.names).toEqual({ greedy: 'Greedy', random: 'Random' });
  const text = await fine('report', at('both'));
  expect(text).toContain('By line-up\n  A=random, B=random: 20 games, ');
  expect(text).toMatch(/^ {2}B Random {2,}\d+/m);
  expect(await fine('simulate', '--out', at('both'))).toMatch(
    /^A \d+\.\d %, B \d+\.\d % in 20 games: A=greedy,B=random$/m,
  );
});
