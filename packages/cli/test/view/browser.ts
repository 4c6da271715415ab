import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import AxeBuilder from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';

/** Debian's package without windows, which is quicker. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** That one or Debian's other package; another place can be named. */
const CHROMIUM = process.env['CHROMIUM'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

/** Whether it is there. What has the name may be no browser: some systems put a script there that tells how to install one. */
export const hasBrowser = spawnSync(CHROMIUM, ['--version']).status === 0;
if (!hasBrowser)
  console.warn(
    `${CHROMIUM} does not start: pages are not looked at (apt-get install chromium-headless-shell, or CHROMIUM=PATH)`,
  );

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A page that keeps account of what it should not do. */
export interface Watched {
  readonly page: Page;
  /** Errors on the console, errors thrown, things fetched that are not the file itself. */
  readonly complaints: string[];
}

/** Opens pages; each is closed after the test that asked for it. */
export interface Viewing {
  open(url: string, size: keyof typeof SIZES, scheme?: 'light' | 'dark'): Promise<Watched>;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of all files of tests that this process runs; it ends with the process. */
let browser: Browser | undefined;

/** Makes browser profiles, each gone after the test that asked for it. */
export function profiles(): (options: BrowserContextOptions) => Promise<BrowserContext> {
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    if (hasBrowser) browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  return async (options) => {
    if (browser === undefined) throw new Error('there is no browser');
    const context = await browser.newContext(options);
    opened.push(context);
    return context;
  };
}

/** What playwright says in the place of a page whose service worker it keeps out. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Notes what a page complains of, and what it asks for that it may not. */
export function watched(page: Page, mayAskFor: (url: string) => boolean): Watched {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/^(?:error|warning)$/.test(message.type()) && message.text() !== KEPT_OUT) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!mayAskFor(request.url())) complaints.push(`asked for ${request.url()}`);
  });
  return { page, complaints };
}

export function viewing(): Viewing {
  const profile = profiles();
  return {
    async open(url, size, colorScheme = 'light') {
      const page = await (await profile({ viewport: SIZES[size], colorScheme })).newPage();
      const [file] = url.split('#');
      const all = watched(page, (asked) => asked.split('#')[0] === file);
      await page.goto(url);
      return all;
    },
  };
}

/** What it has to have looked at, unless a page has no such thing. */
const LOOKED_AT = ['color-contrast', 'button-name', 'svg-img-alt'];

/** What axe has against a page, a line each. */
export async function barriers(page: Page, rules: readonly string[] = LOOKED_AT): Promise<string[]> {
  // Through the debugger, which the page's policy does not bind.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AxeBuilder.source);
  return page.evaluate(async (ids) => {
    type Found = readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[];
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Found; passes: Found }> };
    };
    const { violations, passes } = await axe.run({ resultTypes: ['violations'] });
    const looked = ids.filter((id) => !passes.some((one) => one.id === id));
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
    return [...told, ...looked.map((id) => `${id} was not looked at`)];
  }, rules);
}

/** The points that a page shows, by player. */
export const pointsOn = (page: Page): Promise<Record<string, number>> =>
  page.$$eval('.players li', (entries) =>
    Object.fromEntries(
      entries.map((entry) => [
        entry.querySelector('.chip')?.textContent ?? '',
        Number(entry.querySelector('b')?.textContent),
      ]),
    ),
  );

/** Whether the policy of a page lets a script run that is put there. */
export const runsScripts = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "a script ran"';
    document.body.append(script);
    return document.title === 'a script ran';
  });
