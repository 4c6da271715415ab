import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { check, parse } from '@woodlog/notation/root';
import type { Session } from '@woodlog/session/kernel';
import * as rootPlay from '@woodlog/session/root-play';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, hasBrowser } from '../../cli/test/view/browser.ts';
import { keptGame, questionOn, served, settled, tapOn } from './browser.ts';
import { playedAgain } from './played-again.ts';

const page = served();
const seen = test.runIf(hasBrowser);

const LOG = readFileSync(join(import.meta.dirname, '../../../examples/first-game.rootlog'), 'utf8');

async function begin(open: Page): Promise<void> {
  await open.goto(page.address);
  await open.click('text=New game');
  await open.click('main > .main');
  await open.waitForSelector('.question');
}

/** Goes on from a log of the setup: it is the first turn of the Marquise. */
async function playOn(open: Page): Promise<void> {
  await open.goto(page.address);
  const setup = 'C:t_k->1/b_s->1/b_w->5/b_r->9/2w->1/w->2/w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12';
  await open.fill('textarea', `Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n${setup}\nE:b+6w->3/#despot->$\n`);
  await open.click('text=Show it');
  await open.click('text=Play on from here');
}

/** Bytes of files, gzipped, with all that they import at once. */
function bytesOf(names: readonly string[]): number {
  const text = (name: string): string => readFileSync(join(page.folder, name), 'utf8');
  const loaded = new Set(names);
  // A set takes in what is added while it is gone through.
  for (const name of loaded)
    for (const [, chunk] of text(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g)) loaded.add(chunk ?? '');
  return [...loaded].reduce((sum, name) => sum + gzipSync(text(name)).length, 0);
}

test.each([
  ['start', 25_000, []],
  ['setup of Root', 35_000, ['setup']],
  ['replay of Root', 112_000, ['replay', 'root:showRoot', 'root:check']],
  ['game of Root', 220_000, ['setup', 'start-game', 'play', 'root:rootPlay']],
  ['game of Root that is written', 240_000, ['setup', 'start-game', 'play', 'root:rootPlay', 'root-writing']],
  ['game of Carcassonne', 93_000, ['plain-setup', 'play', 'carcassonne:carcassonnePlay']],
  ['game of Fuzzy Knights', 91_000, ['plain-setup', 'play', 'fuzzy-knights:knightsPlay']],
] as const)('all that the screen loads, gzipped: %s at most %i bytes', (_, most, parts) => {
  const all = readdirSync(page.folder);
  const chunks = parts.map((part) => {
    const [name, has = ''] = part.split(':');
    const found = all.find(
      (one) =>
        new RegExp(`^${name}-\\w{8}\\.js$`).test(one) &&
        readFileSync(join(page.folder, one), 'utf8').includes(`as ${has}`),
    );
    if (found === undefined) throw new Error(`there is no ${part}`);
    return found;
  });
  expect(bytesOf(['index.html', 'page.css', 'app.js', ...chunks])).toBeLessThan(most);
});

test('the service worker keeps every file that is served', () => {
  const worker = readFileSync(join(page.folder, 'sw.js'), 'utf8');
  const [, listed = ''] = /FILES = '([^']+)'/.exec(worker) ?? [];
  const files = readdirSync(page.folder).filter((name) => !['index.html', 'sw.js', 'table.html'].includes(name));
  expect(listed.split(' ').sort()).toEqual(['./', ...files].sort());
});

seen('taps play the game that the library plays for the same answers, killed and resumed on the way', async () => {
  const { page: open, complaints } = await page.open({ serviceWorkers: 'allow' });
  await begin(open);
  for (let tap = 0; tap < 120; tap++) {
    const said = await tapOn(open, tap * 7 + 3);
    expect(said, await questionOn(open)).not.toBe('');
    if (tap % 20 !== 19) continue;
    // A place that was tapped and nothing else is not kept: a second tap lets it go.
    if ((await open.$('.map .chosen')) !== null) continue;
    const before = await questionOn(open);
    await open.reload();
    await open.waitForSelector('.question');
    await settled(open);
    if (!before.includes('Bird|') && (await open.$('.suits')) === null) expect(await questionOn(open)).toBe(before);
  }
  const { session } = (await keptGame(open)) as { readonly session: Session };
  expect(session.past.length).toBeGreaterThan(3);
  expect(session.log.startsWith(playedAgain(session, rootPlay))).toBe(true);
  expect(check(parse(session.log)).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(complaints).toEqual([]);
});

seen.each([
  // Its order card is asked for; one of its steps was carried out.
  ['asks for a card', '.question .suits'],
  ['is at a step', '.step-buttons :not(:disabled) + .main'],
])('closed while a turn of a bot %s, the page opens again with the same question', async (_, selector) => {
  const { page: open, complaints } = await page.open();
  await open.goto(page.address);
  await open.click('text=New game');
  await open.click('main > .main');
  await open.waitForSelector('.question');
  const lookedFor = async (): Promise<boolean> =>
    (await open.textContent('.whose h1'))?.startsWith('Electric') === true && (await open.$(selector)) !== null;
  for (let tap = 0; tap < 150 && !(await lookedFor()); tap++) await tapOn(open, tap * 7 + 3);
  const before = await questionOn(open);
  expect(await lookedFor(), before).toBe(true);
  const address = open.url();
  await open.close();
  const again = await open.context().newPage();
  await again.goto(address);
  await again.waitForSelector('.question');
  expect(await questionOn(again)).toBe(before);
  expect(complaints).toEqual([]);
});

seen('after one visit the page works offline, and asks no other host', async () => {
  const { page: open, complaints } = await page.open({ serviceWorkers: 'allow' });
  await open.goto(page.address);
  await open.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((next) => navigator.serviceWorker.addEventListener('controllerchange', next, { once: true }));
  });
  await open.context().setOffline(true);
  await open.reload();
  await begin(open);
  expect(await questionOn(open)).toMatch(/^Corner for the keep/);
  expect(complaints).toEqual([]);
});

seen('a page that is open during an update is loaded anew where it misses a part', async () => {
  const { page: open } = await page.open();
  await open.route(/\/setup-\w+\.js$/, (route) => route.fulfill({ status: 404 }));
  await open.clock.install();
  await open.goto(page.address);
  await open.clock.fastForward(3000);
  const anew = open.waitForEvent('load');
  await open.click('text=New game');
  await anew;
});

seen('as one file the page works from disk', async () => {
  const { page: open, complaints } = await page.open();
  await open.goto(`file://${join(page.folder, 'table.html')}`);
  await open.click('text=New game');
  await open.click('main > .main');
  await open.waitForSelector('.question');
  expect(await questionOn(open)).toMatch(/^Corner for the keep/);
  expect(complaints).toEqual([]);
});

seen('a pasted log is shown as a replay in a link, and can be played on', async () => {
  const { page: open, complaints } = await page.open();
  await open.goto(page.address);
  await open.fill('textarea', LOG);
  await open.click('text=Show it');
  await open.waitForSelector('.replay');
  expect(new URL(open.url()).hash).toMatch(/^#log=[\w-]+&t=\d+&a=\d+$/);
  await open.click('text=Play on from here');
  await open.waitForSelector('.play');
  expect(complaints).toEqual([]);
});

seen('actions can be written in the midst of a turn; what the law refuses can be done anyway', async () => {
  const { page: open, complaints } = await page.open();
  await playOn(open);
  await open.click('.write summary');
  const write = async (words: string): Promise<void> => {
    await open.fill('.write input', words);
    await open.click('.write button');
  };
  await write('w1->5');
  await open.waitForSelector('.so-far code:text-is("w1->5")', { state: 'attached' });
  await open.fill('.write input', 'w1-');
  await open.click('.write .option:has-text("w1->9")');
  expect(await open.inputValue('.write input')).toBe('w1->9');
  await write('w1->12');
  await open.click('text=Do it anyway');
  await open.waitForSelector('.so-far code:text-is("w1->12")', { state: 'attached' });
  expect(complaints).toEqual([]);
});

seen.each([
  [
    'a log with markup in it',
    'Map: Fall\nDeck: E&P\nC: <img src=x onerror="document.title=1">\nE: Bob\n// <b>x</b>\nC:w->1\n',
  ],
  ['a text that is no log', '<script>document.title = 1</script>'],
])('%s is text, and never blanks the page', async (_, log) => {
  const { page: open, complaints } = await page.open();
  await open.goto(page.address);
  await open.fill('textarea', log);
  await open.click('text=Show it');
  // The log is packed into the address first.
  await open.waitForURL(/#log=/);
  await open.waitForSelector('h1, .replay');
  await open.waitForTimeout(100);
  expect(await open.title()).toBe('Woodlog');
  expect(await open.evaluate(() => document.querySelectorAll('#app img, #app script, #app b > b').length)).toBe(0);
  await open.goto(`${page.address}#log=cut-off`);
  await open.waitForSelector('text=This log cannot be shown');
  expect(complaints).toEqual([]);
});

seen('a turn can be told by what lies on the board after it', async () => {
  const { page: open, complaints } = await page.open();
  await playOn(open);
  await open.click('text=Enter only what lies on the board now');
  const set = async (place: string, piece: string): Promise<void> => {
    await open.selectOption('select >> nth=0', place);
    await open.click(`[aria-label="${piece}"]`);
  };
  await set('1', 'Marquise de Cat: warrior: one fewer');
  await set('5', 'Marquise de Cat: warrior: one more');
  await open.click('[aria-label="Points of Ann: one more"]');
  expect(await barriers(open, ['color-contrast'])).toEqual([]);
  await open.click('.step-buttons .main');
  await open.waitForSelector('.whose >> text=Bob');
  const { session } = (await keptGame(open)) as { readonly session: Session };
  expect(session.log).toMatch(/\nC:[^\n]*w1->5\/\+\+ \/\/ done anyway\n$/);
  expect(complaints).toEqual([]);
});

seen.each(['served', 'from disk'])(
  'a replay %s says line by line whether it was legal, and puts right what can be',
  async (where) => {
    const { page: open, complaints } = await page.open();
    await open.goto(where === 'served' ? page.address : `file://${join(page.folder, 'table.html')}`);
    const setup = 'C:t_k->1/b_s->1/b_w->5/b_r->9/2w->1/w->2/w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12';
    await open.fill(
      'textarea',
      `Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n${setup}\nE:b+6w->3/#despot->$\nC:t->1/w1->5/w1->12/#->C\n`,
    );
    await open.click('text=Show it');
    await open.click('text=Was it legal?');
    await open.waitForSelector('.verdicts >> text=/^3 lines/');
    expect(await open.textContent('.verdicts')).toMatch(
      /1 legal, 2 not legal.*Line 7.*clearing 1 is adjacent to 5, 9 and 10/s,
    );
    expect(await barriers(open, ['color-contrast'])).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
