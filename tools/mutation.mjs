// `npm run measure -- mutation`: changes the source, and says which changes no test notices, in all areas or those named:
// `npm run measure -- mutation kernel ledger`. What an earlier run found and nothing has changed since is kept; `--force`
// runs all again, and `--one-in 3` a third of it. Reports go to reports/mutation: a page and a JSON file for each area.
import { Stryker } from '@stryker-mutator/core';
import { parseArgs } from 'node:util';
import { AREAS } from './mutation/areas.mjs';

const FOLDER = 'reports/mutation';
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, 'one-in': { type: 'string', default: '1' } },
});
const { force } = values;
const oneIn = Number(values['one-in']);
const unknown = asked.find((word) => !(word in AREAS));
if (unknown !== undefined) throw new Error(`no area is called ${unknown}: ${Object.keys(AREAS).join(', ')}`);

/** Of a hundred mutants, how many some test noticed; those that no test reaches count. */
function score(results) {
  const of = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = of('Killed', 'Timeout');
  const not = of('Survived', 'NoCoverage');
  return `${((100 * noticed) / (noticed + not)).toFixed(1)} % of ${noticed + not}, ${not} survive`;
}

const lines = [];
for (const area of asked.length > 0 ? asked : Object.keys(AREAS)) {
  const start = performance.now();
  const stryker = new Stryker({
    testRunner: 'woodlog',
    plugins: ['./tools/mutation/runner.mjs'],
    mutate: AREAS[area].flatMap((folder) => [
      `${folder}/**/*.ts`,
      `!${folder}/**/*.test.ts`,
      `!${folder}/**/properties/**`,
    ]),
    ignorePatterns: [
      '**',
      '!packages/core/**',
      '!packages/notation/**',
      '!docs/**',
      '!tools/mutation/**',
      '!tools/shared-folder.ts',
      '**/dist',
    ],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorers: ['sample'],
    oneIn,
    incremental: oneIn === 1,
    incrementalFile: `${FOLDER}/${area}.kept.json`,
    force,
    // Stryker would adapt it with a TypeScript of older days.
    tsconfigFile: 'none',
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: `${FOLDER}/${area}.html` },
    jsonReporter: { fileName: `${FOLDER}/${area}.json` },
  });
  const results = await stryker.runMutationTest();
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const words = results.filter(({ mutatorName }) => mutatorName === 'StringLiteral').map(({ id }) => id);
  const others = results.filter(({ id }) => !words.includes(id));
  lines.push(`${area}: ${score(results)}; without string literals ${score(others)}; ${minutes} minutes`);
}
console.log(lines.join('\n'));
