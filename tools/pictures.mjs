// `npm run measure -- pictures`: draws docs/pictures anew, from our own log and from games of fixed seeds. The replay page and
// the report are taken by Debian's Chromium; without it those pictures stay as they are.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ansiToSvg } from './ansi-svg.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/pictures');
const work = mkdtempSync(join(tmpdir(), 'woodlog-pictures-'));
const chromium = '/usr/bin/chromium';

const SIZE = { width: 1280, height: 800 };

execFileSync(process.execPath, ['build.mjs', join(work, 'dist')], { cwd: join(root, 'packages/cli') });
const woodlog = (words, env = {}) =>
  execFileSync(process.execPath, [join(work, 'dist/main.js'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const played = (game, ending, bots) => {
  const path = join(work, `game${ending}`);
  writeFileSync(path, woodlog(['play', '--game', game, '--bots', bots, '--seed', 'hazel']));
  return path;
};

const rootGame = played('root', '.rootlog', 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance');
const drawn = (name, log, ...turn) => woodlog(['replay', log, ...turn, '--svg', join(pictures, name)]);
drawn('root.svg', rootGame, '--turn', '22');
drawn('carcassonne.svg', played('carcassonne', '.carcassonne', 'A=greedy,B=greedy,C=greedy'), '--turn', '60');
drawn('fuzzy-knights.svg', played('fuzzy-knights', '.knights', 'P1=castellan,P2=castellan'), '--turn', '100');

const terminal = woodlog(['replay', join(root, 'examples/first-game.rootlog')], { FORCE_COLOR: '1' });
// The map and the scores, without the table in words that follows.
writeFileSync(join(pictures, 'terminal.svg'), ansiToSvg(terminal.split(/\n\n(?=Fall, )/)[0], 80));

// A bot's turn as it is told at the table, without the line of the log.
const table = join(root, 'examples/table.rootlog');
const told = ['turn', table, '--draw', 'M#roottea', '--dice', '2,1', '--seed', 'maple', '--explain'];
const [, ...steps] = woodlog(told, { FORCE_COLOR: '1' }).trimEnd().split('\n');
writeFileSync(join(pictures, 'evening.svg'), ansiToSvg(steps.join('\n'), 96));

const BOTS = 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,N=chameleandroid';
const RUN = `--games 1000 --seed hazel --bots ${BOTS} --map random --rotate --jobs 1`;

if (existsSync(chromium)) {
  const { chromium: driver } = await import('playwright-core');
  const page = join(work, 'replay.html');
  woodlog(['view', rootGame, '-o', page]);
  const [run, report] = [join(work, 'run'), join(work, 'report.html')];
  woodlog(['simulate', '--out', run, ...RUN.split(' ')]);
  woodlog(['report', run, '-o', report]);
  const browser = await driver.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] });
  const tab = await browser.newPage({ viewport: SIZE });
  const taken = async (name, url) => {
    await tab.goto(url);
    await tab.waitForTimeout(500);
    await tab.screenshot({ path: join(pictures, name) });
  };
  await taken('replay.png', `${pathToFileURL(page).href}#t=20&a=6`);
  await tab.setViewportSize({ width: SIZE.width, height: 960 });
  await taken('report.png', pathToFileURL(report).href);

  // The editor in the page, with a problem and an offer.
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.goto(pathToFileURL(join(work, 'dist/table/table.html')).href);
  await tab.fill(
    'textarea',
    `${readFileSync(join(root, 'examples/first-game.rootlog'), 'utf8')}\nC:2w1->9/w9->10/r_b->5`,
  );
  await tab.click('text=Edit it');
  await tab.click('.cm-content');
  await tab.keyboard.press('Control+End');
  await tab.keyboard.type('/w5->', { delay: 50 });
  await tab.waitForTimeout(1000);
  await tab.screenshot({ path: join(pictures, 'editor.png') });

  // A phone at the table: a bot's turn with a move, and a person's turn with a clearing chosen.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  const goOnFrom = async (log) => {
    await phone.goto(pathToFileURL(join(work, 'dist/table/table.html')).href);
    await phone.fill('textarea', log);
    await phone.click('text=Show it');
    await phone.click('text=Play on from here');
    await phone.waitForSelector('.question');
  };
  const snap = (name) => phone.screenshot({ path: join(pictures, name) });
  const setup = 'C:t_k->1/b_s->1/b_w->5/b_r->9/2w->1/w->2/w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12';
  const begun = `Map: Fall\nDeck: E&P\nC: Ann\nE: Electric Eyrie\n${setup}\nE:b+6w->3/2B#vizier->$_B\n`;
  await goOnFrom(`${begun}C:t->1/w->9/#->C\n`);
  await phone.click('.suits button:has-text("Fox")');
  await phone.click('.question .option:has-text("Foxfolk Steel")');
  await phone.waitForSelector('.step-buttons');
  while ((await phone.$('.question h2:text-matches("^Move [0-9]")')) === null) {
    await phone.click('.step-buttons .main');
    await phone.waitForTimeout(300);
  }
  await snap('table-bot.png');

  await goOnFrom(begun);
  await phone.click('.map [data-open="1"]', { force: true });
  await phone.waitForTimeout(300);
  await snap('table-person.png');
  await browser.close();
} else console.error(`${chromium} is missing: docs/pictures/*.png stay as they are`);
rmSync(work, { recursive: true });
