import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './write-aside.ts';

const folder = mkdtempSync(join(tmpdir(), 'woodlog aside-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is made with those it lies in, and left as it is when it is there', () => {
  const path = join(folder, 'a', 'b', 'c');
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
  chmodSync(path, 0o700);
  makeFolder(`${path}/`);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('a link to a folder is one', () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', join(folder, 'link'));
  makeFolder(join(folder, 'link'));
  makeFolder(join(folder, 'link', 'below'));
  expect(existsSync(join(folder, 'real', 'below'))).toBe(true);
});

test('where a file is in the way, or a link leads nowhere, it is said', () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  expect(() => makeFolder(path)).toThrow(`cannot write to ${path}: there is a file of this name`);
  expect(() => makeFolder(join(path, 'below'))).toThrow('a part of its path is no folder');
  symlinkSync('nowhere', join(folder, 'dangling'));
  expect(() => makeFolder(join(folder, 'dangling', 'below'))).toThrow('cannot write to');
});

test.runIf(existsSync('/proc/self'))('a folder that takes none is said to, and not tried for ever', () => {
  expect(() => makeFolder('/proc/woodlog/run')).toThrow('cannot write to /proc/woodlog/run: ');
});
