import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleForBrowser } from '../../../../tools/browser.mjs';
import { FIRST_GAME } from '../command.ts';
import { hasBrowser, viewing } from './browser.ts';

const { open } = viewing();
const EXAMPLE = join(import.meta.dirname, '../../../../examples/browser');
const folder = mkdtempSync(join(tmpdir(), 'woodlog example-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(hasBrowser)('the example page', () => {
  test('replays a log that a reader picks, turn by turn, on phones too', async () => {
    const { text } = await bundleForBrowser(join(EXAMPLE, 'replay.mjs'));
    const script = `<script type="module">${text}</script>`;
    const html = readFileSync(join(EXAMPLE, 'replay.html'), 'utf8');
    expect(html).toContain('<script src="replay.js"></script>');
    writeFileSync(
      join(folder, 'replay.html'),
      html.replace('<script src="replay.js"></script>', () => script),
    );
    const { page, complaints } = await open(pathToFileURL(join(folder, 'replay.html')).href, 'phone');
    await page.setInputFiles('#file', FIRST_GAME);
    await page.waitForFunction(() => document.querySelector('#board')?.textContent !== '');
    const last = await page.textContent('#board');
    await page.locator('#turn').fill('1');
    expect(await page.textContent('#board')).not.toBe(last);
    expect(await page.textContent('#words')).not.toBe('');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
