import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasBrowser, served, tapOn } from './browser.ts';
import { misfits } from './fits.ts';

const page = served();
const seen = test.runIf(hasBrowser);
const LOG = readFileSync(join(import.meta.dirname, '../../../examples/first-game.rootlog'), 'utf8');

seen.each([
  [360, 640],
  [768, 1024],
])('nothing is cut off, too small or too wide on %i x %i', async (width, height) => {
  const { page: open, complaints } = await page.open({ viewport: { width, height } });
  const found: Record<string, readonly string[]> = {};
  const look = async (screen: string): Promise<void> => {
    found[screen] = await misfits(open);
  };
  await open.goto(page.address);
  await open.waitForSelector('text=New game');
  await look('start');
  await open.click('text=New game');
  await open.waitForSelector('.setup');
  await open.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await look('setup');
  await open.click('main > .main');
  await open.waitForSelector('.question');
  await look('cards');
  for (let tap = 0; tap < 60 && (await open.$('.step-buttons')) === null; tap++) await tapOn(open, tap);
  await look('bot');
  for (let tap = 0; tap < 30 && (await open.$('.here')) === null; tap++) await tapOn(open, tap);
  await look('person');
  for (const tab of ['Table', 'Timeline']) {
    await open.click(`.tabs >> text=${tab}`);
    await open.waitForSelector(tab === 'Table' ? '.boards' : '.replay');
    await look(tab);
  }
  await open.goto(page.address);
  await open.fill('textarea', LOG);
  await open.click('text=Show it');
  await open.waitForSelector('.replay');
  await look('replay');
  expect(Object.entries(found).filter(([, all]) => all.length > 0)).toEqual([]);
  expect(complaints).toEqual([]);
});
