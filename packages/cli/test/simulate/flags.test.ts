import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { play } from '../../src/any-game.ts';
import { run } from '../command.ts';
import { runsFolder } from './simulating.ts';

const at = runsFolder();

describe('bad flags', () => {
  test.each([
    [['--games', '0'], /Expected a whole number, 1 or more/],
    [
      ['--games', '999999999999999'],
      /too large for a folder: it has 1000000000000 files, .*a larger --chunk, or --shard/,
    ],
    [['--games', '1000001', '--chunk', '1'], /it has 1000001 files, and a folder takes at most 1000000;/],
    [['--chunk', '2000000'], /Expected a whole number from 1 to 1000000/],
    [['--seed', 'x'.repeat(1001)], /a seed has at most 1000 characters/],
    [['--shard', '0/3'], /Expected a shard such as 2\/7/],
    [['--shard', '4/3'], /Expected a shard such as 2\/7/],
    [['--shard', '1/3'], /--shard is for parts of one run: give --seed/],
    [['--keep-logs', '101'], /from 0 to 100/],
    [['--keep-logs', 'some'], /from 0 to 100/],
    [['--jobs', '-1'], /Expected a whole number/],
    [['--bots', 'C=clever'], /unknown bot "clever"/],
    [['--bots', 'C=puppet,C=puppet'], /seat C stands there twice/],
    [['--map', 'fall,moon'], /unknown map "moon"/],
    [['--map', 'fall,fall'], /--map: fall stands there twice/],
    [['--map', 'fall', '--map', 'moon'], /unknown map "moon"/],
    [['--map', 'moon', '--map', 'fall'], /unknown map "moon"/],
    [['--deck', ''], /unknown deck/],
    [['--game', 'carcassonne', '--map', 'random'], /--map is for Root/],
    [['--setup', 'none.json'], /cannot read none.json/],
    [['--setup', 'none.json', '--bots', 'random'], /cannot be used with/],
  ])('%j', async (words, message) => {
    const { code, out, err } = await run(['simulate', '--out', at('unmade'), ...words]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(() => readdirSync(at('unmade'))).toThrow(/ENOENT/);
  });

  test('a folder that cannot be made, and no folder', async () => {
    writeFileSync(at('file'), '');
    mkdirSync(at('empty'));
    const made = await run(['simulate', '--out', join(at('file'), 'run')]);
    expect([made.code, made.err]).toEqual([
      2,
      expect.stringMatching(/cannot write to .*: a part of its path is no folder/),
    ]);
    for (const command of ['status', 'verify', 'merge'])
      expect((await run([command, at('empty'), ...(command === 'merge' ? ['--out', at('never')] : [])])).err).toMatch(
        /empty is no folder of simulate: it has no run\.json/,
      );
  });

  test('a folder without a name', async () => {
    for (const words of [
      ['simulate', '--out', ''],
      ['merge', at('empty'), '--out', ''],
      ['merge', '', '--out', at('never')],
      ['sample', '--out', ''],
      ['status', ''],
      ['verify', ''],
      ['report', at('empty'), ''],
    ])
      expect(await run(words)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('The folder name must not be empty.'),
      });
  });

  test('a file where a folder should be: --out, and its logs', async () => {
    const words = ['--game', 'carcassonne', '--games', '1', '--seed', 'maple'];
    writeFileSync(at('not a folder'), '');
    const refused = await run(['simulate', '--out', at('not a folder'), ...words]);
    expect([refused.code, refused.err]).toEqual([
      2,
      `error: cannot write to ${at('not a folder')}: there is a file of this name\n`,
    ]);
    await run(['simulate', '--out', at('part'), ...words]);
    writeFileSync(at('part/logs'), '');
    for (const command of [
      ['simulate', '--out', at('part')],
      ['merge', at('part'), '--out', at('all')],
    ]) {
      const { code, err } = await run(command);
      expect([code, err]).toEqual([2, `error: cannot read ${at('part/logs')}: a part of its path is no folder\n`]);
    }
  });
});

test('Fuzzy Knights: a setup with a seat that has no bot is refused, by simulate and by the library', async () => {
  const setup = { game: 'fuzzy-knights', seats: [{ player: 'Ann' }, { player: 'Bob', bot: 'sensible' }] };
  writeFileSync(at('knights.json'), JSON.stringify(setup));
  const { code, err } = await run(['simulate', '--out', at('unmade'), '--setup', at('knights.json')]);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/knights\.json: P1 \(Ann\) has no bot; bots are random, sensible, castellan$/m),
  ]);
  expect(() => readdirSync(at('unmade'))).toThrow(/ENOENT/);
  expect(await play(setup, 'maple')).toMatchObject({ left: { violation: 'setup/bot' } });
});
