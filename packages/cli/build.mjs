import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleOptions, nodeBundleOptions } from '../../tools/bundle-options.mjs';
import { noticesOf } from '../../tools/notices.mjs';
import { buildPage, buildViewers } from '@woodlog/web/build';

const outdir = process.argv[2] ?? 'dist';
const browserOptions = {
  ...bundleOptions,
  platform: 'browser',
  format: 'esm',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  mainFields: ['browser', ...bundleOptions.mainFields],
  metafile: true,
};

const [pageMetafile, viewMetafile, ...builds] = await Promise.all([
  // The page of `woodlog table`.
  buildPage(join(resolve(outdir), 'table')),
  // The scripts and the style that `view` puts into its pages as they are.
  buildViewers(join(resolve(outdir), 'viewer')),
  // The command and what only Node can do.
  build({
    ...nodeBundleOptions,
    entryPoints: {
      main: 'src/main.ts',
      draw: 'src/draw-entry.ts',
      'simulate/worker': 'src/simulate/worker.ts',
      'fuzz/worker': 'src/fuzz/worker.ts',
      'players/host': 'src/players/host.ts',
      'lsp/law-worker': 'src/lsp/law-worker.ts',
    },
    outdir,
    // Each subcommand is a dynamic import, and so a chunk of its own.
    splitting: true,
    sourcemap: true,
    metafile: true,
    // The one bears machine code, and is looked for only when a picture in pixels is asked for; the other has a file of its
    // own for its threads to start with.
    external: ['@resvg/resvg-js', 'tinypool'],
  }),
  // The library, for Node and browsers alike: each game a chunk of its own. What npm installs beside it is not in it, so that
  // a program that uses the other packages, too, has them once.
  build({
    ...browserOptions,
    alias: {},
    external: ['@woodlog/*', 'fp-ts/*'],
    entryPoints: {
      index: 'src/index.ts',
      root: 'src/root-entry.ts',
      carcassonne: 'src/carcassonne-entry.ts',
      'fuzzy-knights': 'src/fuzzy-knights-entry.ts',
    },
    outdir,
    chunkNames: 'library/[name]-[hash]',
    splitting: true,
    sourcemap: true,
  }),
]);

writeFileSync(
  join(resolve(outdir), 'NOTICES.txt'),
  noticesOf([pageMetafile, viewMetafile, ...builds.map(({ metafile }) => metafile)]),
);
