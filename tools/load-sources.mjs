import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { nodeBundleOptions } from './bundle-options.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Bundles a file of the repository, or esbuild's `stdin`, and loads it: what it exports, and the bundle's code. */
export async function loadSources(source) {
  const work = mkdtempSync(join(tmpdir(), 'woodlog-sources-'));
  try {
    const outfile = join(work, 'bundle.mjs');
    const input = typeof source === 'string' ? { entryPoints: [join(ROOT, source)] } : { stdin: source };
    await build({ ...nodeBundleOptions, absWorkingDir: ROOT, ...input, outfile });
    return { exports: await import(pathToFileURL(outfile).href), code: readFileSync(outfile) };
  } finally {
    rmSync(work, { recursive: true });
  }
}
