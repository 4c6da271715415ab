import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeRows } from '../../src/simulate/parquet.ts';
import { readRounds } from '../../src/simulate/rounds-file.ts';
import { run } from '../command.ts';
import { SMALL_RUN, copyRun, filesOf, fine, runsFolder, shardsOf } from './simulating.ts';

const at = runsFolder();
const whole = at('whole');
const ROUNDS = 'rounds/rounds-000000005-000000009.parquet';

beforeAll(async () => {
  await run(['simulate', '--out', whole, ...SMALL_RUN]);
});

describe('scores by round', () => {
  test('end with the scores of the game, and have as many rounds as it', async () => {
    for (const name of shardsOf(whole)) {
      const { rows } = await decodeRows(readFileSync(join(whole, name)));
      const range = { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 };
      const byRound = await readRounds(whole, range);
      for (const { index, rounds, scores } of rows) {
        const own = byRound.get(index) ?? [];
        expect([own.length, own.at(-1)]).toEqual([rounds, scores]);
      }
    }
  });

  test.each([
    ['carcassonne', 'A=greedy,B=random,C=random'],
    ['fuzzy-knights', 'P1=castellan,P2=random'],
  ])('of %s', async (game, bots) => {
    const folder = at(game);
    await fine('simulate', '--out', folder, '--game', game, '--games', '3', '--seed', 'maple', '--bots', bots);
    const [shard = ''] = shardsOf(folder);
    const { rows } = await decodeRows(readFileSync(join(folder, shard)));
    const byRound = await readRounds(folder, { first: 0, last: 2 });
    expect(byRound.size).toBe(game === 'carcassonne' ? 3 : 0);
    for (const [index, own] of byRound) {
      expect([own.length, own.at(-1)]).toEqual([rows[index]?.rounds, rows[index]?.scores]);
      const first = own.map((scores) => scores[0] ?? 0);
      expect(first).toEqual([...first].sort((a, b) => a - b));
    }
  });

  test('that were changed are named by every command', async () => {
    const folder = copyRun(whole, at('changed'));
    const bytes = readFileSync(join(folder, ROUNDS));
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    writeFileSync(join(folder, ROUNDS), bytes);
    for (const words of [
      ['status', folder],
      ['verify', folder],
      ['report', folder],
      ['simulate', '--out', folder],
    ]) {
      const { code, out, err } = await run(words);
      expect([code, out + err]).toEqual([1, expect.stringContaining(`${ROUNDS} is not the file that the run wrote`)]);
    }
  });

  test('that were deleted are named, and simulate plays their games again', async () => {
    const folder = copyRun(whole, at('deleted'));
    rmSync(join(folder, ROUNDS));
    for (const words of [
      ['status', folder],
      ['verify', folder, '--games', '1'],
      ['merge', folder, '--out', at('never')],
    ]) {
      const { code, out, err } = await run(words);
      expect([code, out + err]).toEqual([1, expect.stringContaining(`${ROUNDS} is missing`)]);
    }
    expect(JSON.parse(await fine('simulate', '--out', folder, '--json'))).toMatchObject({ kept: 19, games: 24 });
    expect(filesOf(folder)).toEqual(filesOf(whole));
  });
});
