// `npm run measure -- soundness`: plays games of people by the law, writes them as people do (cards unnamed, dice dropped, neighbours
// combined and swapped), and holds every line to the law: none may be illegal. `--lines N` (100000), `--seconds N`, `--seed
// TEXT`, `--from INDEX` of the first game. Every fourth game has hirelings. Prints counts, time a line, and every line that is illegal or undecided.
import { parseArgs } from 'node:util';
import { loadSources } from './load-sources.mjs';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '1e9' },
    seed: { type: 'string', default: 'quill' },
    from: { type: 'string', default: '0' },
  },
});
const { soundness } = (await loadSources('packages/bots/test/root/people-logs.ts')).exports;
const stop = Date.now() + Number(values.seconds) * 1000;
const options = { lines: Number(values.lines), clock: () => performance.now(), until: () => Date.now() > stop };
const found = soundness(values.seed, Number(values.from), options);
const times = found.times.sort((a, b) => a - b);
const at = (share) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
for (const line of found.undecided) console.log(`undecided ${line}`);
for (const line of found.illegal) console.log(`ILLEGAL ${line}`);
console.log(`seed ${values.seed}, games ${values.from} to ${found.next - 1}: ${found.lines} lines`);
console.log(
  `${found.legal} legal, ${found.assumed} legal if, ${found.undecided.length} undecided, ${found.illegal.length} illegal`,
);
console.log(`milliseconds a line: median ${at(0.5)}, of 100 the worst ${at(0.99)}, worst ${at(1)}`);
process.exitCode = found.illegal.length > 0 ? 1 : 0;
