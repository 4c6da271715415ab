import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeatName } from '@woodlog/notation/root';
import { getOrElseW } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import type { Index } from '../src/sample/readme.ts';
import { filesFolder, run } from './command.ts';

const { folder } = filesFolder();

const indexOf = (path: string): Index => JSON.parse(readFileSync(join(path, 'index.json'), 'utf8'));

/** The words of a command as a shell reads them, without the first. */
function wordsOf(command: string): string[] {
  const out = execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' });
  return out.split('\0').slice(1, -1);
}

interface Parsed {
  readonly header: {
    readonly map?: string | readonly number[];
    readonly deck?: string;
    readonly comments?: readonly string[];
    readonly players: readonly { readonly faction?: string; readonly name?: string; readonly nick?: string }[];
  };
  readonly turns: readonly {
    readonly comment?: string;
    readonly actions: readonly { readonly action: Readonly<Record<string, unknown>> }[];
  }[];
  readonly winners: readonly string[];
}

const fail = (reason: string): never => expect.fail(reason);

/** What a log of Root itself says that it shows. */
function shownByRoot({ header, turns, winners }: Parsed): readonly string[] {
  const seats = header.players.map(({ faction, name }) => getOrElseW(fail)(parseSeatName(faction!, name!)));
  const bots = seats.filter(({ bot }) => bot !== undefined);
  const draw = turns.some(({ comment }) => comment === 'nobody won in 200 rounds');
  expect(winners.length > 0).toBe(!draw);
  return [
    `seats ${seats.length}`,
    `map ${header.map}`,
    `deck ${header.deck}`,
    `people ${bots.length < seats.length ? 'greedy' : 'bots only'}`,
    `end ${draw ? 'rounds' : 'score'}`,
    ...seats.map(({ faction }) => `faction ${faction}`),
    ...bots.flatMap(({ bot, difficulties = ['default'], traits = [], character }) => [
      `bot ${bot}`,
      `difficulty ${bot} ${difficulties.join('+')}`,
      ...traits.map((trait) => `trait ${bot} ${trait}`),
      ...(character === undefined ? [] : [`character ${character}`]),
    ]),
  ];
}

/** What a log of another game shows, bots by the names of their seats. */
function shownByOther(ends: readonly string[], { header, winners }: Parsed): readonly string[] {
  return [
    `seats ${header.players.length}`,
    `end ${ends[Math.min(winners.length, ends.length - 1)]}`,
    ...header.players.map(({ name, nick }) => `bot ${(name ?? nick!).toLowerCase().replace(/ \d$/, '')}`),
  ];
}

/** What a record of Carcassonne shows; its expansions stand in a note. */
function shownByCarcassonne(log: Parsed): readonly string[] {
  const note = log.header.comments?.find((one) => one.startsWith('expansions: ')) ?? '';
  const expansions = note.split(/[:,] /).slice(1);
  return [...shownByOther(['', 'tiles', 'tiles, shared'], log), ...expansions.map((one) => `expansion ${one}`)];
}

/** What happens in a log of Fuzzy Knights, by its actions. */
function shownByKnights(log: Parsed): readonly string[] {
  const steps = log.turns.flatMap(({ actions }) => actions.map(({ action }) => action));
  const shows = (what: string, test: (step: Readonly<Record<string, unknown>>) => boolean) =>
    steps.some(test) ? [`event ${what}`] : [];
  return [
    ...shownByOther(['days', 'conquest', 'alliance'], log),
    `map ${(log.header.map as readonly number[]).join('x')}`,
    ...shows('alliance made', ({ type, yes }) => type === 'reply' && yes === true),
    ...shows('alliance broken', ({ type }) => type === 'break'),
    ...shows('vote on the rules', ({ type, yes }) => type === 'vote' && yes === true),
    ...shows('castle', ({ building }) => building === 'castle'),
    ...shows('ramparts', ({ building }) => building === 'palisade'),
    ...shows('monsters that join', ({ type, count }) => type === 'defect' && count !== 0),
    ...shows('retreat', ({ type }) => type === 'retreat'),
  ];
}

describe.each([
  ['root', 24, 'maple', shownByRoot],
  ['carcassonne', 6, 'maple', shownByCarcassonne],
  ['fuzzy-knights', 8, 'maple', shownByKnights],
  ['fuzzy-knights', 8, "o'hara | <b>", shownByKnights],
])('%s: the usual %i games of seed %s', (game, games, seed, shownBy) => {
  const path = join(folder, game, seed.slice(0, 1));

  test('are a folder of logs and an index, and nothing else', async () => {
    const { code, out, err } = await run(['sample', '--game', game, '--out', path, '--seed', seed]);
    expect([code, out]).toEqual([0, '']);
    expect(err).toBe(`${path}: ${games} logs; README.md says what each shows\n`);
    const { logs } = indexOf(path);
    const files = logs.map(({ file }) => file);
    expect(readdirSync(path).sort()).toEqual([...files, 'README.md', 'index.json'].sort());
    const page = readFileSync(join(path, 'README.md'), 'utf8');
    for (const file of files) expect(page).toContain(`[${file}](${file})`);
  });

  test('show all there is, by their own words, and the index tells the first of each', async () => {
    const { logs, coverage } = indexOf(path);
    const first = new Map<string, string>();
    for (const { file } of logs) {
      const { code, out } = await run(['parse', '--json', join(path, file)]);
      expect(code).toBe(0);
      for (const thing of shownBy(JSON.parse(out))) if (!first.has(thing)) first.set(thing, file);
    }
    expect(new Map(coverage.map(({ kind, what, log }) => [`${kind} ${what}`, log]))).toEqual(first);
  });

  test('have no errors', async () => {
    const files = indexOf(path).logs.map(({ file }) => join(path, file));
    expect(await run(['check', ...files])).toMatchObject({ code: 0 });
  });

  test('can each be played again by its command', async () => {
    // A greedy player thinks for seconds: two of its games will do.
    const { logs } = indexOf(path);
    const thought = logs.filter(({ command }) => command.includes('=greedy') && game === 'root');
    for (const { file, command } of logs.filter((one) => !thought.slice(2).includes(one))) {
      const again = await run(wordsOf(command));
      expect(again.out).toBe(readFileSync(join(path, file), 'utf8'));
    }
  });
});

test('too few games are said to lack something', async () => {
  const path = join(folder, 'few');
  const { err } = await run(['sample', '--out', path, '--games', '2', '--seed', 'maple']);
  expect(err).toMatch(/: 2 logs; .*; it also lists \d+ of 121 features that so few logs do not show\n/);
  expect(indexOf(path).coverage).toContainEqual({ kind: 'end', what: 'rounds', log: null });
  const page = readFileSync(join(path, 'README.md'), 'utf8');
  expect(page).toContain('| end | rounds | none |');
  expect(page).toMatch(/Too few games to show seats 4, 5, 6; map Lake, Mountain; .*; end rounds\.\n/);
});

test('one log is one', async () => {
  const path = join(folder, 'one');
  const { err } = await run(['sample', '--game', 'carcassonne', '--out', path, '--games', '1']);
  expect(err).toContain(': 1 log; README.md says what it shows; ');
  expect(readFileSync(join(path, 'README.md'), 'utf8')).toMatch(/^# Carcassonne: 1 game of bots$/m);
});

test('what ends it stands below the line of progress', async () => {
  const path = join(folder, 'blocked');
  const words = ['sample', '--game', 'carcassonne', '--games', '2', '--seed', 'maple', '--force', '--out', path];
  // Where the second log would be.
  mkdirSync(join(path, '002-3-players.carcassonne'), { recursive: true });
  const isTTY = process.stderr.isTTY;
  process.stderr.isTTY = true;
  const { code, err } = await run(words).finally(() => (process.stderr.isTTY = isTTY));
  expect(code).toBe(2);
  expect(err).toMatch(/1 of 2 games, .*\nerror: cannot write /);
});

test('a folder that is not empty is refused, and with --force nothing in it is deleted', async () => {
  const path = join(folder, 'full');
  mkdirSync(path);
  writeFileSync(join(path, 'mine.txt'), 'mine');
  const words = ['sample', '--game', 'carcassonne', '--games', '1', '--out', path];
  const { code, err } = await run(words);
  expect(code).toBe(2);
  expect(err).toMatch(/is not empty; --force writes into it/);
  expect(readdirSync(path)).toEqual(['mine.txt']);
  expect((await run([...words, '--force'])).code).toBe(0);
  expect(readdirSync(path)).toHaveLength(4);
  expect(readFileSync(join(path, 'mine.txt'), 'utf8')).toBe('mine');
});

test.each([
  [['--out', 'x', '--games', '0'], /number from 1/],
  [[], /--out/],
])('sample %j is wrong usage', async (words, message) => {
  const { code, err } = await run(['sample', ...words]);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
