// Builds the extension, and packs it for installation: what the editor starts, the server with its thread for the rules,
// and the page beside the text.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, nodeBundleOptions, scriptOptions } from '../../tools/bundle-options.mjs';
import { noticesOf } from '../../tools/notices.mjs';
import { packVsix } from './vsix.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Writes what the extension runs into a folder, and `woodlog.vsix` there, too. */
export async function buildExtension(outdir) {
  const own = { absWorkingDir: root, outdir, minify: true, metafile: true };
  const built = await Promise.all([
    // The editor loads its extensions by `require`, and brings a library of its own along.
    build({
      ...{
        ...bundleOptions,
        ...scriptOptions,
        ...own,
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        external: ['vscode'],
      },
      ...{ entryPoints: ['src/extension.ts'], outExtension: { '.js': '.cjs' } },
    }),
    build({
      ...{ ...nodeBundleOptions, ...own, splitting: true },
      entryPoints: { server: '../cli/src/lsp/server.ts', 'lsp/law-worker': '../cli/src/lsp/law-worker.ts' },
    }),
    build({
      ...{ ...bundleOptions, ...scriptOptions, ...own, platform: 'browser', target: 'chrome120', format: 'iife' },
      ...{ mainFields: ['browser', ...bundleOptions.mainFields], jsx: 'automatic', jsxImportSource: 'preact' },
      entryPoints: { webview: 'src/webview/main.tsx', style: '../web/src/page.css' },
    }),
  ]);
  const notices = noticesOf(
    built.map(({ metafile }) => metafile),
    root,
  );
  writeFileSync(join(outdir, 'NOTICES.txt'), notices);
  writeFileSync(join(outdir, 'woodlog.vsix'), packVsix(root, outdir));
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await buildExtension(join(root, 'dist'));
