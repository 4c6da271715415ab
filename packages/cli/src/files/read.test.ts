import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLogText, readText } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'woodlog-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(bytes: Uint8Array | string): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, bytes);
  return path;
}

test('UTF-8 is read to the letter, line ends and byte order mark included', async () => {
  const text = '\ufeffMap: Fall\r\nC: Zoë 森林 👑\rE:';
  expect(await readText(file(text))).toBe(text);
});

test('an empty file is an empty text', async () => {
  expect(await readText(file(''))).toBe('');
});

test.each([
  ['Latin-1', Buffer.from('Map: Fall\nC: Zoë\n', 'latin1'), /is not UTF-8: line 2 has bytes of another encoding/],
  ['half a letter at the end', Buffer.from('C: Zoë').subarray(0, 6), /is not UTF-8: line 1/],
  ['a surrogate alone', Buffer.from([0x0a, 0xed, 0xa0, 0x80]), /is not UTF-8: line 2/],
  ['UTF-16', Buffer.from('\ufeffMap', 'utf16le'), /is UTF-16: save it as UTF-8/],
  ['binary', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0]), /is a binary file/],
])('%s is refused, not changed', async (_, bytes, message) => {
  await expect(readText(file(bytes))).rejects.toThrow(message);
});

test('a log of more than 8 MB is refused', async () => {
  const long = file(Buffer.alloc(2 ** 23 + 1, '/'));
  await expect(readLogText(long)).rejects.toThrow('is larger than 8 MB');
});

test('a folder and a missing file are told apart', async () => {
  await expect(readText(folder)).rejects.toThrow(`cannot read ${folder}: it is a folder`);
  await expect(readText(join(folder, 'none'))).rejects.toThrow('there is no such file');
  await expect(readText(join(file('x'), 'below'))).rejects.toThrow('a part of its path is no folder');
});

test('a name that holds control characters is shown safely', async () => {
  await expect(readText(join(folder, 'a\x1b[2J'))).rejects.toThrow('a␛[2J: there is no such file');
});
