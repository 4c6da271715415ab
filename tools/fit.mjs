// `npm run measure -- fit`: plays games of players that search, among one another and among bots, and prints the weights that foretell their
// margins best, and how often deeds were taken in the best of many turns of the light policy. `--games N` (60), `--turns N` (8) games a
// faction for those turns, `--seed TEXT`, `--keep FILE` adds the rows to a file and fits all rows in it. Only weights that win more on
// `woodlog ladder` go into `evaluation/weights.ts`.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    turns: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'fit' },
    keep: { type: 'string' },
  },
});
const contents = [
  "export * from './packages/bots/test/root/fit/best-turns.ts';",
  "export * from './packages/bots/test/root/fit/rows.ts';",
  "export * from './packages/bots/test/root/fit/regress.ts';",
  "export { COMMON_WEIGHTS, WEIGHTS } from './packages/bots/src/root/index.ts';",
].join('\n');
const { exports } = await loadSources({ contents, resolveDir: new URL('..', import.meta.url).pathname });
const { COMMON_WEIGHTS, WEIGHTS, bestTurns, fitLiking, fitWeights, rowsOf } = exports;
const seen = values.keep !== undefined && existsSync(values.keep) ? readFileSync(values.keep, 'utf8').split('\n') : [];
const games = seen.filter((line) => line !== '').map((line) => JSON.parse(line));
for (let game = 0; game < Number(values.games); game++) {
  const played = rowsOf(values.seed, game);
  games.push(played);
  if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify(played)}\n`);
}
const rows = games.flat();
for (const faction of Object.keys(WEIGHTS)) {
  const own = rows.filter((row) => row.faction === faction);
  const turns = Array.from({ length: Number(values.turns) }, (_, game) => bestTurns(values.seed, game, faction));
  console.log(`${faction}: ${own.length} turns`);
  if (own.length > 0)
    console.log(`  weights ${JSON.stringify(fitWeights(own, { ...COMMON_WEIGHTS, ...WEIGHTS[faction] }))}`);
  console.log(`  liking  ${JSON.stringify(fitLiking(turns.flat()))}`);
}
