import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { expect, test, vi } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();
const ROOT = join(import.meta.dirname, '../../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const COMMAND_LINE = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
const LIBRARY = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');

/** What the README of a package has as code. */
const packaged = (name: string): string => readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');

test.each([
  ['the README', README, 'readme-example.ts', () => import('./readme-example.ts')],
  ['docs/library.md', LIBRARY, 'library-example.ts', () => import('./library-example.ts')],
  ['docs/library.md', LIBRARY, 'player-example.ts', () => import('./player-example.ts')],
  ['core', packaged('core'), 'readmes/core.ts', () => import('./readmes/core.ts')],
  ['bots', packaged('bots'), 'readmes/bots.ts', () => import('./readmes/bots.ts')],
  ['notation', packaged('notation'), 'readmes/notation.ts', () => import('./readmes/notation.ts')],
  ['cli', packaged('cli'), 'readmes/cli.ts', () => import('./readmes/cli.ts')],
  ['session', packaged('session'), 'readmes/session-2.ts', () => import('./readmes/session-2.ts')],
])('%s has the example, and it prints what its comments say: %#', async (_, page, name, runExample) => {
  const example = readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(page).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
  const printed: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((...words) => {
    printed.push(format(...words));
  });
  await runExample();
  spy.mockRestore();
  expect(printed).toEqual([...example.matchAll(/console\.log\(.*; \/\/ (.*)$/gm)].map(([, comment]) => comment));
});

/** Words as a shell takes them, with the files of the walkthrough where they are. */
const wordsOf = (command: string, files: ReadonlyMap<string, string>): readonly string[] =>
  [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => {
    const name = quoted ?? word;
    return files.get(name) ?? (name.startsWith('examples/') ? join(ROOT, name) : name);
  });

test('the README’s walkthrough runs from top to bottom, and prints what stands there and in docs/command-line.md', async () => {
  const [, block = ''] = /```\n(\$ woodlog play[\s\S]*?)```/.exec(README) ?? [];
  const parts = block.split(/^\$ woodlog /m).slice(1);
  expect(parts.length).toBeGreaterThan(2);
  const files = new Map<string, string>();
  for (const part of parts) {
    const [line = '', ...shown] = part.split('\n');
    const [command = '', target] = line.split(' > ');
    const { code, out, err } = await run(wordsOf(command, files));
    if (target !== undefined) files.set(target, file(target, out));
    const printed = `${err}${target === undefined ? out : ''}`.replaceAll(`${ROOT}/`, '');
    expect([command, printed]).toEqual([command, shown.join('\n')]);
    if (command.startsWith('check ')) expect(COMMAND_LINE).toContain(`\`\`\`\n${printed}\`\`\`\n`);
    expect(code).toBe(printed.includes('error:') ? 1 : 0);
  }
});
