import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameRow } from '../../src/simulate/row.ts';
import { run } from '../command.ts';
import { runsFolder } from '../simulate/simulating.ts';
import { SIZES, barriers, runsScripts, hasBrowser, viewing } from './browser.ts';
import { someRows, writeRun } from '../report/rows.ts';

const at = runsFolder();
const { open } = viewing();

/** Reports games and gives the address of the page. */
async function pageOf(name: string, rows: readonly GameRow[]): Promise<string> {
  const path = at(`${name}.html`);
  const { code, err } = await run(['report', await writeRun(at(name), rows), '-o', path]);
  expect([code, err]).toEqual([0, expect.stringMatching(/KB; open it in a browser\n$/)]);
  return pathToFileURL(path).href;
}

/** What strangers may write where a bot's name is expected. */
const HOSTILE = [
  '<script>document.title="pwned"</script>',
  '"onload="document.title=\'pwned\'" x="',
  ']]><svg onload=alert(1)><!--',
  '</title></style><img src=x onerror=alert(1)>',
  '\u202egnp.exe\u0000\u001b[2J',
  'x'.repeat(50_000),
  '長'.repeat(200),
];

/** Games with such a word wherever a row has one. */
const hostileRows = (): GameRow[] =>
  someRows(120).map((row, index) => {
    const word = (i: number): string => HOSTILE[(index + i) % HOSTILE.length]!;
    const three = [0, 1, 2].map(word);
    return {
      ...row,
      map: word(0),
      deck: word(1),
      bots: three,
      characters: three,
      difficulties: three,
      traits: three,
      reason: row.reason === 'failed' ? row.reason : word(2),
    };
  });

describe.runIf(hasBrowser)('a page', () => {
  const pages: Record<string, string> = {};
  beforeAll(async () => {
    pages['usual'] = await pageOf('usual', someRows(300));
    pages['hostile'] = await pageOf('hostile', hostileRows());
    pages['single'] = await pageOf('single', someRows(1));
    pages['failed'] = await pageOf(
      'failed',
      someRows(2).map((row) => ({ ...row, reason: 'failed' })),
    );
  });

  test.each(['usual', 'hostile', 'single', 'failed'])(
    '(%s) has no barriers, is no wider than the screen, and fetches nothing',
    async (name) => {
      for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
        const { page, complaints } = await open(pages[name]!, size);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('details')) one.open = true;
        });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            SIZES[size].width,
          );
          expect(await barriers(page, ['color-contrast'])).toEqual([]);
        }
        expect(complaints).toEqual([]);
        await page.close();
      }
    },
  );

  test('has a chart with title and description for each table behind it, in the colours of day and night', async () => {
    const { page } = await open(pages['usual']!, 'desktop');
    const charts = await page.$$eval('figure > svg', (drawings) =>
      drawings.map((one) => [one.querySelector('title')?.textContent, one.querySelector('desc')?.textContent]),
    );
    expect(charts.map(([title]) => title)).toEqual([
      ...['Win rates by bot', 'Scores by bot', 'Win rates by seat', 'Paired seat effects, in percentage points'],
      ...['Length in rounds', 'Length in actions', 'Length in battles', 'Ways to end, among games'],
    ]);
    expect(charts[0]![1]).toContain('Automated Alliance: 56.2 %, 50.5 to 61.7');
    const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(light);
    await page.close();
  });

  test('says what the summary says', async () => {
    const { page } = await open(pages['usual']!, 'phone');
    const cells = await page.$$eval('#bots tbody tr:first-child > *', (found) => found.map((one) => one.textContent));
    expect(cells).toEqual(['Automated Alliance', '299', '168', '56.2 %', '50.5 to 61.7', '33.3 %', '▲']);
    expect(await page.textContent('#failed code')).toMatch(/^woodlog play --seed maple --index 5 --bots /);
    expect(await page.textContent('#run')).toContain('300 asked for, all there');
    expect(await page.textContent('#notes')).toMatch(/intervals here.*Bonferroni/);
    await page.close();
  });

  test('shows what strangers write as text, under its policy', async () => {
    const { page, complaints } = await open(pages['hostile']!, 'desktop');
    expect(await page.title()).toBe('120 games of Root');
    expect(await page.locator('script, img, iframe, object, [onload], [onerror]').count()).toBe(0);
    const text = await page.evaluate(() => document.body.textContent ?? '');
    for (const word of HOSTILE.slice(0, 4)) expect(text).toContain(word);
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(statSync(at('hostile.html')).size).toBeLessThan(500 * 1024);
    expect(complaints).toEqual([]);
    expect(await runsScripts(page)).toBe(false);
    await page.close();
  });
});
