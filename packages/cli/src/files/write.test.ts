import { execFileSync } from 'node:child_process';
import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UsageError } from '../exit.ts';
import { writeFile } from './write.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'woodlog-write-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

test('a new file, and the same again, which keeps its permissions', () => {
  const path = join(folder, 'page.html');
  writeFile(path, 'old');
  chmodSync(path, 0o640);
  writeFile(path, Buffer.from('new'));
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).mode & 0o7777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['page.html']);
});

test('a file in a folder that takes no new ones is written into', () => {
  const path = join(folder, 'page.html');
  writeFile(path, 'old');
  const { ino } = statSync(path);
  // To the superuser no folder is closed.
  const { accessSync } = fs;
  vi.spyOn(fs, 'accessSync').mockImplementation((path, mode) => {
    if (path === realpathSync(folder)) throw Object.assign(new Error('closed'), { code: 'EACCES' });
    accessSync(path, mode);
  });
  syncBuiltinESMExports();
  writeFile(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).ino).toBe(ino);
});

test('what is no file stays what it is', () => {
  const link = join(folder, 'nothing');
  symlinkSync('/dev/null', link);
  const before = statSync('/dev/null');
  writeFile(link, 'page');
  writeFile('/dev/null', 'page');
  expect(statSync('/dev/null')).toMatchObject({ ino: before.ino, rdev: before.rdev });
  expect(readdirSync(folder)).toEqual(['nothing']);
});

test('a link stays one, also where nothing is yet that it leads to', () => {
  mkdirSync(join(folder, 'pages'));
  symlinkSync('pages', join(folder, 'there'));
  symlinkSync('../pages/new.html', join(folder, 'pages', 'newest'));
  symlinkSync(join('there', 'newest'), join(folder, 'link'));
  for (const contents of ['page', 'again']) {
    writeFile(join(folder, 'link'), contents);
    expect(readFileSync(join(folder, 'pages', 'new.html'), 'utf8')).toBe(contents);
  }
  expect(readlinkSync(join(folder, 'link'))).toBe(join('there', 'newest'));
  expect(readdirSync(join(folder, 'pages'))).toEqual(['new.html', 'newest']);
});

test('links that lead nowhere or in a circle are said', () => {
  symlinkSync(join('none', 'page'), join(folder, 'nowhere'));
  symlinkSync('circle', join(folder, 'circle'));
  expect(() => writeFile(join(folder, 'nowhere'), 'page')).toThrow(/^cannot write .*: there is no such file$/);
  expect(() => writeFile(join(folder, 'circle'), 'page')).toThrow(/^cannot write .*: its symbolic links go round/);
  expect(readdirSync(folder)).toEqual(['circle', 'nowhere']);
});

test('a pipe is written into', async () => {
  const pipe = join(folder, 'pipe');
  const read = join(folder, 'read');
  execFileSync('sh', ['-c', 'mkfifo "$1" && (cat "$1" > "$2" &)', 'sh', pipe, read], { stdio: 'ignore' });
  writeFile(pipe, 'page');
  expect(statSync(pipe).isFIFO()).toBe(true);
  await expect.poll(() => readFileSync(read, 'utf8')).toBe('page');
});

test('a folder is none', () => {
  expect(() => writeFile(folder, 'page')).toThrow(UsageError);
  expect(readdirSync(folder)).toEqual([]);
});
