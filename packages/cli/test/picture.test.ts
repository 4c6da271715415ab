import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eastAsianWidth } from 'get-east-asian-width';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/game-ids.ts';
import { GAMES } from '../src/games/games.ts';
import { FIRST_GAME, filesFolder, run } from './command.ts';
import { playWords } from './played.ts';

const { folder, file } = filesFolder();

/** Whether tags open and close as they should. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/gi)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name!);
  }
  return open.length === 0;
}

test('replay --svg draws the table of every game', async () => {
  const logs = [FIRST_GAME];
  for (const id of GAME_IDS) {
    const { out } = await run(playWords(id));
    logs.push(file(`maple${GAMES[id].ending}`, out));
  }
  for (const log of logs) {
    const { code, out, err } = await run(['replay', log, '--svg', '-']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(isWellFormed(out)).toBe(true);
    expect(out).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('replay --svg draws after the turn that is asked for, into a file', async () => {
  const path = join(folder, 'turn.svg');
  const drawn = async (turn: string): Promise<string> => {
    expect(await run(['replay', FIRST_GAME, '--turn', turn, '--svg', path])).toEqual({ code: 0, out: '', err: '' });
    return readFileSync(path, 'utf8');
  };
  expect(await drawn('4')).toContain('after line 4');
  expect(await drawn('5')).not.toContain('sawmill, Marquise de Cat</title><path');
});

test('names of strangers are text in a picture', async () => {
  const log = file('evil.rootlog', 'Map: Fall\nDeck: Standard\nC: </text><script>x</script>\nE: B\nC:w->1\n');
  const { out } = await run(['replay', log, '--svg', '-']);
  expect(isWellFormed(out)).toBe(true);
  expect(out).not.toContain('<script');
  expect(out).toContain('&lt;/text&gt;');
});

test('replay --png gives pixels, or says which package is missing', async () => {
  const path = join(folder, 'table.png');
  const { code, err } = await run(['replay', FIRST_GAME, '--png', path]);
  if (code === 0) expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG');
  else expect([code, err, existsSync(path)]).toEqual([2, expect.stringContaining('@resvg/resvg-js'), false]);
});

test('a picture that cannot be written is an error', async () => {
  const { code, err } = await run(['replay', FIRST_GAME, '--svg', join(folder, 'none', 'x.svg')]);
  expect([code, err]).toEqual([2, expect.stringMatching(/^error: cannot write .*: there is no such file\n$/)]);
});

test('of data, pictures and pixels one at a time', async () => {
  for (const others of [
    ['--json', '--svg', 'x'],
    ['--svg', 'x', '--png', 'y'],
  ])
    expect((await run(['replay', FIRST_GAME, ...others])).code).toBe(2);
});

test('a terminal is shown the map in 80 columns before the table', async () => {
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  try {
    const { out } = await run(['replay', FIRST_GAME]);
    const lines = out.split('\n');
    const width = (line: string): number =>
      [...line].reduce((sum, sign) => sum + eastAsianWidth(sign.codePointAt(0)!), 0);
    expect(lines[0]).toMatch(/^ 1 fox {3}C +5 rabbit/);
    expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(80);
    expect(out).toMatch(/^ C {2}█+─+ {3}4 Hazel$/m);
    expect(out).toContain('Clearings');
  } finally {
    process.stdout.isTTY = isTTY;
  }
});
