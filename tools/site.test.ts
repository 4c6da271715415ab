import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageOf, writeSite } from './site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'woodlog-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the site has the page of games, the guides and the exported names, and no link of it leads nowhere', () => {
  const table = join(folder, 'table');
  mkdirSync(table);
  writeFileSync(join(table, 'index.html'), 'the page');
  const site = join(folder, 'site');
  writeSite(site, table);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(pages).toEqual(
    expect.arrayContaining([
      'index.html',
      'table/index.html',
      'docs/editors.html',
      'api/index.html',
      'api/woodlog.html',
    ]),
  );
  const lost = pages.flatMap((page) => {
    const links = [...readFileSync(join(site, page), 'utf8').matchAll(/(?:href|src)="([^"]+)"/g)];
    return links
      .map(([, to = '']) => to.replace(/#.*/, ''))
      .filter((to) => to !== '' && !/^\w+:/.test(to) && !existsSync(resolve(site, dirname(page), to)))
      .map((to) => `${page}: ${to}`);
  });
  expect(lost).toEqual([]);
});

test('a page has its title, and headings that links can name', () => {
  const page = pageOf(
    '# Some `code`\n\n## The rules, while you write\n\n[there](docs/a.md#b) [out](https://x.org/a.md)\n',
    '',
  );
  expect(page).toContain('<title>Some code</title>');
  expect(page).toContain('<h2 id="the-rules-while-you-write">');
  expect(page).toContain('href="docs/a.html#b"');
  expect(page).toContain('href="https://x.org/a.md"');
});
