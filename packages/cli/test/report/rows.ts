import { stream } from '@woodlog/core/kernel';
import fc from 'fast-check';
import { configurationHash } from '../../src/simulate/configuration.ts';
import { rangesOf } from '../../src/simulate/folder.ts';
import { runOf } from '../../src/simulate/request.ts';
import { beginRun } from '../../src/simulate/run-file.ts';
import { writeShard } from '../../src/simulate/shard.ts';
import type { GameRow } from '../../src/simulate/row.ts';

/** A game of Root that the second of three won, changed as a test needs it. */
export const gameRow = (changes: Partial<GameRow> = {}): GameRow => ({
  index: 0,
  block: changes.index ?? 0,
  rotation: 0,
  game: 'root',
  seed: 'maple',
  map: 'Fall',
  deck: 'E&P',
  lineup: 'C=marquise,E=eyrie,A=alliance',
  seats: ['C', 'E', 'A'],
  bots: ['marquise', 'eyrie', 'alliance'],
  characters: [null, null, null],
  difficulties: ['default', 'default', 'default'],
  traits: ['', '', ''],
  winners: ['E'],
  reason: 'score',
  rounds: 12,
  scores: [20, 30, 10],
  actions: 300,
  battles: 20,
  fingerprint: '0',
  ...changes,
});

const BOTS = ['red', 'green', 'blue', 'grey'];
const SEATS = ['A', 'B', 'C', 'D'];

/** A game of few bots, maps and scores, so that much comes twice: wins, shared wins, draws, failures, mirrors. */
const anyRow = (index: number, block: number, rotation: number, lineup: readonly string[]): fc.Arbitrary<GameRow> => {
  const bots = turned(lineup, rotation);
  const seats = SEATS.slice(0, bots.length);
  const each = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.array(one, { minLength: bots.length, maxLength: bots.length });
  return fc.record({
    index: fc.constant(index),
    block: fc.constant(block),
    rotation: fc.constant(rotation),
    game: fc.constant('root'),
    seed: fc.constant('maple'),
    map: fc.constantFrom('Fall', 'Lake', null),
    deck: fc.constantFrom('E&P', null),
    lineup: fc.constant(lineup.map((bot, i) => `${SEATS[i]}=${bot}`).join(',')),
    seats: fc.constant(seats),
    bots: fc.constant(bots),
    characters: each(fc.constantFrom('Thief', 'Tinker', null)),
    difficulties: each(fc.constantFrom('default', 'nightmare', 'blitz+easy')),
    traits: each(fc.constantFrom('', 'Blitz', 'Blitz+Fortified')),
    winners: fc.oneof(fc.subarray(seats, { minLength: 1, maxLength: 1 }), fc.subarray(seats)),
    reason: fc.constantFrom('score', 'score', 'rounds', 'failed'),
    rounds: fc.integer({ min: 0, max: 9 }),
    scores: each(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 4 })),
    actions: fc.integer({ min: 0, max: 30 }),
    battles: fc.integer({ min: 0, max: 3 }),
    fingerprint: fc.constant(''),
  });
};

const turned = (bots: readonly string[], by: number): readonly string[] => [...bots.slice(by), ...bots.slice(0, by)];

/** Blocks of tables turned, now and then without some of their games, in any order. */
export const anyRows: fc.Arbitrary<GameRow[]> = fc
  .array(fc.array(fc.constantFrom(...BOTS), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 12,
    size: 'max',
  })
  .chain((tables) => {
    let index = 0;
    const rows = tables.flatMap((bots, block) => bots.map((_, rotation) => anyRow(index++, block, rotation, bots)));
    return fc.tuple(...rows);
  })
  .chain((rows) => fc.oneof(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: 1 })));

const LINEUP = ['mechanical-marquise', 'electric-eyrie', 'automated-alliance'];

/** Games of three bots, each table turned: the later bots win more often, and who begins does. */
export function someRows(games: number): GameRow[] {
  return Array.from({ length: games }, (_, index) => {
    const rotation = index % LINEUP.length;
    const chance = stream('maple', index, 'rows');
    const bots = turned(LINEUP, rotation);
    const scores = bots.map((bot, place) => 8 + chance.int(16) + 3 * LINEUP.indexOf(bot) + (place === 0 ? 3 : 0));
    const drawn = index % 50 === 17;
    const most = Math.max(...scores);
    return gameRow({
      index,
      block: Math.floor(index / LINEUP.length),
      rotation,
      lineup: LINEUP.map((bot, i) => `${'CEA'[i]}=${bot}`).join(','),
      seats: turned(['C', 'E', 'A'], rotation),
      bots,
      map: chance.pick(['Fall', 'Winter']),
      difficulties: bots.map((bot) => (bot === 'electric-eyrie' && index % 6 < 3 ? 'nightmare' : 'default')),
      winners: drawn ? [] : [turned(['C', 'E', 'A'], rotation)[scores.indexOf(most)]!],
      reason: index === 5 ? 'failed' : drawn ? 'rounds' : 'score',
      rounds: drawn ? 200 : 5 + chance.int(6),
      scores,
      actions: 250 + chance.int(200),
      battles: 10 + chance.int(30),
    });
  });
}

interface Writing {
  /** Games a file. */
  readonly chunk?: number;
  readonly seed?: string;
  /** Games whose files are left out. */
  readonly without?: readonly number[];
  /** Of rules and notation; today's unless given. */
  readonly versions?: string;
}

/** Writes games into a folder as simulate does. */
export async function writeRun(
  folder: string,
  rows: readonly GameRow[],
  { chunk = 100, seed = 'maple', without = [], ...others }: Writing = {},
): Promise<string> {
  const bots = [LINEUP.map((bot, i) => `${'CEA'[i]}=${bot}`).join(',')];
  const asked = await runOf({ bots, map: 'fall,winter', rotate: true, games: rows.length, chunk }, undefined, seed);
  const { versions } = { ...asked, ...others };
  const run = { ...asked, versions, hash: configurationHash(asked.configuration, seed, versions) };
  await beginRun(folder, run);
  for (const range of rangesOf(run))
    if (!without.some((index) => index >= range.first && index <= range.last))
      writeShard(folder, run, range, rows.slice(range.first, range.last + 1));
  return folder;
}
