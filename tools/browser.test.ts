import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleForBrowser } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'woodlog-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = (text: string) => {
  const path = join(folder, 'entry.ts');
  writeFileSync(path, text);
  return bundleForBrowser(path);
};

test('a module of Node does not bundle', async () => {
  await expect(bundle("import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);")).rejects.toThrow(
    'node:fs',
  );
});

test.each(['console.log(process.argv)', "console.log(Buffer.from('x'))"])('%s is noticed', async (text) => {
  expect((await bundle(text)).usesNodeGlobals).toBe(true);
});

test('the words alone do no harm', async () => {
  const text = "console.log('process', { Buffer: 1 }, process.env.NODE_ENV);";
  expect((await bundle(text)).usesNodeGlobals).toBe(false);
});
