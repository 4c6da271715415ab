// `npm run measure -- NAME [FLAGS]`: everything that is measured and not part of the tests; without a name it lists them,
// and with `--help` says what the comment at the head of its script says.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each measurement: the script of this folder that takes it, and what it tells. */
const measurements = {
  knockout: ['knockout', 'steps, hooks and traits that can be left out without a failing test'],
  law: ['law-coverage', 'sections of the law by tests and games; --people N for the law of people'],
  soundness: ['audit-soundness', 'legal lines that check calls illegal: there should be none'],
  mutants: ['mutants', 'changed lines that check finds; writes docs/recall.md'],
  bench: ['../bench/run', 'benchmarks; words choose those with one in their path, see docs/benchmarks.md'],
  slips: ['slips', 'slips of the pen that check notices and mends'],
  sessions: [
    'session-fuzz',
    'turns of all factions at random through the session: codes in labels, refused options, illegal lines',
  ],
  corpus: ['corpus', 'verdicts on the logs of real games, against those on record'],
  mutation: ['mutation', 'changes of the source that no test notices'],
  'win-rates': ['win-rates', "who wins among Root's bots; writes into docs/bots.md"],
  fit: ['fit', "weights of the players' evaluation, from games of players that search"],
  chances: ['chances', 'how well analyze foretells who wins, against points alone'],
  language: ['language', 'what the language service takes for an edit, and how many keys write a log'],
  api: ['api', 'pages of all exported names, in docs/api/'],
  table: ['table-times', 'how fast the page of woodlog table is, plain and throttled'],
  pictures: ['pictures', 'the pictures of the README, drawn anew'],
};

const [name, ...flags] = process.argv.slice(2);
const found = Object.hasOwn(measurements, name ?? '') ? measurements[name] : undefined;
if (found === undefined) {
  for (const [known, [, about]] of Object.entries(measurements)) console.log(`${known.padEnd(10)} ${about}`);
  if (name !== undefined) console.error(`unknown measurement "${name}"`);
  process.exitCode = name === undefined ? 0 : 2;
} else {
  const script = join(import.meta.dirname, `${found[0]}.mjs`);
  if (flags.includes('--help')) {
    const [head = ''] = /^(?:\/\/.*\n)*/.exec(readFileSync(script, 'utf8')) ?? [];
    console.log(head.replace(/^\/\/ ?/gm, '').trimEnd());
  } else process.exitCode = spawnSync(process.execPath, [script, ...flags], { stdio: 'inherit' }).status ?? 1;
}
