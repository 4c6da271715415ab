import type { Session } from '@woodlog/session/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasBrowser } from '../../cli/test/view/browser.ts';
import { LAPTOP, keptGame, questionOn, served } from './browser.ts';

const page = served();
const seen = test.runIf(hasBrowser);

/** Goes on with Tab until something whose name begins so has the focus; says what else was passed. */
async function tabTo(open: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let tab = 0; tab < 150; tab++) {
    await open.keyboard.press('Tab');
    const [now, isSeen] = await open.evaluate(() => {
      const one = document.activeElement;
      const label = one?.getAttribute('aria-label') ?? one?.textContent?.trim() ?? '';
      return [label.slice(0, 60), one === document.body || (one?.matches(':focus-visible') ?? false)] as const;
    });
    expect(isSeen, now).toBe(true);
    if (now.startsWith(name.slice(0, 60))) return;
    passed.push(now);
  }
  throw new Error(`${name} was not reached; passed: ${passed.slice(0, 20).join(' | ')}`);
}

const press = async (open: Page, name: string): Promise<void> => {
  await tabTo(open, name);
  await open.keyboard.press('Enter');
};

/** Where an answer is looked for, in this order. */
const ANSWERS = [
  '.step-buttons .main',
  '[aria-live] .option',
  '.suit',
  '.here .option',
  '.map .target:not(.chosen)',
  '.count-button',
];

/** Answers what is asked by keys alone, rather by going on if that is wanted; says with what. */
async function answerByKeys(open: Page, goesOn: boolean): Promise<string> {
  const [before, name] = await open.evaluate(
    (selectors) => {
      const [found] = selectors.flatMap((one) => [...document.querySelectorAll(one)]);
      return [document.querySelector('.play')?.innerHTML, found?.getAttribute('aria-label') ?? found?.textContent];
    },
    goesOn ? ['.go-on .option', ...ANSWERS] : ANSWERS,
  );
  await press(open, name ?? `an answer to ${await questionOn(open)}`);
  await open.waitForFunction((was) => document.querySelector('.play')?.innerHTML !== was, before);
  await open.waitForFunction(() => document.activeElement !== document.body);
  return name ?? '';
}

seen('by keys alone a game of Root is begun, a turn is taken, and taken back', async () => {
  const { page: open, complaints } = await page.open({ viewport: LAPTOP });
  const lines = async (): Promise<number> =>
    ((await keptGame(open)) as { readonly session: Session }).session.past.length;
  // Without what is offered at the place that is chosen: after it was taken back none is.
  const offered = (): Promise<string[]> =>
    open.$$eval('.question h2, .groups .option', (all) => all.map((one) => one.textContent));
  await open.goto(page.address);
  await press(open, 'New game');
  await open.waitForSelector('.setup');
  await press(open, 'Start');
  await open.waitForSelector('.question');
  // Two lines are the setup of the Marquise and that of the bot.
  let hasMoved = false;
  let last: readonly string[] = [];
  for (let answer = 0; answer < 40 && (await lines()) < 3; answer++) {
    last = await offered();
    const given = await answerByKeys(open, hasMoved);
    hasMoved ||= given.startsWith('Move to');
  }
  expect([hasMoved, await lines()]).toEqual([true, 3]);
  await press(open, '↶ Undo');
  await open.waitForFunction(() => document.querySelector('.whose h1')?.textContent?.startsWith('Marquise'));
  expect(await offered()).toEqual(last);
  expect(await lines()).toBe(2);
  expect(complaints).toEqual([]);
});
