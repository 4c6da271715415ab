import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPage } from '@woodlog/web/build';
import { pageFiles, tableServer } from '../../cli/src/table/serve.ts';

/** Debian's package; another place can be named. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether a browser is there to look at pages. */
export const hasBrowser = spawnSync(CHROMIUM, ['--version']).status === 0;

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 800 };

/** The page as it is served, and a browser; both end with the tests of the file. */
export interface Served {
  /** The folder that it was built into. */
  readonly folder: string;
  readonly address: string;
  /** A new browser profile with a page; `complaints` are errors, and requests to other hosts. */
  open(options?: BrowserContextOptions): Promise<{ readonly page: Page; readonly complaints: string[] }>;
}

export function served(): Served {
  const folder = mkdtempSync(join(tmpdir(), 'woodlog-table-'));
  let browser: Browser | undefined;
  let address = '';
  let close = (): void => undefined;
  beforeAll(async () => {
    await buildPage(folder);
    const server = tableServer(pageFiles(folder), '127.0.0.1');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    close = () => {
      server.close();
      server.closeAllConnections();
    };
    if (hasBrowser)
      browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      });
  });
  afterAll(async () => {
    await browser?.close();
    close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    get address() {
      return address;
    },
    async open(options = {}) {
      if (browser === undefined) throw new Error('there is no browser');
      const context = await browser.newContext({ viewport: PHONE, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(address) && !/^(?:data|blob|file):/.test(url)) complaints.push(`asked for ${url}`);
      });
      return { page, complaints };
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

/** Taps what a number chooses among all that can be tapped now; says what that was. */
export const tapOn = (page: Page, number: number): Promise<string> =>
  page.evaluate(async (chosen) => {
    const state = (): string => document.querySelector('.play')?.innerHTML ?? document.body.innerHTML;
    const before = state();
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
    const said = tap();
    for (let wait = 0; wait < 100 && state() === before; wait++) await new Promise((next) => setTimeout(next, 5));
    return said;
  }, number);

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
