import fs, {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFile } from './replace.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'woodlog-replace-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

function file(text: string): string {
  const path = join(folder, 'a.rootlog');
  writeFileSync(path, text);
  return path;
}

test('a file gets new contents and keeps its permissions', () => {
  const path = file('old');
  chmodSync(path, 0o640);
  replaceFile(path, 'new Zoë');
  expect(readFileSync(path, 'utf8')).toBe('new Zoë');
  expect(statSync(path).mode & 0o7777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['a.rootlog']);
});

test('a symbolic link is followed, and stays', () => {
  const path = file('old');
  const link = join(folder, 'link.rootlog');
  symlinkSync('a.rootlog', link);
  replaceFile(link, 'new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test.each(['writeFileSync', 'fsyncSync', 'renameSync'] as const)(
  'when %s fails, the file is as it was and alone',
  (step) => {
    const path = file('old');
    vi.spyOn(fs, step).mockImplementation(() => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    expect(() => replaceFile(path, 'new')).toThrow(`cannot write ${path}: the disk is full`);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['a.rootlog']);
  },
);

test('a file that is not there is not made', () => {
  const path = join(folder, 'none');
  expect(() => replaceFile(path, 'new')).toThrow('there is no such file');
  expect(readdirSync(folder)).toEqual([]);
});
