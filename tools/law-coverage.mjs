// `npm run measure -- law`: prints a page with the tests that name each section of the laws of Root's bots, how often the
// section ran in `--games N` games (10,000 unless told) of `--seed TEXT`, and how these ended. With `--people N` the sections
// are those of the law of people, in N games of people who play at random.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { loadSources } from './load-sources.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'bramble' },
    people: { type: 'string' },
  },
});
const games = Number(values.people ?? values.games);
if (!Number.isInteger(games) || games < 1) throw new Error('--games is a number such as 500');

const { coveragePage, playMany, peoplePage, playPeople } = (
  await loadSources('packages/bots/test/root/law-coverage/run.ts')
).exports;

const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
const { testModules } = await vitest.collect(['packages/bots/', 'packages/core/src/root/', 'packages/core/test/root/']);
const broken = testModules.filter((module) => module.errors().length > 0);
if (broken.length > 0) throw new Error(`cannot be read: ${broken.map(({ moduleId }) => moduleId).join(', ')}`);
const titles = testModules.flatMap((module) => [...module.children.allTests()].map(({ fullName }) => fullName));
await vitest.close();

const told = (played) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games} games`);
};
const played = (values.people === undefined ? playMany : playPeople)(games, values.seed, told);
const { times } = played;
const text =
  values.people === undefined
    ? coveragePage({ games, seed: values.seed, times, ends: played.ends, titles })
    : peoplePage(played, titles);
process.stdout.write(text);
console.error(`${times.size} sections ran in ${games} games; ${titles.length} tests looked at`);
