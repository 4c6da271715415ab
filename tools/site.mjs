// `node tools/site.mjs [FOLDER]`: what a static host serves, in `site/` if no folder is named: the page of games in table/, the
// guides in docs/, what the packages export in api/, and the README in front. Needs a build.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import { writeApi } from './api.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const STYLE = `body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
pre,table{overflow-x:auto;display:block}pre{padding:.8rem;border:1px solid #8886;border-radius:6px}img{max-width:100%}
td,th{padding:.2rem .6rem;text-align:left;vertical-align:top}`;

/** A heading's name in links, as repositories make it. */
const slug = (words) =>
  words
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** A page of Markdown as HTML; links to other pages of Markdown lead to theirs. `up` is the way to the front. */
export function pageOf(markdown, up) {
  const [, title = 'Woodlog'] = /^# (.+)$/m.exec(markdown) ?? [];
  const body = marked
    .parse(markdown, { async: false })
    .replaceAll(/href="((?!\w+:)[^"#]*?)README\.md(#[^"]*)?"/g, 'href="$1index.html$2"')
    .replaceAll(/href="((?!\w+:)[^"#]*)\.md(#[^"]*)?"/g, 'href="$1.html$2"')
    .replaceAll(/<(h[1-6])>(.*?)<\/\1>/g, (_, level, words) => `<${level} id="${slug(words)}">${words}</${level}>`);
  const links = [
    ['index.html', 'Woodlog'],
    ['table/index.html', 'Play'],
    ['docs/index.html', 'Guides'],
    ['api/index.html', 'API'],
  ].map(([to, name]) => `<a href="${up}${to}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll('`', '').replaceAll('<', '&lt;')}</title>
<style>${STYLE}</style>
</head>
<body>
<nav>${links.join(' · ')}</nav>
${body}
</body>
</html>
`;
}

/** Folders that have pages of their own, or need a build of their own. */
const APART = new Set(['api', 'browser']);

/** Writes a folder with its pages of Markdown as HTML, and all else in it as it is. `up` is the way to the front. */
function writePages(from, to, up = '../') {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !APART.has(name));
  for (const entry of entries) {
    const { name } = entry;
    if (entry.isDirectory()) writePages(join(from, name), join(to, name), `../${up}`);
    else if (name.endsWith('.md')) {
      const page = name === 'README.md' ? 'index.html' : name.replace(/\.md$/, '.html');
      writeFileSync(join(to, page), pageOf(readFileSync(join(from, name), 'utf8'), up));
    } else cpSync(join(from, name), join(to, name));
  }
  if (entries.some(({ name }) => name === 'README.md')) return;
  const pages = entries.filter(({ name }) => name.endsWith('.md')).map(({ name }) => name.replace(/\.md$/, ''));
  const list = pages.map((name) => `- [${name.replaceAll('-', ' ')}](${name}.md)`).join('\n');
  writeFileSync(join(to, 'index.html'), pageOf(`# Guides\n\n${list}\n`, up));
}

/** Writes the whole site into a folder; `table` is the page of games as it was built. */
export function writeSite(folder, table = join(root, 'packages/web/dist')) {
  if (!existsSync(join(table, 'index.html'))) throw new Error('there is no page yet: run `npm run build` first');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(table, join(folder, 'table'), { recursive: true });
  for (const name of ['docs', 'examples', 'actions']) writePages(join(root, name), join(folder, name));
  const api = mkdtempSync(join(tmpdir(), 'woodlog-api-'));
  writeApi(api);
  writePages(api, join(folder, 'api'));
  rmSync(api, { recursive: true });
  for (const name of ['README', 'CHANGELOG', 'CONTRIBUTING']) {
    const page = name === 'README' ? 'index' : name;
    writeFileSync(join(folder, `${page}.html`), pageOf(readFileSync(join(root, `${name}.md`), 'utf8'), ''));
  }
  for (const name of ['LICENSE', 'Dockerfile']) cpSync(join(root, name), join(folder, name));
  // Hosts that make pages of Markdown leave these as they are.
  writeFileSync(join(folder, '.nojekyll'), '');
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'site'));
  try {
    writeSite(folder);
    console.log(folder);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
