import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasBrowser } from '../../cli/test/view/browser.ts';
import { LAPTOP, PHONE, served, tapOn } from './browser.ts';
import { barriersByDayAndNight, misfits } from './fits.ts';

const page = served();
const seen = test.runIf(hasBrowser);
const LOG = readFileSync(join(import.meta.dirname, '../../../examples/first-game.rootlog'), 'utf8');

/** The screens of the page in which something is found, with what it is. */
async function faulty(
  open: Page,
  look: () => Promise<readonly string[]>,
): Promise<readonly (readonly [screen: string, found: readonly string[]])[]> {
  const faults: [string, readonly string[]][] = [];
  const see = async (screen: string): Promise<void> => {
    const found = await look();
    if (found.length > 0) faults.push([screen, found]);
  };
  await open.goto(page.address);
  await open.waitForSelector('text=New game');
  await see('start');
  await open.click('text=New game');
  await open.waitForSelector('.setup');
  await open.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await see('setup');
  await open.click('main > .main');
  await open.waitForSelector('.question');
  await see('cards');
  for (let tap = 0; tap < 60 && (await open.$('.step-buttons')) === null; tap++) await tapOn(open, tap);
  await see('bot');
  for (let tap = 0; tap < 30 && (await open.$('.here')) === null; tap++) await tapOn(open, tap);
  await see('person');
  for (const tab of ['Table', 'Timeline']) {
    await open.click(`.tabs >> text=${tab}`);
    await open.waitForSelector(tab === 'Table' ? '.boards' : '.replay');
    await see(tab);
  }
  await open.goto(page.address);
  await open.fill('textarea', LOG);
  await open.click('text=Show it');
  await open.waitForSelector('.replay');
  await see('replay');
  return faults;
}

seen.each([
  [360, 640],
  [768, 1024],
])('nothing is cut off, too small or too wide on %i x %i', async (width, height) => {
  const { page: open, complaints } = await page.open({ viewport: { width, height } });
  expect(await faulty(open, () => misfits(open))).toEqual([]);
  expect(complaints).toEqual([]);
});

seen.each([
  ['phone', PHONE],
  ['laptop', LAPTOP],
])('no barriers by day or night, and no sideways scrolling, on a %s', async (_, viewport) => {
  const { page: open, complaints } = await page.open({ viewport });
  expect(await faulty(open, () => barriersByDayAndNight(open))).toEqual([]);
  expect(complaints).toEqual([]);
});
