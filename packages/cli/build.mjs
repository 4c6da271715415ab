import { build } from 'esbuild';

await build({
  entryPoints: ['src/main.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['woodlog:source'],
  alias: { 'fp-ts/lib': 'fp-ts/es6' },
  // commander is CommonJS and asks for node's own modules.
  banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  sourcemap: true,
  logLevel: 'warning',
});
