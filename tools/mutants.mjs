// `npm run measure -- mutants`: changes one thing in lines of people's games, holds them to the law, and writes docs/recall.md: how many
// are found, by kind and by section. `--lines N` (80) of games with everything known, and as many as people write;
// `--seed TEXT`; `--seconds N` for each; `--missed FILE` takes a list of those that were not found; `--dry` writes no page.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '80' },
    seconds: { type: 'string', default: '1e9' },
    seed: { type: 'string', default: 'sorrel' },
    missed: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '..');
const { recall, recallPage } = (await loadSources('packages/bots/test/root/mutants/run.ts')).exports;
const recalls = ['known', 'blanked'].map((sight) => {
  const stop = Date.now() + Number(values.seconds) * 1000;
  return recall(values.seed, sight, { lines: Number(values.lines), until: () => Date.now() > stop });
});
const page = recallPage(recalls);
if (values.dry) console.log(page);
else writeFileSync(join(root, 'docs/recall.md'), page);
if (values.missed !== undefined) {
  const missed = recalls.flatMap(({ sight, missed: lines }) => lines.map((line) => `${sight}: ${line}`));
  writeFileSync(values.missed, `${missed.join('\n')}\n`);
}
