// `npm run measure -- chances`: plays games of bots and of players that search, looks at four tables of each, and says by Brier score how well
// `analyze` foretells who wins, against points alone. Both curves are fitted on every other game and measured on the rest. `--games N`
// (200) of bots; `--players N` (30) of players that search; `--seed TEXT`.
import { parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'chances' },
  },
});
const { exports } = await loadSources('packages/bots/test/root/fit/chances.ts');
const { brier, fitCurve, looksOf } = exports;
const [fitted, measured] = [[], []];
for (const [kind, games] of [
  ['bots', Number(values.games)],
  ['players', Number(values.players)],
])
  for (let game = 0; game < games; game++)
    (game % 2 === 0 ? fitted : measured).push(...looksOf(values.seed, game, kind));
const curve = fitCurve(fitted);
const alone = fitCurve(fitted, true);
console.log(`curve ${JSON.stringify(curve)}; points alone ${JSON.stringify(alone)}`);
for (const kind of ['bots', 'players']) {
  const looks = measured.filter((look) => look.kind === kind);
  if (looks.length === 0) continue;
  const scores = [brier(curve, looks), brier(alone, looks, true)].map((score) => score.toFixed(3));
  console.log(
    `${kind}, ${looks.length} tables: Brier score ${scores[0]}, points alone ${scores[1]}; chances all alike 0.750`,
  );
}
