// Runs packages/*/bench/*.bench.ts, each bundled and in a process of its own, prints what they
// compared and writes it to bench/results.json. Words given choose the benches whose path has one.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundleOptions } from '../tools/bundle-options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'woodlog-bench-'));

const benchesOf = (name) => {
  const folder = join('packages', name, 'bench');
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return files.filter((file) => file.endsWith('.bench.ts')).map((file) => join(folder, file));
};

const runBench = async (path) => {
  const program = join(work, 'bench.mjs');
  const report = join(work, 'report.json');
  const contents = [
    `import ${JSON.stringify(`./${path}`)};`,
    `import { comparisons } from './bench/compare.ts';`,
    `import { writeFileSync } from 'node:fs';`,
    `writeFileSync(${JSON.stringify(report)}, JSON.stringify(comparisons));`,
  ].join('\n');
  await build({
    ...nodeBundleOptions,
    stdin: { contents, resolveDir: root },
    outfile: program,
    // The packages say that they have no side effects, but a bench is nothing else.
    ignoreAnnotations: true,
    sourcemap: 'inline',
  });
  execFileSync(process.execPath, ['--enable-source-maps', program], { cwd: root, stdio: 'inherit' });
  return JSON.parse(readFileSync(report, 'utf8')).map((comparison) => ({ bench: path, ...comparison }));
};

const time = (ns) =>
  ns < 1e3 ? `${ns.toFixed(0)} ns` : ns < 1e6 ? `${(ns / 1e3).toFixed(1)} us` : `${(ns / 1e6).toFixed(2)} ms`;

const row = (name, own, best, peer, ratio, bestRatio, peerName) =>
  [name.padEnd(44), ...[own, best, peer, ratio, bestRatio].map((cell) => cell.padStart(10)), `  ${peerName}`].join(' ');

const comparisons = [];
console.log(row('', 'median', 'best 10%', 'peer', 'ratio', 'best ratio', 'peer'));
for (const path of readdirSync(join(root, 'packages')).flatMap(benchesOf)) {
  if (words.length > 0 && !words.some((word) => path.includes(word))) continue;
  for (const c of await runBench(path)) {
    const { name, own, peer, ratio, bestRatio, peerName } = c;
    comparisons.push(c);
    const times = [own.median, own.bestDecile, peer.median].map(time);
    console.log(row(name, ...times, ratio.toFixed(3), bestRatio.toFixed(3), peerName));
  }
}
rmSync(work, { recursive: true });

const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify({ machine, comparisons }, undefined, 2)}\n`);
