import { build } from 'esbuild';
import { join } from 'node:path';
import { bundleOptions, nodeBundleOptions } from '../../tools/bundle-options.mjs';

const outdir = process.argv[2] ?? 'dist';

await build({
  ...nodeBundleOptions,
  entryPoints: ['src/main.ts', 'src/index.ts', 'src/simulate/worker.ts', 'src/fuzz/worker.ts'],
  outdir,
  // Each subcommand is a dynamic import, and so a chunk of its own.
  splitting: true,
  sourcemap: true,
  // The one bears machine code, and is looked for only when a picture in pixels is asked for; the other has a file of its
  // own for its threads to start with.
  external: ['@resvg/resvg-js', 'tinypool'],
});

// The replay page's scripts and style, which `view` puts into its pages as they are.
await build({
  ...bundleOptions,
  entryPoints: ['root.ts', 'carcassonne.ts', 'fuzzy-knights.ts', 'viewer.css'].map((name) => `src/viewer/${name}`),
  outdir: join(outdir, 'viewer'),
  platform: 'browser',
  format: 'iife',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  mainFields: ['browser', ...bundleOptions.mainFields],
  minify: true,
});
