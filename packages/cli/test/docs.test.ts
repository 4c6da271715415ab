import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exitCode } from '../src/exit.ts';
import { GAME_IDS, GAMES } from '../src/games/games.ts';
import { run } from './command.ts';

const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');

const listed = (help: string): readonly string[] => [...help.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, word]) => word!);

test('docs/command-line.md has every command and every option of its help', async () => {
  const commands = listed((await run(['--help'])).out).filter((word) => word !== 'help' && word !== 'woodlog');
  expect(commands.length).toBeGreaterThan(6);
  const missing: string[] = [];
  for (const command of commands) {
    if (!page.includes(`woodlog ${command} `)) missing.push(command);
    const { out } = await run([command, '--help']);
    for (const [option] of out.matchAll(/--[a-z]+/g))
      if (option !== '--help' && !page.includes(option)) missing.push(`${command} ${option}`);
  }
  expect(missing).toEqual([]);
});

test('docs/command-line.md has the games with their endings, and the exit codes', () => {
  for (const id of GAME_IDS) expect(page).toContain(`\`${GAMES[id].ending}\``);
  for (const code of Object.values(exitCode)) expect(page).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
});
