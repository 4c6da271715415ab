// Replaces each step, tie-break, hook, difficulty and trait of Root's bots, and each hook of what people play by, by nothing, one at
// a time, and runs the tests that stand beside it: what no test notices is printed, and what no test notices that names
// its section. Groups named (mechanical-marquise ..., shared, people) are the only ones.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { loadSources } from './load-sources.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/bots/test/root/knockout');

const { allKnockouts, sectionsIn, testsOf } = (await loadSources('packages/bots/test/root/knockout/run.ts')).exports;

const all = allKnockouts();
const asked = process.argv.slice(2);
const groups = [...new Set(all.map(({ group }) => group))];
for (const group of asked)
  if (!groups.includes(group)) throw new Error(`there is no ${group}, only ${groups.join(', ')}`);

/** Bots get tie-breaks that can be left out. */
const ties = {
  name: 'ties that can be left out',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/target\.ts$/.test(source) && importer.startsWith(join(root, 'packages/bots/src/root/'))
      ? join(folder, 'target.ts')
      : undefined,
};

const options = {
  root,
  watch: false,
  reporters: [{}],
  runner: join(folder, 'runner.ts'),
  // Modules are loaded once for all of it.
  pool: 'threads',
  maxWorkers: 1,
  isolate: false,
  // A test is played once for each thing left out, all within its time.
  testTimeout: 600_000,
};
const vitest = await createVitest('test', options, { plugins: [ties] });

/** Full titles of the tests that notice something, by the name of that thing. */
const noticing = async (group) => {
  vitest.provide('group', group);
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(testsOf(group)));
  const broken = testModules.filter((module) => !module.ok());
  if (broken.length > 0)
    throw new Error(`tests fail as they are: ${broken.map(({ moduleId }) => moduleId).join(', ')}`);
  const titles = new Map();
  for (const module of testModules) {
    for (const test of module.children.allTests()) {
      const meta = test.meta();
      // Those of the groups before are listed too.
      if (meta.group !== group) continue;
      for (const name of meta.noticed) titles.set(name, [...(titles.get(name) ?? []), test.fullName]);
    }
  }
  return titles;
};

let missed = 0;
const miss = (text) => {
  missed++;
  console.log(text);
};
const counted = { step: 0, tie: 0, hook: 0, change: 0 };
for (const group of asked.length > 0 ? asked : groups) {
  const titles = await noticing(group);
  const own = all.filter((knockout) => knockout.group === group);
  for (const { name, law, kind } of own) {
    const failed = titles.get(name) ?? [];
    counted[kind]++;
    if (failed.length === 0) miss(`${group}: no test notices: ${name} (${law})`);
    else if (!failed.some((title) => sectionsIn(title).has(law)))
      miss(`${group}: noticed, but by no test that names ${law}: ${name} (${failed[0]})`);
  }
  console.error(`${group}: ${own.length} left out, one at a time`);
}
await vitest.close();
const { step, tie, hook, change } = counted;
console.log(
  `${step} steps and conditions, ${tie} tie-breaks, ${hook} hooks, ${change} changes by difficulties, traits and characters: ` +
    (missed === 0
      ? 'each noticed by a test that names its section'
      : `${missed} of them not noticed as they should be`),
);
process.exit(missed > 0 ? 1 : 0);
