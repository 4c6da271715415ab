import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { hasBrowser } from '../../cli/test/view/browser.ts';
import { LAPTOP, PHONE, served } from './browser.ts';
import { barriersByDayAndNight } from './fits.ts';

const page = served();
const seen = test.runIf(hasBrowser);

const LOG = readFileSync(join(import.meta.dirname, '../../../examples/first-game.rootlog'), 'utf8');

const SETUP =
  readFileSync(join(import.meta.dirname, '../../../examples/unlawful.rootlog'), 'utf8').split('C:t->1')[0] ?? '';

async function edit(open: Page, log: string): Promise<void> {
  await open.goto(page.address);
  await open.fill('textarea', log);
  await open.click(log === '' ? 'text=Write one' : 'text=Edit it');
  await open.waitForSelector('.cm-content');
}

const textOf = (open: Page): Promise<string> => open.innerText('.cm-content');

seen('a log is corrected: the problem is named, its fix is a tap, and the board follows', async () => {
  const { page: open, complaints } = await page.open({ viewport: LAPTOP });
  await edit(open, LOG.replace('C:t_k->1', 'C:tk->1'));
  await open.waitForSelector('.problems .error');
  await open.click('text=Line 9');
  await open.click('.problems button:not(.quiet)');
  await open.waitForSelector('text=No problems.');
  await open.waitForSelector('.board-at svg');
  expect(complaints).toEqual([]);
});

seen('the board and the line in English are those of the action at the cursor', async () => {
  const { page: open, complaints } = await page.open({ viewport: LAPTOP });
  await edit(open, LOG.trimEnd());
  await open.waitForSelector('.now code:text-is("#->V")');
  const steps = (LOG.trimEnd().split('\n').at(-1) ?? '').split('/').length;
  expect(await open.locator('.line-in-words li').count()).toBe(steps);
  await open.click('.cm-content');
  await open.keyboard.press('Control+End');
  await open.keyboard.press('Home');
  await open.keyboard.press('Home');
  await open.waitForSelector('.now:has-text("begins the turn")');
  expect(complaints).toEqual([]);
});

seen('what may be written is offered in words; keys for phones write at the cursor', async () => {
  const { page: open, complaints } = await page.open({ viewport: PHONE, hasTouch: true });
  await edit(open, `${LOG}C:`);
  await open.tap('button[aria-label="Write w"]');
  await open.keyboard.type('5');
  await open.tap('button[aria-label="Write ->"]');
  await open.waitForSelector('.cm-completionDetail:has-text("a warrior to clearing 1 (fox)")');
  await open.keyboard.press('ArrowDown');
  await open.waitForTimeout(100);
  await open.keyboard.press('Enter');
  expect((await textOf(open)).trimEnd()).toMatch(/C:w5->\d+$/);
  await open.tap('button[aria-label="Undo"]');
  expect((await textOf(open)).trimEnd()).toMatch(/C:w?5?(?:->)?$/);
  expect(complaints).toEqual([]);
});

seen('what the rules forbid is a problem as soon as it is written', async () => {
  const { page: open, complaints } = await page.open({ viewport: LAPTOP });
  await edit(open, `${SETUP}C:t->1/w2->5/#->C`);
  await open.waitForSelector('text=No problems.');
  await open.click('.cm-content');
  await open.keyboard.press('Control+End');
  await open.keyboard.type('/w1->3');
  await open.keyboard.press('Escape');
  await open.waitForSelector('.problems :text("(4.2")');
  await open.keyboard.press('Control+z');
  await open.waitForSelector('text=No problems.');
  expect(complaints).toEqual([]);
});

seen('the text outlives the page, in its address', async () => {
  const { page: open, complaints } = await page.open({ viewport: LAPTOP });
  await edit(open, '');
  await open.click('.cm-content');
  await open.keyboard.press('Control+End');
  await open.keyboard.type('C:w->1');
  await open.keyboard.press('Escape');
  // It is packed there a moment after the last key.
  const isPacked = async (): Promise<boolean> => {
    const [, packed] = /^#edit=(.+)/.exec(location.hash) ?? [];
    if (packed === undefined) return false;
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return (await new Response(text).text()).includes('C:w->1');
  };
  await vi.waitFor(async () => expect(await open.evaluate(isPacked)).toBe(true), { timeout: 60_000 });
  await open.reload();
  await open.waitForSelector('.cm-content');
  expect(await textOf(open)).toContain('C:w->1');
  expect(complaints).toEqual([]);
});

seen.each([
  ['phone', PHONE],
  ['laptop', LAPTOP],
])('no barriers by day or night, and no sideways scrolling, on a %s', async (_, viewport) => {
  const { page: open, complaints } = await page.open({ viewport });
  await edit(open, LOG.replace('E:b+6w->3', 'E:b+6wx->3'));
  await open.waitForSelector('.board-at svg');
  await open.waitForSelector('.problems .error');
  expect(await barriersByDayAndNight(open)).toEqual([]);
  expect(complaints).toEqual([]);
});

seen('a record of Carcassonne has its board, too', async () => {
  const { page: open, complaints } = await page.open({ viewport: LAPTOP });
  await edit(open, 'A = Ann\nB = Bo\n0 (0,0) RCRF\n1A (0,1) FCCCm');
  await open.waitForSelector('.board-at svg[aria-label="Board"]');
  expect(complaints).toEqual([]);
});
