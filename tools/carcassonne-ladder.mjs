// `npm run measure -- ladder`: plays Carcassonne's bots against each other from fixed seeds, each seed from both seats, and writes the
// table into docs/carcassonne.md. `--seconds N` stops after about that long; the next run goes on from there, as long as
// the bots are the same. `--match TEXT` plays only the matches whose line has the text. `--print` leaves the page alone.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';
import { writeBetween } from './write-between.mjs';

const SEED = 'ladder';
/** All expansions. */
const ALL = ['river', 'inns', 'traders', 'abbot'];
/** Bot and playouts, against bot and playouts, how many seeds, and with which expansions. */
const MATCHES = [
  ['greedy', 1, 'random', 1, 500],
  ['look-ahead-1', 300, 'greedy', 1, 44],
  ['evaluation', 1, 'look-ahead-1', 300, 50],
  ['sampling', 60, 'evaluation', 1, 26],
  ['rollout', 60, 'evaluation', 1, 14],
  ['rollout', 60, 'look-ahead-1', 1500, 13],
  ['rollout', 700, 'look-ahead-1', 20000, 5],
  ['evaluation', 1, 'greedy', 1, 50, ALL],
  ['evaluation', 1, 'look-ahead-1', 300, 20, ALL],
];
const MARKS = ['<!-- ladder: npm run measure -- ladder -->', '<!-- end of ladder -->'];
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/carcassonne.md');
const kept = join(root, 'bench/ladder.json');

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '1e9' }, match: { type: 'string' }, print: { type: 'boolean' } },
});
const { exports: sources, code } = await loadSources({
  contents:
    "export { botNamed } from '../../src/carcassonne/index.ts'; export { playPair, resultOf } from './match.ts';",
  resolveDir: join(root, 'packages/bots/test/carcassonne'),
});
const { botNamed, playPair, resultOf } = sources;
const bots = createHash('sha256').update(code).digest('hex');
const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const played = before.bots === bots ? before : { bots, matches: {} };

const stop = Date.now() + Number(values.seconds) * 1000;
for (const [one, budget, other, otherBudget, seeds, expansions = []] of MATCHES) {
  const box = expansions.length > 0 ? ', all expansions' : '';
  const name = `${nameOf(one, budget)} against ${nameOf(other, otherBudget)}${box}`;
  played.matches[name] ??= { margins: [], one: { moves: 0, ms: 0 }, other: { moves: 0, ms: 0 } };
  if (values.match !== undefined && !name.includes(values.match)) continue;
  const match = played.matches[name];
  const players = [timed(botNamed(one, { playouts: budget }), match.one)];
  players.push(timed(botNamed(other, { playouts: otherBudget }), match.other));
  while (match.margins.length < 2 * seeds && Date.now() < stop) {
    match.margins.push(...playPair(...players, SEED, match.margins.length / 2, { expansions }));
    writeFileSync(kept, JSON.stringify(played));
  }
}
const rows = Object.entries(played.matches).flatMap(([name, match]) => rowOf(name, match, resultOf));
if (!values.print)
  writeBetween(page, MARKS, [
    '| match (playouts a move) | games | share of wins, 95 % interval | points ahead, standard error | ms a move |',
    '|---|--:|---|--:|--:|',
    ...rows,
  ]);
console.log(rows.join('\n'));

function nameOf(bot, budget) {
  return budget === 1 ? bot : `${bot} (${budget})`;
}

/** A bot that counts its moves and the processor's time for them. */
function timed(bot, count) {
  return (decision) => {
    const start = process.cpuUsage();
    const move = bot(decision);
    const { user, system } = process.cpuUsage(start);
    count.moves++;
    count.ms += (user + system) / 1000;
    return move;
  };
}

function rowOf(name, { margins, one, other }, resultOf) {
  if (margins.length === 0) return [];
  const { games, share, low, high, margin, error } = resultOf(margins);
  const shares = `**${share.toFixed(3)}** (${low.toFixed(3)} to ${high.toFixed(3)})`;
  const times = [one, other].map(({ ms, moves }) => (ms / moves).toPrecision(2)).join(', ');
  return [`| ${name} | ${games} | ${shares} | ${margin.toFixed(1)} (${error.toFixed(1)}) | ${times} |`];
}
