// Replaces each step, hook, difficulty and trait of Root's bots by nothing, one at a time, and runs the
// tests of that bot: what no test notices is printed, and what no test notices that names its section.
// Bots named (mechanical-marquise ...) are the only ones; all of them take the better part of an hour.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { createVitest } from 'vitest/node';
import { nodeBundleOptions } from './bundle-options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'packages/bots/test/root/knockout');

const work = mkdtempSync(join(tmpdir(), 'woodlog-knockout-'));
const list = join(work, 'knockouts.mjs');
await build({ ...nodeBundleOptions, entryPoints: [join(folder, 'knockouts.ts')], outfile: list });
const all = (await import(pathToFileURL(list).href)).allKnockouts();
rmSync(work, { recursive: true });

const vitest = await createVitest('test', {
  root,
  watch: false,
  reporters: [{}],
  setupFiles: [join(folder, 'setup.ts')],
});
const asked = process.argv.slice(2);
const bots = [...new Set(all.map(({ bot }) => bot))].filter((bot) => asked.length === 0 || asked.includes(bot));
for (const bot of asked) if (!bots.includes(bot)) throw new Error(`no bot is called ${bot}`);

/** Full names of the tests that fail with this left out; a file that cannot be run counts as one. */
const failing = async (specifications, knockout) => {
  vitest.provide('knockout', knockout);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  return testModules.flatMap((module) => {
    const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    return failed.length > 0 || module.ok() ? failed : [module.moduleId];
  });
};

/** Whether a title names a section itself, and not only one below it. */
const names = (title, law) => new RegExp(`(^|[^\\w.])${law.replaceAll('.', '\\.')}(?![\\w]|\\.\\w)`).test(title);

let unnoticed = 0;
for (const bot of bots) {
  const specifications = await vitest.globTestSpecifications([`packages/bots/src/root/${bot}/`]);
  const broken = await failing(specifications, -1);
  if (broken.length > 0) throw new Error(`tests of ${bot} fail as it is: ${broken.join('; ')}`);
  let noticed = 0;
  for (const [knockout, { name, law, ...of }] of all.entries()) {
    if (of.bot !== bot) continue;
    const failed = await failing(specifications, knockout);
    if (failed.length === 0) {
      unnoticed++;
      console.log(`${bot}: no test notices: ${name}`);
    } else {
      noticed++;
      if (law !== '' && !failed.some((title) => names(title, law)))
        console.log(`${bot}: noticed, but by no test that names ${law}: ${name} (${failed[0]})`);
    }
  }
  console.log(`${bot}: ${noticed} noticed`);
}
await vitest.close();
process.exit(unnoticed > 0 ? 1 : 0);
