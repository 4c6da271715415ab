// Builds the page twice: as static files for a folder or a server, and as one file that works from disk.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify } from 'terser';
import { bundleOptions, scriptOptions } from '../../tools/bundle-options.mjs';
import { noticesOf } from '../../tools/notices.mjs';
import { throughEntries } from '../../tools/through-entries.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const options = {
  ...bundleOptions,
  absWorkingDir: root,
  platform: 'browser',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  mainFields: ['browser', ...bundleOptions.mainFields],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  metafile: true,
  plugins: [throughEntries(join(root, '../..'))],
};
/** A part of the page, smaller than esbuild makes it: a phone loads 4 % less. */
const smaller = async (text) => (await minify(text, { module: true })).code;
const read = (name) => readFileSync(join(root, 'src', name), 'utf8');
const hash = (text) => createHash('sha256').update(text).digest('base64');

/** The page with what may run and load in it. */
const pageOf = (policy, head, body) => {
  const parts = {
    POLICY: ["default-src 'none'", ...policy, "base-uri 'none'", "form-action 'none'"].join('; '),
    HEAD: head,
    BODY: body,
  };
  return read('page.html').replaceAll(/%([A-Z]+)%/g, (_, name) => parts[name]);
};

/** Writes the page's files into a folder; gives esbuild's account of what is in them. */
export async function buildPage(outdir) {
  mkdirSync(outdir, { recursive: true });
  const split = { ...options, outdir, splitting: true, chunkNames: '[name]-[hash]' };
  // Workers share no file with the page: what they alone need would be loaded by everybody who plays.
  const [page, workers] = await Promise.all([
    build({ ...split, write: false, entryPoints: { app: 'src/main.tsx', page: 'src/page.css' } }),
    build({
      ...split,
      entryPoints: { 'law-worker': 'src/editor/law-worker.ts', 'audit-worker': 'src/audit/worker.ts' },
    }),
  ]);
  const metafile = { outputs: { ...page.metafile.outputs, ...workers.metafile.outputs } };
  const whole = await build({
    ...options,
    entryPoints: ['src/main.tsx'],
    ...scriptOptions,
    format: 'iife',
    outfile: 'app.js',
    write: false,
  });
  const notices = noticesOf([metafile], root);
  const write = (name, text) => writeFileSync(join(outdir, name), text);
  for (const { path, text } of page.outputFiles)
    write(basename(path), path.endsWith('.js') ? await smaller(text) : text);

  write('NOTICES.txt', notices);
  for (const name of ['icon.svg', 'manifest.webmanifest']) write(name, read(name));
  const served = [
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ];
  const links = [
    '<link rel="stylesheet" href="page.css">',
    '<link rel="icon" href="icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="manifest.webmanifest">',
  ];
  write('index.html', pageOf(served, links.join('\n'), '<script type="module" src="app.js"></script>'));

  const script = whole.outputFiles[0].text.replaceAll('</script', '<\\/script');
  const style = readFileSync(join(outdir, 'page.css'), 'utf8');
  const own = [`script-src 'sha256-${hash(script)}'`, `style-src 'sha256-${hash(style)}'`];
  const notice = `<script type="text/plain" id="notices">${notices.replaceAll('</', '< /')}</script>`;
  write('table.html', pageOf(own, `<style>${style}</style>`, `${notice}\n<script>${script}</script>`));

  // The worker knows the others by name, and is new when one of them is.
  const names = readdirSync(outdir)
    .filter((name) => name !== 'table.html')
    .sort();
  const version = hash(names.map((name) => readFileSync(join(outdir, name))).join('')).slice(0, 16);
  const listed = ['./', ...names.filter((name) => name !== 'index.html')];
  write(
    'sw.js',
    read('service-worker.js').replace('%VERSION%', `woodlog-${version}`).replace('%FILES%', listed.join(' ')),
  );
  return metafile;
}

/** Writes what replay pages are made of besides their logs: a script a game, and the style. */
export async function buildViewers(outdir) {
  const { metafile } = await build({
    ...options,
    entryPoints: ['root.ts', 'carcassonne.ts', 'fuzzy-knights.ts', 'view.css'].map((name) => `src/view/${name}`),
    ...scriptOptions,
    format: 'iife',
    outdir,
  });
  return metafile;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await buildPage(join(root, 'dist'));
