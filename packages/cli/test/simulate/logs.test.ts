import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { carcassonne } from '@woodlog/core/carcassonne';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type Json, type Violation, fingerprint } from '@woodlog/core/kernel';
import { root } from '@woodlog/core/root';
import { parse as parseRecord, replay as replayRecord } from '@woodlog/notation/carcassonne';
import { parse as parseKnights, replay as replayKnights } from '@woodlog/notation/fuzzy-knights';
import { parse as parseRootlog, replay as replayRootlog } from '@woodlog/notation/root';
import { carcassonnePlay } from '../../src/games/carcassonne/play.ts';
import { fuzzyKnightsPlay } from '../../src/games/fuzzy-knights/play.ts';
import type { GameId } from '../../src/games/game-ids.ts';
import { rootPlay } from '../../src/games/root/play.ts';
import { decodeRows } from '../../src/simulate/parquet.ts';
import type { GameRow } from '../../src/simulate/row.ts';
import { run } from '../command.ts';
import { filesOf, fine, runsFolder, shardsOf } from './simulating.ts';

const at = runsFolder();

afterEach(() => {
  vi.restoreAllMocks();
});

function unwrapped<T>(either: Either<Violation, T>): T {
  if (isLeft(either)) throw new Error(either.left.message);
  return either.right;
}

/** The final table of a log, as its game's rules and notation have it. */
const FINALS: Readonly<Record<GameId, (log: string) => Json>> = {
  root: (log) => root.canonical(unwrapped(replayRootlog(parseRootlog(log))).table),
  carcassonne: (log) => carcassonne.canonical(unwrapped(replayRecord(parseRecord(log))).table),
  'fuzzy-knights': (log) => fuzzyKnights.canonical(unwrapped(replayKnights(parseKnights(log))).table),
};

const FACES = { root: rootPlay, carcassonne: carcassonnePlay, 'fuzzy-knights': fuzzyKnightsPlay };
const RULES = { root, carcassonne, 'fuzzy-knights': fuzzyKnights };
const GAMES = [
  ['root', ['--bots', 'random', '--map', 'random', '--deck', 'random']],
  ['carcassonne', ['--bots', 'A=greedy,B=random']],
  ['fuzzy-knights', ['--bots', 'P1=castellan,P2=castellan']],
] as const;

async function rowsOf(folder: string): Promise<readonly GameRow[]> {
  const [shard] = shardsOf(folder);
  return (await decodeRows(readFileSync(join(folder, shard!)))).rows;
}

const logsOf = (folder: string): readonly (readonly [index: number, log: string])[] =>
  existsSync(join(folder, 'logs'))
    ? readdirSync(join(folder, 'logs')).map((name) => [
        Number(/game-(\d+)\./.exec(name)![1]),
        readFileSync(join(folder, 'logs', name), 'utf8'),
      ])
    : [];

describe.each(GAMES)('%s', (game, words) => {
  const flags = ['--game', game, '--games', '8', '--seed', 'maple', ...words, '--rotate'];

  test('a kept log replays to the table of its row, and is what play gives', async () => {
    const folder = at(game);
    await run(['simulate', '--out', folder, ...flags, '--keep-logs', '40%']);
    const rows = await rowsOf(folder);
    const logs = logsOf(folder);
    expect(logs.length).toBeGreaterThan(0);
    expect(logs.length).toBeLessThan(8);
    for (const [index, log] of logs) {
      expect(log).toMatch(new RegExp(`^//? woodlog \\S+ rules \\S+ notation \\S+ seed "maple" game ${index}\\n`, 'm'));
      expect(fingerprint(FINALS[game](log))).toBe(rows[index]!.fingerprint);
    }
  });

  test('a run that goes on keeps the same logs', async () => {
    const folder = at(game);
    const before = filesOf(folder);
    rmSync(join(folder, shardsOf(folder)[0]!));
    for (const name of readdirSync(join(folder, 'logs')).slice(1)) rmSync(join(folder, 'logs', name));
    await run(['simulate', '--out', folder]);
    expect(filesOf(folder)).toEqual(before);
  });

  test('a game that fails has a row, a log as far as it came, and a line that fails again', async () => {
    const folder = at(`${game} failing`);
    failAt(game, 5);
    const { code, err } = await run(['simulate', '--out', folder, ...flags]);
    expect(code).toBe(3);
    expect(err).toMatch(
      /^game 5 failed: planted\n {2}again: woodlog play --seed maple --index 5 .*\n {2}log: .*game-5\./,
    );
    const rows = await rowsOf(folder);
    expect(rows.map(({ reason }) => reason === 'failed')).toEqual(rows.map((_, index) => index === 5));
    expect(rows[5]).toMatchObject({ winners: [], rounds: 0, actions: 0, battles: 0, fingerprint: '' });
    expect(rows[5]!.scores).toEqual(rows[5]!.seats.map(() => null));

    const [[index, log]] = logsOf(folder) as [[number, string]];
    const [, again] = /again: (woodlog .*)$/m.exec(err)!;
    expect(index).toBe(5);
    expect(log).toContain('failed: planted\n');
    expect(log).toContain(`again: ${again}\n`);
    expect(log.split('\n').length).toBeGreaterThan(8);
    expect(await run(['check', '--no-law', '--game', game], log)).toMatchObject({ code: 0 });

    const repeated = await run(again!.split(' ').slice(1));
    expect([repeated.code, repeated.err]).toEqual([3, expect.stringMatching(/^bug: planted/)]);
    expect((await run(['simulate', '--out', folder])).code).toBe(3);
    expect((await run(['verify', folder])).code).toBe(0);
    vi.restoreAllMocks();
    const { err: verified } = await run(['verify', folder]);
    expect(verified).toMatch(/^game 5 differs: .*reason is "failed"/);
    // The whole game begins as its broken log does.
    const { out: wholeLog } = await run(again!.split(' ').slice(1));
    // But for comments, and a record's places at the end.
    const moves = (text: string): string => text.replace(/^\/.*\n| \d(?:st|nd) \(\d+\)$/gm, '').slice(0, 150);
    expect(moves(wholeLog)).toBe(moves(log));
  });
});

/** Plants a bug into one game of a run: the rules break down after some actions. */
function failAt(game: GameId, index: number): void {
  let playing = -1;
  let actions = 0;
  const face = FACES[game];
  const play = face.play;
  vi.spyOn(face, 'play').mockImplementation((toPlay, keepLog) => {
    playing = toPlay.index;
    actions = 0;
    try {
      return play(toPlay, keepLog);
    } finally {
      playing = -1;
    }
  });
  const rules = RULES[game] as { plan(state: object, action: object): object };
  const plan = rules.plan;
  vi.spyOn(rules, 'plan').mockImplementation((state, action) => {
    if (playing === index && ++actions > 60) throw new Error('planted');
    return plan(state, action);
  });
}

test('a kept log is what play gives, by the flags of its row', async () => {
  for (const [index, log] of logsOf(at('root'))) {
    const row = (await rowsOf(at('root')))[index]!;
    const face = rootPlay;
    const { planner } = await import('../../src/simulate/plan.ts');
    const { playLine } = await import('../../src/simulate/again.ts');
    const { readRun } = await import('../../src/simulate/run-file.ts');
    const { configuration, seed } = await readRun(at('root'));
    const { setup } = planner(configuration, seed, face)(index);
    const line = playLine(face, setup, seed, index);
    expect(line).toContain(row.bots[0]);
    expect((await run(line.split(' ').slice(1))).out).toBe(log);
  }
});

test('of parts with other players each log is as its part wrote it, and the run goes on with those of the first', async () => {
  const parts = [
    ['Ann', 'Bob'],
    ['Eve', 'Sam'],
  ];
  for (const [i, players] of parts.entries()) {
    const setup = { game: 'carcassonne', seats: players.map((player) => ({ player, bot: 'greedy' })) };
    writeFileSync(at('setup.json'), JSON.stringify(setup));
    const words = ['--games', '2', '--chunk', '1', '--seed', 'maple', '--keep-logs', '100', '--shard', `${i + 1}/2`];
    await fine('simulate', '--setup', at('setup.json'), '--out', at(`part ${i + 1}`), ...words);
  }
  expect((await run(['merge', at('part 1'), at('part 2'), '--out', at('merged')])).code).toBe(0);
  const logs = new Map(logsOf(at('merged')));
  expect([logs.get(0), logs.get(1)]).toEqual([expect.stringMatching(/^A = Ann/m), expect.stringMatching(/^A = Eve/m)]);
  const runFile = JSON.parse(readFileSync(join(at('merged'), 'run.json'), 'utf8'));
  expect(runFile.configuration.lineups[0][0].player).toBe('Ann');
});
