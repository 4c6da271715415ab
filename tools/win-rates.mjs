// `npm run measure -- win-rates`: plays line-ups of Root's bots in all their seatings and writes who wins into docs/bots.md, with the
// intervals of `report`. `--games N` (4,000 unless told) for each line-up.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBetween } from './write-between.mjs';

const SEED = 'win rates';
const LINEUPS = [
  ['Mechanical Marquise 2.0, Electric Eyrie', 'C=mechanical-marquise,E=electric-eyrie'],
  ['the first box and Chameleandroid', 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,N=chameleandroid'],
  ['the first box', 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,V=vagabot/thief'],
  ['the second box', 'L=logical-lizards,O=riverfolk-robots,D=drillbit-duchy,P=cogwheel-corvids'],
  [
    'the first box, all but the Eyrie on Nightmare',
    'C=mechanical-marquise:nightmare,E=electric-eyrie,A=automated-alliance:nightmare,V=vagabot/thief:nightmare',
  ],
  [
    'six',
    'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,L=logical-lizards,D=drillbit-duchy,N=chameleandroid',
  ],
];
const MARKS = ['<!-- win rates: npm run measure -- win-rates -->', '<!-- end of win rates -->'];

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { games: { type: 'string', default: '4000' } } });
const work = mkdtempSync(join(tmpdir(), 'woodlog-win-rates-'));
try {
  execFileSync(process.execPath, ['build.mjs', join(work, 'dist')], { cwd: join(root, 'packages/cli') });
  // The pool of workers is no part of the bundle.
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'));
  const woodlog = (...words) =>
    execFileSync(process.execPath, [join(work, 'dist/main.js'), ...words], {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const rows = LINEUPS.map(([name, bots], i) => {
    const out = join(work, `run-${i}`);
    const table = ['--bots', bots, '--map', 'random', '--deck', 'random', '--rotate'];
    woodlog('simulate', '--out', out, '--seed', SEED, '--games', values.games, ...table);
    return row(name, JSON.parse(woodlog('report', out, '--json')));
  });
  writeBetween(join(root, 'docs/bots.md'), MARKS, [
    `Each line-up played ${Number(values.games).toLocaleString('en')} games, in all its turnings of the seats, over random maps and decks`,
    `(\`npm run measure -- win-rates\`; the Vagabot is the Thief). Games won in percent, with the interval (Wilson, 95 %).`,
    '',
    '| line-up | won by | drawn | rounds, the middle 90 % |',
    '|---|---|--:|---|',
    ...rows,
  ]);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function row(name, { bots, games, lengths }) {
  const percent = (share) => (share * 100).toFixed(1);
  const won = Object.entries(bots)
    .sort(([, a], [, b]) => b.rate - a.rate)
    .map(([bot, { rate, low, high }]) => `${bot} **${percent(rate)}** (${percent(low)} to ${percent(high)})`);
  const { mean, low, high } = lengths.rounds;
  return `| ${name} | ${won.join('<br>')} | ${games.drawn} | ${mean.toFixed(1)} (${low} to ${high}) |`;
}
