// `npm run measure -- slips`: puts slips of the pen into logs of legal games, checks them, and prints for each kind of slip whether it
// is noticed, whether a fix restores the text, and how many innocent lines are accused. `--logs N` (180), as many with every
// card named and as people write; `--slips 3` a log (1); `--seed TEXT`; `--style named|people`; `--jobs N` (2); `--json`.
// `--list` prints every slip, `--show INDEX` one bent log. `--write` writes both tables of docs/slips.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { loadSources } from './load-sources.mjs';
import { writeBetween } from './write-between.mjs';

const loaded = async () => (await loadSources('packages/cli/test/slips/run.ts')).exports;

/** Measures every so manieth log of a worker. */
async function work({ seed, logs, slips, style, first, step }) {
  const { measure } = await loaded();
  for (let index = first; index < logs; index += step)
    parentPort.postMessage({ index, measured: await measure(seed, index, style, slips) });
}

/** What all logs give, in order; the number of workers makes no difference. */
async function measureAll(options, jobs) {
  const results = new Array(options.logs).fill(null);
  const workers = Array.from({ length: jobs }, (_, first) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { ...options, first, step: jobs } });
    worker.on('message', ({ index, measured }) => {
      results[index] = measured;
    });
    return new Promise((resolve, reject) => worker.once('error', reject).once('exit', resolve));
  });
  await Promise.all(workers);
  return results;
}

async function main() {
  const { values } = parseArgs({
    options: {
      logs: { type: 'string', default: '180' },
      slips: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'sorrel' },
      style: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      show: { type: 'string' },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { STYLES, tableLines, tableOf, trialOf } = await loaded();
  const { seed } = values;
  const styles = values.style === undefined ? STYLES : [values.style];
  const logs = Number(values.logs);
  if (values.show !== undefined) {
    for (const style of styles) console.log(trialOf(seed, Number(values.show), style, Number(values.slips))?.text);
    return;
  }
  for (const slips of values.write ? [1, 3] : [Number(values.slips)]) {
    const written = [];
    for (const style of styles) {
      const results = await measureAll({ seed, logs, slips, style }, Number(values.jobs));
      const measured = results.filter((result) => result !== null);
      const table = tableOf(measured);
      const left = results.length - measured.length;
      if (values.json) console.log(JSON.stringify({ seed, logs, slips, style, left, ...table }));
      else {
        const head = `${style === 'named' ? 'Every card named' : 'As people write'}: ${measured.length} logs, seed \`${seed}\`${left === 0 ? '' : `; ${left} without a place for the slip`}.`;
        written.push(head, '', ...tableLines(table), '');
        console.log([head, '', ...tableLines(table), ''].join('\n'));
      }
      if (values.list) for (const result of measured) console.log(JSON.stringify(result));
    }
    const marks = [`<!-- slips ${slips} -->`, `<!-- end of slips ${slips} -->`];
    if (values.write) writeBetween(join(import.meta.dirname, '../docs/slips.md'), marks, ['', ...written]);
  }
}

if (isMainThread) await main();
else await work(workerData);
