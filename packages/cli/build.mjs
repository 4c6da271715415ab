import { build } from 'esbuild';
import { nodeBundleOptions } from '../../tools/bundle-options.mjs';

await build({
  ...nodeBundleOptions,
  entryPoints: ['src/main.ts', 'src/index.ts'],
  outdir: process.argv[2] ?? 'dist',
  // Each subcommand is a dynamic import, and so a chunk of its own.
  splitting: true,
  sourcemap: true,
});
