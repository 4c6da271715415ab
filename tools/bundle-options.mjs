import { fileURLToPath } from 'node:url';

/** What every bundle of Woodlog's sources shares: the command, the browser check and the benches. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  conditions: ['woodlog:source'],
  // Sources say fp-ts/lib, which Node can load; a bundle takes the modules that can be shaken.
  alias: { 'fp-ts/lib': 'fp-ts/es6', 'fp-ts/lib/Either.js': fileURLToPath(new URL('either.mjs', import.meta.url)) },
  mainFields: ['module', 'main'],
  // A module is strict by itself, so none says it.
  tsconfigRaw: { compilerOptions: { target: 'es2023', verbatimModuleSyntax: true, alwaysStrict: false } },
  define: {
    'process.env.NODE_ENV': '"production"',
    // Minified, the short name is 1/0.
    'Number.POSITIVE_INFINITY': 'Infinity',
  },
  logLevel: 'warning',
};

/** Besides, for a script: it is no module, so it says that it is strict. */
export const scriptOptions = { tsconfigRaw: undefined };

/** The same for a bundle that Node runs. */
export const nodeBundleOptions = {
  ...bundleOptions,
  platform: 'node',
  target: 'node20',
  // commander and other CommonJS packages ask for node's own modules.
  banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
};
