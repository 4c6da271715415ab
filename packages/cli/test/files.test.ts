import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file, folder } = filesFolder();

const LOOSE = 'Map:Fall\r\nDeck : Standard\r\nC: Zoë\r\n\r\nC: t_k -> 1 ; Cw->2 // hm\r\n';
const CANONICAL = 'Map: Fall\nDeck: Standard\nC: Zoë\n\nC:t_k->1/w->2 // hm\n';

describe('fmt', () => {
  test('prints the canonical text and leaves the file alone', async () => {
    const path = file('print.rootlog', LOOSE);
    expect(await run(['fmt', path])).toEqual({ code: 0, out: CANONICAL, err: '' });
    expect(readFileSync(path, 'utf8')).toBe(LOOSE);
  });

  test('--check names what is not canonical', async () => {
    const loose = file('loose.rootlog', LOOSE);
    const fine = file('fine.rootlog', CANONICAL);
    expect(await run(['fmt', '--check', loose, fine])).toMatchObject({ code: 1, out: `${loose}\n` });
    expect(await run(['fmt', '--check', fine])).toMatchObject({ code: 0, out: '' });
  });

  test('--write writes files back, with their permissions, through links, and only those that change', async () => {
    const place = join(folder, 'write');
    mkdirSync(place);
    const loose = file('write/loose.rootlog', LOOSE);
    const fine = file('write/fine.rootlog', CANONICAL);
    const link = join(folder, 'link.rootlog');
    symlinkSync('write/loose.rootlog', link);
    chmodSync(loose, 0o604);
    const { ino } = statSync(fine);
    const { code, out, err } = await run(['fmt', '--write', link, fine]);
    expect([code, out, err]).toEqual([0, '', `${link}: rewritten\n`]);
    expect(readFileSync(loose, 'utf8')).toBe(CANONICAL);
    expect(statSync(loose).mode & 0o7777).toBe(0o604);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(fine).ino).toBe(ino);
    expect(readdirSync(place).sort()).toEqual(['fine.rootlog', 'loose.rootlog']);
  });

  test('keeps a byte order mark', async () => {
    const path = file('mark.rootlog', `\ufeff${LOOSE}`);
    expect((await run(['fmt', '--write', path])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(`\ufeff${CANONICAL}`);
  });

  test('keeps what it cannot read, and says so', async () => {
    const { code, out, err } = await run(['fmt'], `${CANONICAL}E: Bob\nC:w->3/Zx?y/++2 // x\nWhat?\n`);
    expect(code).toBe(1);
    expect(out).toBe(`${CANONICAL}E: Bob\nC:w->3/Zx?y/++2 // x\nWhat?\n`);
    expect(err).toMatch(/^standard input:7:10: error:/m);
  });
});
