import { spawnSync } from 'node:child_process';
import AxeBuilder from 'axe-core';
import { type Browser, type Page, chromium } from 'playwright-core';
import { afterAll } from 'vitest';

/** Debian's package; another place can be named. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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

/** A browser for the tests of a file; started when first asked for, ended after them. */
export interface Viewing {
  readonly isThere: boolean;
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

export function viewing(): Viewing {
  // What has the name may be no browser: some systems put a script there that tells how to install one.
  const isThere = spawnSync(CHROMIUM, ['--version']).status === 0;
  if (!isThere)
    console.warn(`${CHROMIUM} does not start: pages are not looked at (apt-get install chromium, or CHROMIUM=PATH)`);
  let browser: Promise<Browser> | undefined;
  afterAll(async () => (await browser)?.close());
  return {
    isThere,
    async open(url, size, scheme = 'light') {
      browser ??= chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
      const page = await (await browser).newPage({ viewport: SIZES[size], colorScheme: scheme });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (request.url().split('#')[0] !== url.split('#')[0]) complaints.push(`fetched ${request.url()}`);
      });
      await page.goto(url);
      return { page, complaints };
    },
  };
}

/** What it has to have looked at, unless a page has no such thing. */
const LOOKED_AT = ['color-contrast', 'button-name', 'svg-img-alt'];

/** What axe has against a page, a line each. */
export async function barriers(page: Page, rules: readonly string[] = LOOKED_AT): Promise<string[]> {
  // Through the debugger, which the page's policy does not bind.
  await page.evaluate(AxeBuilder.source);
  return page.evaluate(async (ids) => {
    type Found = readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[];
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Found; passes: Found }> } };
    const { violations, passes } = await axe.run();
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
