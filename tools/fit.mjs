// `npm run measure -- fit`: plays games of greedy players, among one another and among bots, and prints the weights that foretell their
// margins best, and how often kinds of deeds were taken. `--games N` (60), `--seed TEXT`, `--keep FILE` adds the rows to a file and
// fits all rows in it. Only weights that win more on `woodlog ladder` go into `evaluation/weights.ts`.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'fit' },
    keep: { type: 'string' },
  },
});
const contents = [
  "export * from './packages/bots/test/root/fit/rows.ts';",
  "export * from './packages/bots/test/root/fit/regress.ts';",
  "export { COMMON_WEIGHTS, WEIGHTS } from './packages/bots/src/root/index.ts';",
].join('\n');
const { exports } = await loadSources({ contents, resolveDir: new URL('..', import.meta.url).pathname });
const { COMMON_WEIGHTS, WEIGHTS, fitLiking, fitWeights, rowsOf } = exports;
const seen = values.keep !== undefined && existsSync(values.keep) ? readFileSync(values.keep, 'utf8').split('\n') : [];
const games = seen.filter((line) => line !== '').map((line) => JSON.parse(line));
for (let game = 0; game < Number(values.games); game++) {
  const played = rowsOf(values.seed, game);
  games.push(played);
  if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify(played)}\n`);
}
const rows = games.flatMap((game) => game.rows);
const taken = games.flatMap((game) => game.taken);
for (const faction of Object.keys(WEIGHTS)) {
  const own = rows.filter((row) => row.faction === faction);
  if (own.length === 0) continue;
  console.log(`${faction}: ${own.length} turns`);
  console.log(`  weights ${JSON.stringify(fitWeights(own, { ...COMMON_WEIGHTS, ...WEIGHTS[faction] }))}`);
  console.log(`  liking  ${JSON.stringify(fitLiking(taken.filter((one) => one.faction === faction)))}`);
}
