import { build } from 'esbuild';
import { join } from 'node:path';
import { bundleOptions, nodeBundleOptions } from '../../tools/bundle-options.mjs';

const outdir = process.argv[2] ?? 'dist';

await build({
  ...nodeBundleOptions,
  entryPoints: ['src/main.ts', 'src/index.ts'],
  outdir,
  // Each subcommand is a dynamic import, and so a chunk of its own.
  splitting: true,
  sourcemap: true,
  // Bears machine code; looked for only when a picture in pixels is asked for.
  external: ['@resvg/resvg-js'],
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
