import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeBundleOptions } from '../../../../tools/bundle-options.mjs';

const PACKAGES = join(import.meta.dirname, '../../..');

/** A fault planted in a copy of the sources: a fragment is replaced by another as the command is bundled. */
export interface Plant {
  readonly name: string;
  readonly game: string;
  /** Under `packages`. */
  readonly file: string;
  readonly fragment: string;
  readonly fault: string;
}

export const PLANTS: readonly Plant[] = [
  {
    name: 'the printer forgets how many items',
    game: 'root',
    file: 'notation/src/rootlog/print/move.ts',
    fragment: 'const thing = printCount(count) + what;',
    fault: 'const thing = what;',
  },
  {
    name: 'the parser drops the comment of a longer line',
    game: 'root',
    file: 'notation/src/rootlog/read/line.ts',
    fragment: 'setup,\n    actions,\n    comment,',
    fault: 'setup, actions, comment: actions.length > 2 ? null : comment,',
  },
  {
    name: 'a transfer of several arrives as one',
    game: 'root',
    file: 'core/src/root/ledger/enact.ts',
    fragment: 'rows[postings[i + 2]!]![postings[i + 3]!]! += count;',
    fault: 'rows[postings[i + 2]!]![postings[i + 3]!]! += Math.min(count, 1);',
  },
  {
    name: 'a refused action is done by half',
    game: 'root',
    file: 'core/src/root/ledger/plan-action.ts',
    fragment: 'return lenient.slips[0] ?? lenient;',
    fault: `if (lenient.slips.length === 0) return lenient;
      if (lenient.pileIndexes.length > 0) table.piles[lenient.pileIndexes[0]] = lenient.piles[0];
      return lenient.slips[0];`,
  },
  {
    name: 'the wrong card goes',
    game: 'root',
    file: 'core/src/root/cards/pile.ts',
    fragment: 'if (i === going) continue;',
    fault: 'if (i === (going === 0 ? 0 : going - 1)) continue;',
  },
  {
    name: 'a place that lies far to the left is read as to the right',
    game: 'carcassonne',
    file: 'notation/src/carcassonne/read/cursor.ts',
    fragment: 'value: minus ? 0 - value : value,',
    fault: 'value: minus && value < 10 ? 0 - value : value,',
  },
  {
    name: 'the ways of two heroes are printed as one',
    game: 'fuzzy-knights',
    file: 'notation/src/fuzzy-knights/print/action.ts',
    fragment: '&& before.hero === action.hero)',
    fault: ')',
  },
];

/** Bundles the command with the fault into a folder. Throws if the fragment is not in the file just once. */
export async function buildPlanted({ file, fragment, fault }: Plant, folder: string): Promise<void> {
  const path = join(PACKAGES, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(fragment).length !== 2) throw new Error(`${file} no longer has just once: ${fragment}`);
  let planted = false;
  // So that Node takes what is bundled for modules.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await build({
    ...nodeBundleOptions,
    absWorkingDir: join(PACKAGES, 'cli'),
    entryPoints: ['src/main.ts', 'src/fuzz/worker.ts'],
    outdir: folder,
    splitting: true,
    external: ['@resvg/resvg-js'],
    plugins: [
      {
        name: 'plant',
        setup(bundle) {
          bundle.onLoad({ filter: /\.ts$/ }, (args) => {
            if (args.path !== path) return null;
            planted = true;
            return { contents: source.replace(fragment, () => fault), loader: 'ts' };
          });
        },
      },
    ],
  } as Parameters<typeof build>[0]);
  if (!planted) throw new Error(`${file} is not in the command`);
}

/** How a fault was found. */
export interface Found {
  readonly seconds: number;
  /** The first line that tells of it. */
  readonly line: string;
}

/** Runs `fuzz` with the bundle until it finds a fault, a minute at most; null if it finds none. */
export function findPlanted({ game }: Plant, folder: string, seed: string): Promise<Found | null> {
  const start = performance.now();
  const words = ['fuzz', '--game', game, '--time', '60s', '--seed', seed, '--out', join(folder, 'failures')];
  const child = spawn(process.execPath, [join(folder, 'main.js'), ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const line = /^fault: .*$/m.exec(said)?.[0];
      if (line === undefined) return;
      resolve({ seconds: (performance.now() - start) / 1000, line });
      child.kill();
    });
    child.on('error', reject);
    child.on('close', () => resolve(null));
  });
}
