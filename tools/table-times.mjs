// `npm run measure -- table`: how long the built page takes to show itself, its setup and a game of Root, and from a tap to
// the picture after it; plain, with the processor throttled four times, and over a slow network besides.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const TAPS = 90;
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CASES = [
  ['plain', 1, null],
  ['CPU x4', 4, null],
  ['CPU x4, 1.6 Mbit/s', 4, SLOW],
];

const main = join(import.meta.dirname, '../packages/cli/dist/main.js');
const server = spawn(process.execPath, [main, 'table', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve) => {
  server.stdout.on('data', (text) => {
    const [found] = /http:\S+/.exec(String(text)) ?? [];
    if (found !== undefined) resolve(found);
  });
});
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Milliseconds from a tap on one of the answers to the picture after it; null where the picture stays. */
const tap = async (chosen) => {
  const state = () => document.querySelector('.play')?.innerHTML;
  const next = document.querySelector('.question .step-buttons .main');
  const buttons = [...document.querySelectorAll('.question button')].filter((one) => one.checkVisibility());
  const before = state();
  const start = performance.now();
  (next ?? buttons[chosen % buttons.length])?.click();
  while (state() === before) {
    if (performance.now() - start > 2000) return null;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
};

const since = (start) => `${((performance.now() - start) / 1000).toFixed(2)} s`;
for (const [name, rate, network] of CASES) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  if (network !== null) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  await page.goto(address);
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  let start = performance.now();
  await page.click('text=New game');
  await page.waitForSelector('.setup');
  const setup = since(start);
  await page.click('text=The page deals and rolls');
  start = performance.now();
  await page.click('main > .main');
  await page.waitForSelector('.question');
  const game = since(start);
  const times = [];
  for (let i = 0; i < TAPS; i++) times.push(await page.evaluate(tap, i * 7 + 3));
  const sorted = times.filter((one) => one !== null).sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  console.log(
    `${name}: first picture ${(first / 1000).toFixed(2)} s, setup ${setup}, game ${game}, tap ${at(0.5)} ms, 95 % ${at(0.95)} ms`,
  );
  await context.close();
}
await browser.close();
server.kill();
