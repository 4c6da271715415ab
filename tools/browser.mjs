// Bundles each public entry of the libraries for the browser, prints its size, and fails
// when one imports a module of Node or touches `process` or `Buffer`.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.mjs';
import { publicEntries } from './public-entries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// esbuild imports this file for a free `process` or `Buffer` only, so its words are in a bundle just then.
const nodeGlobals = 'tools/node-globals.mjs';

/** The minified bundle of one source for the browser, and the files that something is left of in it, from the root. */
export const bundleOf = async (source, options = {}) => {
  const { metafile, outputFiles } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: [source],
    platform: 'browser',
    mainFields: ['browser', ...bundleOptions.mainFields],
    logLevel: 'silent',
    minify: true,
    metafile: true,
    write: false,
    ...options,
  });
  const [{ inputs }] = Object.values(metafile.outputs);
  const sources = Object.keys(inputs).filter((input) => inputs[input].bytesInOutput > 0);
  return { text: outputFiles[0].text, sources };
};

/** The same, and whether a global of Node or fast-check is in it. */
export const bundleForBrowser = async (source) => {
  const { text, sources } = await bundleOf(source, { inject: [nodeGlobals] });
  return {
    text,
    usesNodeGlobals: text.includes('a global of Node'),
    hasGenerators: sources.some((path) => path.includes('node_modules/fast-check/')),
  };
};

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  for (const { name, source } of publicEntries(root)) {
    try {
      const { text, usesNodeGlobals, hasGenerators } = await bundleForBrowser(source);
      if (usesNodeGlobals) throw new Error('uses process or Buffer');
      if (hasGenerators) throw new Error('brings the generators of tests along');
      console.log(`${name.padEnd(32)} ${String(gzipSync(text).length).padStart(7)} bytes gzipped`);
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
