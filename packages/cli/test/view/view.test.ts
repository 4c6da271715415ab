import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeShared, hasShared, sharedPath } from '../../../../tools/shared-folder.ts';
import { GAME_IDS } from '../../src/games/game-ids.ts';
import { GAMES } from '../../src/games/games.ts';
import { FIRST_GAME } from '../command.ts';
import { playWords } from '../played.ts';
import { SIZES, pointsOn, hasBrowser, viewing } from './browser.ts';
import { pages } from './pages.ts';

const UNLAWFUL = join(import.meta.dirname, '../../../../examples/unlawful.rootlog');
/** Logs of people, and how they are viewed: what the law says to a whole game of Root takes long. */
const PEOPLE: readonly (readonly [log: string, ...flags: string[]])[] = [
  ['corpus/root/2020_11_26_winter_tournament_r1g3.rootlog', '--no-law'],
  ['corpus/carcassonne/game1.carcassonne'],
];
const SIX = ['C=mechanical-marquise', ...['E', 'A', 'V', 'L', 'O'].map((letter) => `${letter}=puppet`)].join();

const { start, file, pageOf } = pages();
const { open } = viewing();

/** The points by the engine. */
async function pointsOf(log: string): Promise<Viewed['points']> {
  const json = JSON.parse((await start(['replay', '--json', log])).out) as Record<
    'scores' | 'coins',
    Record<string, number>
  >;
  return json.scores ?? json.coins;
}

/** A log to look at, its page, and its points by the engine. */
interface Viewed {
  readonly url: string;
  readonly points: Readonly<Record<string, number>>;
}

const view = async (log: string, ...flags: string[]): Promise<Viewed> => {
  const [url, points] = await Promise.all([pageOf(log, 0, ...flags), pointsOf(log)]);
  return { url, points };
};

/** Our own logs, a game of bots of each game, and those of people where they are at hand. */
async function logs(): Promise<Viewed[]> {
  const played = GAME_IDS.map(async (id) => {
    const { out } = await start(playWords(id));
    return view(file(`maple${GAMES[id].ending}`, out));
  });
  const people = PEOPLE.filter(([log]) => hasShared(log)).map(([log, ...flags]) => view(sharedPath(log), ...flags));
  return Promise.all([view(FIRST_GAME), view(UNLAWFUL), ...people, ...played]);
}

/** Presses a key so many times, and lets the page draw now and then; it runs in the page. */
async function press({ key, times }: { readonly key: string; readonly times: number }): Promise<void> {
  for (let i = 0; i < times; i++) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    if (i % 25 === 0) await new Promise((done) => requestAnimationFrame(done));
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

describe.runIf(hasBrowser)('a replay page', () => {
  let viewed: readonly Viewed[] = [];
  beforeAll(async () => {
    viewed = await logs();
  });

  describeShared('corpus', 'of logs of real games', () => {
    test('are among them', () => expect(viewed).toHaveLength(2 + PEOPLE.length + GAME_IDS.length));
  });

  test('of every log can be stepped through to the end, where its points are those of the engine', async () => {
    for (const { url, points } of viewed) {
      const { page, complaints } = await open(url, 'desktop');
      const last = Number(await page.getAttribute('.slider', 'max'));
      expect(last).toBeGreaterThan(20);
      await page.evaluate(press, { key: 'ArrowRight', times: last });
      expect(await page.inputValue('.slider')).toBe(String(last));
      expect(await pointsOn(page)).toEqual(points);
      expect(
        await page.$$eval('svg', (drawings) => drawings.filter((one) => one.querySelector('parsererror')).length),
      ).toBe(0);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  test('opens at once at the position of its address, and keeps the address', async () => {
    const { url } = viewed[0]!;
    const { page, complaints } = await open(`${url}#t=6&a=3`, 'desktop');
    expect(await page.textContent('.now code')).toBe('w->3');
    await page.keyboard.press('ArrowRight');
    expect(page.url()).toBe(`${url}#t=6&a=4`);
    await page.evaluate(() => {
      location.hash = '#t=9';
    });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.turn')?.value === '9');
    // Without an action it is the end of the line.
    expect(await page.textContent('.log [aria-current]')).toBe('#->C');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('works by slider, keys and buttons on a %s', async (size) => {
    const { page, complaints } = await open(viewed[0]!.url, size, size === 'phone' ? 'dark' : 'light');
    const slider = page.locator('.slider');
    const at = async (): Promise<number> => Number(await slider.inputValue());
    await slider.fill('30');
    expect(await at()).toBe(30);
    expect(await page.getAttribute('.log [aria-current]', 'tabindex')).toBe('0');
    await page.getByRole('button', { name: 'An action on' }).click();
    expect(await at()).toBe(31);
    await page.keyboard.press('Home');
    expect(await at()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.inputValue('.turn')).toBe('2');
    await page.keyboard.press('ArrowUp');
    expect(await page.inputValue('.turn')).toBe('1');
    await page.keyboard.press('End');
    const last = Number(await page.getAttribute('.slider', 'max'));
    expect(await at()).toBe(last);
    await page.locator('.turn').fill('7');
    await page.locator('.turn').press('Enter');
    expect(page.url()).toContain('#t=7&a=0');
    await page
      .getByRole('button', { name: /Sets up|t_k->1/ })
      .first()
      .click();
    expect(await at()).toBeLessThan(5);
    await page.selectOption('.settings select', '150');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.slider')?.value) > 8);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await at();
    await page.waitForTimeout(400);
    expect(await at()).toBe(stopped);
    // Nothing wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES[size].width);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('finds players, places and words', async () => {
    const { page } = await open(viewed[0]!.url, 'desktop');
    const found = async (word: string): Promise<string[]> => {
      await page.fill('#search', word);
      return page.$$eval('.log .found', (entries) => entries.map((entry) => entry.textContent ?? ''));
    };
    expect(await found('12')).toContain('t->12');
    expect(await found('12')).not.toContain('t->9');
    expect((await found('Woodland Alliance')).length).toBeGreaterThan(10);
    expect(await found('hospitals')).toHaveLength(1);
    expect(await found('zzz')).toEqual([]);
    await found('t->12');
    await page.press('#search', 'Enter');
    expect(await page.textContent('.now code')).toBe('t->12');
    await page.close();
  });

  test('has the title that a log has in its first comment, and its addresses as links; a turn not there is the end', async () => {
    const text = `// An evening <b>in</b> November\n// https://example.org/watch?v=1&t=2 (film)\n${readFileSync(FIRST_GAME, 'utf8')}`;
    const url = await pageOf(file('titled.rootlog', text), 0);
    const { page, complaints } = await open(`${url}#t=99`, 'desktop');
    expect(await page.textContent('h1')).toBe('An evening <b>in</b> November Root, Fall map, Standard deck');
    expect(await page.getAttribute('footer a', 'href')).toBe('https://example.org/watch?v=1&t=2');
    expect(await page.inputValue('.slider')).toBe(await page.getAttribute('.slider', 'max'));
    expect(page.url()).toMatch(/#t=\d\d&a=\d+$/);
    expect(page.url()).not.toContain('t=99');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('of a long log what is seen is there at once, and the rest soon after', async () => {
    const [head = '', rounds = ''] = readFileSync(FIRST_GAME, 'utf8').split(/\n\n(?=C:t->)/);
    const long = `${head}\n\n${`${rounds.trim()}\n\n`.repeat(60)}`;
    const { page } = await open(`${await pageOf(file('long.rootlog', long), 0, '--no-law')}#t=300`, 'desktop');
    expect(await page.locator('.chart rect').count()).toBeLessThanOrEqual(1001);
    const inView = (text: string) =>
      page.waitForFunction((wanted) => {
        const [list, entry] = ['.log', '.log [aria-current]'].map((name) => document.querySelector(name));
        const [around, inside] = [list?.getBoundingClientRect(), entry?.getBoundingClientRect()];
        const isSeen = around && inside && inside.top >= around.top && inside.bottom <= around.bottom;
        return isSeen && entry?.textContent === wanted;
      }, text);
    await page.waitForFunction(() => document.querySelectorAll('.log li > .head').length >= 480);
    const now = async (): Promise<string> => (await page.textContent('.now code')) ?? '';
    await inView(await now());
    await page.keyboard.press('End');
    await inView(await now());
    await page.fill('#search', 'hospitals');
    expect(await page.locator('.log li:visible').count()).toBeLessThan(100);
    await page.close();
  });

  test('shows what is wrong with a log where it is wrong', async () => {
    const text = `${readFileSync(FIRST_GAME, 'utf8')}\nC:99w->1/Zbanana/$%&\nwhat is this\n`;
    const { page, complaints } = await open(await pageOf(file('wrong.rootlog', text), 1), 'desktop');
    const button = page.getByRole('button', { name: /Next of \d+ problems/ });
    await button.click();
    expect(await page.textContent('.now')).toMatch(/Error:/);
    expect(await page.locator('.log button.error').count()).toBeGreaterThan(2);
    expect(await page.locator('.chart .f-error').count()).toBeGreaterThan(2);
    expect(await page.textContent('.log')).toContain('what is this');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('shows the history of a clearing, a card or a player that is clicked, and all again at a second click', async () => {
    const { page } = await open(`${viewed[0]?.url}#t=9`, 'desktop');
    const shown = (): Promise<number> => page.locator('.log li:visible').count();
    const all = await shown();
    await page.locator('.board [data-about="12"]').click();
    expect(await page.inputValue('#search')).toBe('12');
    expect(await shown()).toBeGreaterThan(0);
    expect(await shown()).toBeLessThan(all);
    await page.locator('.board [data-about="12"]').click();
    expect([await page.inputValue('#search'), await shown()]).toEqual(['', all]);
    await page.getByRole('button', { name: /Vagabond, Sorrel/ }).click();
    expect(await page.$$eval('.log .found', (found) => found.map((one) => one.textContent))).toContain('p->10');
    await page.close();
  });

  test('counts lines as check does, and has English beside the notation if that is wanted', async () => {
    const { page } = await open(`${viewed[0]?.url}#t=9&a=3`, 'desktop');
    const line =
      readFileSync(FIRST_GAME, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('/Ew11->/')) + 1;
    expect(await page.textContent('.now .where')).toContain(`Turn 9, line ${line}:`);
    const beside = (): Promise<string> =>
      page.$eval('.log [aria-current]', (entry) => getComputedStyle(entry, '::after').content);
    expect(await beside()).toContain('Removes one Eyrie warrior');
    await page.getByLabel('English').uncheck();
    expect(await beside()).toBe('none');
    await page.close();
  });

  test('keeps words, slider and buttons on the screen of a phone, and six players in one line', async () => {
    const { out } = await start(['play', '--seed', 'maple', '--bots', SIX]);
    const { page } = await open(await pageOf(file('six.rootlog', out)), 'phone');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const name of ['.now', '.slider', '.controls']) {
      const { y = -1, height = 0 } = (await page.locator(name).boundingBox()) ?? {};
      expect([name, y > 0 && y + height <= SIZES.phone.height]).toEqual([name, true]);
    }
    const tops = await page.$$eval('.players li', (entries) => entries.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(tops).toHaveLength(6);
    await page.close();
  });

  test('draws the board larger in its frame, and prints the whole log without controls', async () => {
    const { page } = await open(`${viewed[0]?.url}#t=9`, 'desktop');
    const width = async (): Promise<number> => (await page.locator('.frame > svg').boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press('+');
    expect(await width()).toBeGreaterThan(before * 1.2);
    await page.keyboard.press('-');
    expect(await width()).toBe(before);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['.controls', '.slider', '#search', '.zoom'])
      expect(await page.locator(name).isVisible()).toBe(false);
    const [shown, whole] = await page.$eval('.log', (log) => [log.clientHeight, log.scrollHeight]);
    expect(shown).toBe(whole);
    await page.close();
  });
});

test('where there is no browser, the file is made all the same', async () => {
  expect(await pageOf(FIRST_GAME)).toMatch(/^file:/);
});
