import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../command.ts';
import { fine, runsFolder } from '../simulate/simulating.ts';

// The queries of docs/simulating.md: answered by DuckDB where its command is installed, and without it (its bindings are
// 60 MB) by the columns that each names, read by a reader that knows nothing of Woodlog, and held against the report.

const at = runsFolder();
const hasDuckDb = spawnSync('duckdb', ['--version']).status === 0;
const PAGE = readFileSync(new URL('../../../../docs/simulating.md', import.meta.url), 'utf8');
const QUERIES = [...PAGE.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query);

type Values = Readonly<Record<string, unknown>>;

/** A file as any reader of Parquet has it. */
async function read(path: string): Promise<{ readonly columns: readonly string[]; readonly rows: readonly Values[] }> {
  const bytes = readFileSync(path);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const { schema } = parquetMetadata(file);
  const columns = schema.map(({ name }) => name).filter((name) => !['row', 'list', 'element'].includes(name));
  return { columns, rows: await parquetReadObjects({ file }) };
}

let games: Awaited<ReturnType<typeof read>>;
let rounds: Awaited<ReturnType<typeof read>>;
let report: {
  readonly bots: Record<string, { readonly count: number; readonly of: number }>;
  readonly settings: { readonly maps: readonly { readonly value: string; readonly games: number }[] };
  readonly lineups: readonly {
    readonly lineup: string;
    readonly games: number;
    readonly rounds: { readonly mean: number };
  }[];
  readonly scoresByRound: readonly {
    readonly bot: string;
    readonly rounds: readonly { readonly mean: number; readonly count: number }[];
  }[];
};

beforeAll(async () => {
  const bots = ['C=mechanical-marquise,E=electric-eyrie', 'C=mechanical-marquise,E=electric-eyrie:nightmare'];
  await run([
    ...['simulate', '--out', at('run'), '--games', '12', '--seed', 'maple', '--map', 'fall,winter', '--rotate'],
    ...bots.flatMap((one) => ['--bots', one]),
  ]);
  const [name = ''] = readdirSync(at('run')).filter((file) => file.endsWith('.parquet'));
  const [beside = ''] = readdirSync(join(at('run'), 'rounds'));
  games = await read(join(at('run'), name));
  rounds = await read(join(at('run'), 'rounds', beside));
  report = JSON.parse(await fine('report', at('run'), '--json'));
});

/** Words of SQL and names that a query makes up. */
const SQL =
  /^(select|unnest|as|from|where|group|by|order|desc|and|count|avg|round|median|max|list_contains|int|failed|run|games|parquet|rounds)$/;

test('every name in a query is a column, a word of SQL, or made up in the query', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(4);
  for (const query of QUERIES) {
    const made = [...query.matchAll(/ as (\w+)/g)].map(([, name]) => name);
    const columns = query.includes('run/rounds/') ? rounds.columns : games.columns;
    const words = [...query.replaceAll(/'[^']*'/g, '').matchAll(/[a-z_]+/g)].map(([word]) => word);
    const unknown = words.filter((word) => !columns.includes(word) && !made.includes(word) && !SQL.test(word));
    expect([query, unknown]).toEqual([query, []]);
  }
});

test.runIf(hasDuckDb)('DuckDB answers every query, and agrees with the report on win rates', () => {
  const answers = QUERIES.map((query) => {
    const told = execFileSync('duckdb', ['-json', '-c', query], { cwd: dirname(at('run')), encoding: 'utf8' });
    return JSON.parse(told) as Values[];
  });
  expect(answers.filter((rows) => rows.length === 0)).toEqual([]);
  const rates = Object.fromEntries(answers[0]?.map(({ bot, seats, won }) => [bot, [Number(seats), Number(won)]]) ?? []);
  const told = Object.entries(report.bots).map(([bot, { count, of }]) => [bot, [of, round(count / of)]]);
  expect(rates).toEqual(Object.fromEntries(told));
});

/** A share in percent, as the query rounds it. */
const round = (share: number): number => Math.round(1000 * share) / 10;

const whole = (): readonly Values[] => games.rows.filter(({ reason }) => reason !== 'failed');
const listOf = (value: unknown): readonly unknown[] => value as readonly unknown[];

test('win rate by bot', () => {
  const seats = whole().flatMap(({ bots, seats: letters, winners }) =>
    listOf(bots).map((bot, i) => ({ bot: bot as string, won: listOf(winners).includes(listOf(letters)[i]) })),
  );
  const counted = Object.keys(report.bots).map((bot) => {
    const own = seats.filter((seat) => seat.bot === bot);
    return [bot, own.filter(({ won }) => won).length, own.length];
  });
  expect(counted).toEqual(Object.entries(report.bots).map(([bot, { count, of }]) => [bot, count, of]));
});

test('games by map, and length by line-up', () => {
  const count = (column: string, value: string): number => whole().filter((row) => row[column] === value).length;
  for (const { value, games: own } of report.settings.maps) expect(count('map', value)).toBe(own);
  for (const lineup of new Set(report.lineups.map((one) => one.lineup))) {
    const own = report.lineups.filter((one) => one.lineup === lineup);
    expect(count('lineup', lineup)).toBe(own.reduce((sum, one) => sum + one.games, 0));
    const all = whole().filter((row) => row['lineup'] === lineup);
    const mean = all.reduce((sum, row) => sum + Number(row['rounds']), 0) / all.length;
    expect(mean).toBeCloseTo(own.reduce((sum, one) => sum + one.rounds.mean * one.games, 0) / all.length, 10);
  }
});

test('points by round', () => {
  for (const { bot, rounds: told } of report.scoresByRound)
    for (const [i, { mean, count }] of told.entries()) {
      const own = rounds.rows.filter((row) => row['bot'] === bot && row['round'] === i + 1 && row['score'] !== null);
      expect(own).toHaveLength(count);
      expect(own.reduce((sum, row) => sum + Number(row['score']), 0) / count).toBeCloseTo(mean, 10);
    }
});
