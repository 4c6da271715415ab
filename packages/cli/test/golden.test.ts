import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { carcassonne } from '@woodlog/core/carcassonne';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type Game, type Violation, fingerprint } from '@woodlog/core/kernel';
import { root } from '@woodlog/core/root';
import * as carcassonneRecord from '@woodlog/notation/carcassonne';
import * as knightsLog from '@woodlog/notation/fuzzy-knights';
import * as rootlog from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { run } from './command.ts';

const FOLDER = join(import.meta.dirname, 'golden');

const RULE =
  'A golden game changes only on purpose, with a line in CHANGELOG.md. Write the new log with ' +
  '`GOLDEN=write npx vitest run packages/cli/test/golden.test.ts`, and its fingerprint by hand.';

/** A log, the flags that play it, and the fingerprint of the table that it ends with. */
const GOLDEN: readonly (readonly [log: string, flags: string, fingerprint: string])[] = [
  ['usual.rootlog', '--seed maple', '66a23d08b1201ac01a349eaffc4beac4'],
  [
    'settings.rootlog',
    '--seed thorn --map winter --deck standard --bots D=drillbit-duchy:nightmare+foundations+invaders,' +
      'L=logical-lizards:challenging+fanatics+martyrs,O=riverfolk-robots:easy+garrison,P=cogwheel-corvids:nightmare+vendetta+gamble',
    '5d99b164b49d122a982741ac82c156fe',
  ],
  [
    'services.rootlog',
    '--seed bramble --map lake --bots O=riverfolk-robots:challenging,V=vagabot/thief+advanced-services,' +
      'C=mechanical-marquise+advanced-services,E=electric-eyrie',
    '6d5e9670a1aeca62180c647f6ef15682',
  ],
  [
    'random.rootlog',
    '--seed maple --map mountain --deck standard --bots C=mechanical-marquise,A=random,H=random,K=random,L=logical-lizards,V=puppet',
    'e0fdb4dd4083ee9c1f26acac8d85fc90',
  ],
  [
    'six.rootlog',
    '--seed thorn --deck standard --bots V=vagabot/ranger:challenging+marksman+questing,N=chameleandroid:alternate-nightmare+patron+kingpin,' +
      'E=electric-eyrie:nightmare+nobility+war-tax,A=automated-alliance:easy+wildfire,P=puppet,D=drillbit-duchy+overwhelm',
    '489b8bde9564cc407fac27bfb173ac13',
  ],
  ['two.carcassonne', '--game carcassonne --seed maple --bots A=greedy,B=random', 'c0045ddb8872d87dbc31816aeb9c2f41'],
  [
    'three.carcassonne',
    '--game carcassonne --seed thorn --bots A=look-ahead,B=greedy,C=random',
    'faa6a4bce3aa80e5900a9a8e7ee86ddf',
  ],
  ['two.knights', '--game fuzzy-knights --seed maple', '86ad8d7f9ce9e2e6e1582a101ef2c6e7'],
  [
    'three.knights',
    '--game fuzzy-knights --seed thorn --bots P1=random,P2=castellan,P3=random',
    '4ba5e44e7446107084b11c743af58649',
  ],
];

/** The fingerprint of the table that a log ends with, by the ending of its file. */
const PRINTS: Readonly<Record<string, (log: string) => string>> = {
  rootlog: (log) => printOf(root, rootlog.replay(rootlog.parse(log))),
  carcassonne: (log) => printOf(carcassonne, carcassonneRecord.replay(carcassonneRecord.parse(log))),
  knights: (log) => printOf(fuzzyKnights, knightsLog.replay(knightsLog.parse(log))),
};

function printOf<S extends object>(
  { canonical }: Pick<Game<S, never, never>, 'canonical'>,
  replayed: Either<Violation, { readonly table: S }>,
): string {
  if (isLeft(replayed)) throw new Error(replayed.left.message);
  return fingerprint(canonical(replayed.right.table));
}

test.each(GOLDEN)('%s is what its seed plays, and replays to its table', async (log, flags, print) => {
  const { out } = await run(['play', ...flags.split(' ')]);
  const path = join(FOLDER, log);
  if (process.env['GOLDEN'] === 'write') writeFileSync(path, out);
  expect(out, RULE).toBe(readFileSync(path, 'utf8'));
  expect(PRINTS[log.split('.')[1] ?? '']?.(out), RULE).toBe(print);
});

test('what `play` writes is canonical: `fmt --check` passes every golden log', async () => {
  const paths = GOLDEN.map(([log]) => join(FOLDER, log));
  expect(await run(['fmt', '--check', ...paths])).toMatchObject({ code: 0, out: '' });
});
