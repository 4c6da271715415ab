import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser, profiles } from '../../cli/test/view/browser.ts';
import { buildExtension } from '../build.mjs';
import { type FakeEditor, type OpenedPage, fakeEditor } from './fake-editor.ts';

const GAME = readFileSync(join(import.meta.dirname, '../../../examples/first-game.rootlog'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'woodlog-vscode-'));
/** Where an editor unpacks the package to. */
const installed = join(folder, 'extension');
const seen = test.runIf(hasBrowser);
const profile = profiles();

let names: readonly string[];
let editor: FakeEditor;
let end: () => Promise<void> | undefined;

beforeAll(async () => {
  const built = join(folder, 'built');
  mkdirSync(built);
  await buildExtension(built);
  const files = unzipSync(readFileSync(join(built, 'woodlog.vsix')));
  names = Object.keys(files);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  editor = fakeEditor();
  const extension = editor.load(join(installed, 'dist/extension.cjs'));
  end = extension.deactivate;
  await extension.activate({
    subscriptions: [],
    extensionUri: installed,
    asAbsolutePath: (path: string) => join(installed, path),
  });
});
afterAll(async () => {
  await end?.();
  rmSync(folder, { recursive: true });
});

const manifest = (): Record<string, never> => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

test('the package has its manifests, and every file that they name', () => {
  expect(names).toEqual(expect.arrayContaining(['extension.vsixmanifest', '[Content_Types].xml']));
  const said = [...JSON.stringify(manifest()).matchAll(/"\.\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(said).toEqual(
    expect.arrayContaining(['dist/extension.cjs', 'syntaxes/rootlog.json', 'snippets/knights.json']),
  );
  expect(said.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
  for (const name of ['README.md', 'LICENSE', 'dist/NOTICES.txt', 'dist/server.js', 'dist/lsp/law-worker.js'])
    expect(names).toContain(`extension/${name}`);
  const types = readFileSync(join(folder, '[Content_Types].xml'), 'utf8');
  expect(names.filter((name) => /\.\w+$/.test(name) && !types.includes(`"${/\.\w+$/.exec(name)?.[0]}"`))).toEqual([
    '[Content_Types].xml',
  ]);
  expect(Object.keys(manifest())).not.toContain('devDependencies');
  expect(names.filter((name) => /node_modules|\.ts$|\.map$/.test(name))).toEqual([]);
});

test('the server with the rules is at most 1.2 MB', () => {
  const isPage = /\/(?:extension\.cjs|webview\.js)$/;
  const server = names.filter((name) => name.endsWith('.js') && !isPage.test(name));
  const bytes = server.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
  expect(bytes).toBeLessThan(1_200_000);
});

test('what the manifest offers is what the extension does, and its server answers', () => {
  const { contributes } = manifest() as unknown as { contributes: { commands: readonly { command: string }[] } };
  // `activate` waits for the server.
  expect([...editor.commands.keys()].sort()).toEqual(contributes.commands.map(({ command }) => command).sort());
});

/** The page that a command opens. */
function pageAfter(command: string): OpenedPage {
  editor.commands.get(command)?.();
  const page = editor.pages.at(-1);
  if (page === undefined) throw new Error(`${command} opens no page`);
  return page;
}

/** A page of the extension in a browser; what the extension tells it is told by the test. */
async function opened(page: OpenedPage) {
  const file = join(folder, `${page.title}.html`);
  writeFileSync(file, page.html);
  const tab = await (await profile({ viewport: { width: 700, height: 900 } })).newPage();
  const complaints: string[] = [];
  tab.on('console', (message) => complaints.push(message.text()));
  tab.on('pageerror', (error) => complaints.push(error.message));
  await tab.addInitScript(
    'window.acquireVsCodeApi = () => ({ postMessage: (said) => { document.title = said.kind; } })',
  );
  await tab.goto(pathToFileURL(file).href);
  await tab.waitForFunction(() => document.title === 'ready');
  page.ready();
  return {
    ...{ tab, complaints },
    pass: () => tab.evaluate((message) => postMessage(message, '*'), page.messages.at(-1)),
  };
}

/** Until the extension has told the page something new. */
async function told(page: OpenedPage, count: number): Promise<void> {
  while (page.messages.length < count) await new Promise((next) => setTimeout(next, 5));
}

seen('the board beside the text follows the cursor', async () => {
  editor.edit(GAME, GAME.indexOf('b_w->9'));
  const page = pageAfter('woodlog.showBoard');
  const { tab, complaints, pass } = await opened(page);
  await told(page, 1);
  await pass();
  await tab.waitForSelector('.board-at svg');
  expect(await tab.textContent('.now')).toContain('b_w->9');
  expect(await tab.getAttribute('.board-at svg', 'aria-label')).toBe('Fall map');
  const before = page.messages.length;
  editor.edit(GAME, GAME.indexOf('XE11'));
  await told(page, before + 1);
  await pass();
  await tab.waitForSelector('.now code:text-is("XE11(1,0)")');
  expect(complaints).toEqual([]);
  await tab.close();
});

seen('a replay opens at the turn of the cursor; a text that is no log says why there is no board', async () => {
  editor.edit(GAME, GAME.indexOf('E:M#E->$_x'));
  const page = pageAfter('woodlog.replay');
  const { tab, complaints, pass } = await opened(page);
  await told(page, 1);
  await pass();
  await tab.waitForSelector('.replay');
  expect(await tab.textContent('.log li:has([aria-current]) .head button')).toBe('Eyrie Dynasties');
  await tab.evaluate(() => postMessage({ kind: 'board', text: 'nothing', offset: 0 }, '*'));
  await tab.waitForSelector('text=There is no board yet');
  expect(complaints).toEqual([]);
  await tab.close();
});
