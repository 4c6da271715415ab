import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPage } from '@woodlog/web/build';
import { madeOnce } from '../../../tools/made-once.ts';
import { pageFiles, tableServer } from '../../cli/src/table/serve.ts';
import { type Watched, profiles, watched } from '../../cli/test/view/browser.ts';

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 800 };

/** The page as it is served, until the tests of the file have ended. */
export interface Served {
  /** The folder that it was built into. */
  readonly folder: string;
  readonly address: string;
  /** A new browser profile with a page; only tests of the service worker let it come in, since it loads the page anew. */
  open(options?: BrowserContextOptions): Promise<Watched>;
}

export function served(): Served {
  const folder = madeOnce('page', buildPage);
  const profile = profiles();
  let address = '';
  let close = (): void => undefined;
  beforeAll(async () => {
    const server = tableServer(pageFiles(folder), '127.0.0.1');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    close = () => {
      server.close();
      server.closeAllConnections();
    };
  });
  afterAll(() => close());
  return {
    folder,
    get address() {
      return address;
    },
    async open(options = {}) {
      const context = await profile({ viewport: PHONE, serviceWorkers: 'block', ...options });
      const page = await context.newPage();
      return watched(page, (url) => url.startsWith(address) || /^(?:data|blob|file):/.test(url));
    },
  };
}

/** What the page asks, and the way it puts it. */
export const questionOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const question = document.querySelector('.question');
    const taps = [...(question?.querySelectorAll('.option, .count-button, .large') ?? [])].map(
      (one) => one.textContent,
    );
    return [question?.querySelector('h2')?.textContent ?? document.querySelector('h1')?.textContent, ...taps].join('|');
  });

/**
 * Waits until the page shows what comes of all that was tapped: a change is shown once it is kept, and what the page adds
 * to it by itself, a frame later.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const state = (): string => document.querySelector('.play')?.innerHTML ?? document.body.innerHTML;
    const opening = indexedDB.open('woodlog');
    const games = await new Promise<IDBDatabase>((done, fail) => {
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    const kept = (): Promise<void> =>
      new Promise((done, fail) => {
        // It comes after all that is being written.
        const counting = games.transaction('games').objectStore('games').count();
        counting.onsuccess = () => setTimeout(done);
        counting.onerror = () => fail(counting.error);
      });
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let before = ''; before !== state(); ) {
      before = state();
      await kept();
      if (document.querySelector('.whose h1')?.textContent !== 'The table') continue;
      await frame();
      await frame();
      await kept();
    }
    games.close();
  });

/** Taps what a number chooses among all that can be tapped now; says what that was. */
export async function tapOn(page: Page, number: number): Promise<string> {
  const said = await page.evaluate((chosen) => {
    const among = <T>(all: readonly T[]): T | undefined => all[chosen % all.length];
    const click = (element: Element | undefined | null): string => {
      if (element == null) return '';
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(new MouseEvent('click', at));
      return element.getAttribute('aria-label') ?? element.textContent ?? '';
    };
    const within = (selector: string): Element[] => [...document.querySelectorAll(`.question ${selector}`)];
    const tap = (): string => {
      if (within('.dice button').length > 0)
        return within('fieldset')
          .map((die) => click(among([...die.querySelectorAll('button')])))
          .join();
      if (within('.turn-tile').length > 0 && chosen % 3 === 0) return click(within('.turn-tile')[0]);
      const step = within('.step-buttons .main');
      if (step.length > 0) return click(step[0]);
      const cards = within('[aria-live] .option');
      if (within('.suits button').length > 0) return click(among(cards.length > 0 ? cards : within('.suits button')));
      const here = within('.here .option');
      if (here.length > 0) return click(among(here));
      const targets = [...document.querySelectorAll('.map .target')];
      if (targets.length > 0 && chosen % 4 !== 3) return click(among(targets));
      return click(among(within('button')));
    };
    return tap();
  }, number);
  await settled(page);
  return said;
}

/** The game that the browser keeps, as it lies in its database. */
export const keptGame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('woodlog');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result[0]);
          all.onerror = () => reject(all.error);
        };
      }),
  );
