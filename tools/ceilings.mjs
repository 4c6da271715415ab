// Holds the sources to `ceilings.json`, which may only go down: circles of imports by the folder they lie in, and
// non-null assertions (`!`) by package. `node tools/ceilings.mjs --lower` writes down what has become less.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCircles, sourcePaths } from './arrows.mjs';
import { circleSizes, passedCeilings } from './passed-ceilings.mjs';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(import.meta.dirname, 'ceilings.json');

const isTest = /\.test\.ts$|\/(test|bench)\//;

/** Non-null assertions by package, those of tests and benches apart. */
const assertions = () => {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const flags = ['lint', '--only=style/noNonNullAssertion', '--reporter=json', '--max-diagnostics=none', 'packages'];
  const report = execFileSync(process.execPath, [biome, ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const counts = {};
  for (const { location } of JSON.parse(report).diagnostics) {
    const key = `${location.path.split('/')[1]}${isTest.test(location.path) ? ' tests' : ''}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const textOf = new Map(sourcePaths(ROOT).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const circles = importCircles(textOf);
const now = {
  circlesOfValues: circleSizes(circles.values),
  circlesOfTypes: circleSizes(circles.types),
  assertions: assertions(),
};
const over = passedCeilings({ circles, now }, JSON.parse(readFileSync(FILE, 'utf8')));
if (over.length > 0) {
  console.error([...over, 'tools/ceilings.json may only go down'].join('\n'));
  process.exitCode = 1;
} else if (process.argv.includes('--lower'))
  writeFileSync(
    FILE,
    `${JSON.stringify(now, null, 2).replace(/\[[\d,\s]+\]/g, (list) => JSON.stringify(JSON.parse(list)).replaceAll(',', ', '))}\n`,
  );
