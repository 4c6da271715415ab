// `npm run measure -- corpus`: holds the logs of real games in ../shared/corpus/root to the law and compares the verdicts with those on
// record; exits 1 where they differ. With `--write` it records them and writes docs/corpus.md; `--only r1g2` takes one log.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false }, only: { type: 'string' } } });
const root = join(import.meta.dirname, '..');
const record = join(root, 'packages/notation/test/corpus/verdicts.json');

const bundled = async () => (await loadSources('packages/cli/test/corpus/run.ts')).exports;
const shown = ({ line, taker, verdict, law = '', because = '' }) => `${line} ${taker}: ${verdict} ${law} ${because}`;

function differences(before, after) {
  const lost = before.filter((one) => !after.some((other) => isDeepStrictEqual(one, other)));
  const won = after.filter((one) => !before.some((other) => isDeepStrictEqual(one, other)));
  return [...lost.map((one) => `  - ${shown(one)}`), ...won.map((one) => `  + ${shown(one)}`)];
}

const { CORPUS_LOGS, VERDICTS, shortName, verdictsOf } = await bundled();
const found = { ...VERDICTS };
let differs = false;
for (const { file } of CORPUS_LOGS) {
  const name = shortName(file);
  const path = join(root, '../shared/corpus/root', `${file}.rootlog`);
  if (values.only !== undefined && values.only !== name) continue;
  if (!existsSync(path)) {
    console.log(`${name}: skipped, ${path} is missing`);
    continue;
  }
  const began = performance.now();
  found[name] = await verdictsOf(readFileSync(path, 'utf8'));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const changed = differences(VERDICTS[name] ?? [], found[name]);
  differs ||= changed.length > 0;
  console.log([`${name}: ${changed.length === 0 ? 'as on record' : 'differs'} (${seconds} s)`, ...changed].join('\n'));
}
if (values.write) {
  writeFileSync(record, `${JSON.stringify(found, null, 2)}\n`);
  const { corpusPage } = await bundled();
  writeFileSync(join(root, 'docs/corpus.md'), corpusPage());
} else process.exitCode = differs ? 1 : 0;
