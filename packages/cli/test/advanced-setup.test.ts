import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootPlay } from '../src/games/root/play.ts';
import type { Prompter } from '../src/turn/prompter.ts';
import { filesFolder, run } from './command.ts';
import { evening } from './evening.ts';

const { folder, file } = filesFolder();

const DRAFT = 'draft=random,draft=random,draft=random';

describe('play --advanced-setup', () => {
  test('A.8: factions are drafted; the log names the pool and replays, and check finds nothing', async () => {
    const { code, out } = await run(['play', '--seed', 'maple', '--advanced-setup', '--bots', DRAFT]);
    expect(code).toBe(0);
    const [, pool = ''] = /^Pool: ([A-Z]{4})$/m.exec(out) ?? [];
    const seats = [...out.matchAll(/^([A-Z]): Random$/gm)].map(([, letter]) => letter);
    expect(seats).toHaveLength(3);
    for (const letter of seats) expect(pool).toContain(letter);
    expect(out).toMatch(/^\/\/ Advanced setup/m);
    const setup = out
      .split('\n\n')[1]
      ?.split('\n')
      .map((line) => line[0]);
    expect(setup).toEqual([...seats].reverse());
    const checked = await run(['check', '--json', file('drafted.rootlog', out)]);
    expect(checked.code).toBe(0);
    const { lines } = JSON.parse(checked.out);
    for (const { verdict } of lines) expect(verdict).toBe('legal');
  });

  test('A.8: it is asked for; bots draft nothing; a pool has to be large enough', async () => {
    const refused = async (bots: string, ...words: string[]) => (await run(['play', '--bots', bots, ...words])).err;
    expect(await refused(DRAFT)).toContain('factions are drafted in the advanced setup only: add --advanced-setup');
    expect(await refused('draft=puppet', '--advanced-setup')).toContain('unknown player who drafts "puppet"');
    expect(await refused('C=random,E=random,D=random,H=random,K=random,draft=random', '--advanced-setup')).toContain(
      'too few factions are left to draft from',
    );
    expect((await run(['play', '--game', 'carcassonne', '--advanced-setup'])).err).toContain(
      '--advanced-setup is for Root',
    );
  });
});

test('simulate --advanced-setup: each game drafts anew, and rows name the factions', async () => {
  const out = join(folder, 'run');
  const words = ['--games', '6', '--seed', 'maple', '--bots', DRAFT, '--advanced-setup', '--keep-logs', '100%'];
  expect((await run(['simulate', '--out', out, '--jobs', '1', ...words])).code).toBe(0);
  expect((await run(['verify', out])).code).toBe(0);
  const logs = [0, 1, 2, 3, 4, 5].map((n) => readFileSync(join(out, 'logs', `game-${n}.rootlog`), 'utf8'));
  expect(new Set(logs.map((log) => /^Pool: .*$/m.exec(log)?.[0])).size).toBeGreaterThan(1);
  expect(logs[2]?.split('\n').slice(1)).toEqual(
    (await run(['play', '--seed', 'maple', '--index', '2', '--advanced-setup', '--bots', DRAFT])).out
      .split('\n')
      .slice(1),
  );
});

const SETUP = `// Advanced setup
Map: Fall
Deck: E&P
C: Ann
E: Bob

`;

test('A.8.3: moves lists what the setup card allows, for the last player first', async () => {
  const moves = async (log: string) =>
    JSON.parse((await run(['moves', '--all', '--json', file('moves.rootlog', log)])).out);
  expect(await moves(SETUP)).toMatchObject({ faction: 'E', phase: 'setup' });
  const after = await moves(`${SETUP}E:b+6w->3/#despot->$\n`);
  expect(after).toMatchObject({ faction: 'C', phase: 'setup', law: 'ROOT-268' });
  const standard = await moves(SETUP.replace('// Advanced setup\n', ''));
  expect(standard).toMatchObject({ faction: 'C', law: '5.1.3' });
});

describe('people at the prompt', () => {
  const HEAD = '// woodlog 0.1.0 rules 1 notation 2.8 line by line with seed "maple" game 0\n';

  test('A.7, A.10: five cards are shown, and three kept; what the setup card forbids is refused', async () => {
    const begun = { text: `${HEAD}${SETUP}`, chance: { seed: 'maple', index: 0 } };
    const words = ['b+6w->11', 'b+6w->3', 'despot', '1', '1', '1', 'left over'];
    const { log, said } = await evening(folder, words, begun);
    expect(said).toMatch(/ROOT-269/);
    const [line = ''] = /^E:.*#despot.*$/m.exec(log) ?? [];
    expect(line).toMatch(/^E:.*\((?:[BFMR]#\w+\+){2}[BFMR]#\w+\)E->E/);
    expect(await run(['check'], log.replace(/^\/\/ woodlog answers.*$/m, ''))).toMatchObject({ code: 0 });
    // Broken off in the middle, the same cards are dealt.
    const half = await evening(folder, words.slice(0, 4), begun);
    expect(half.log).toContain('// woodlog answers');
    expect((await evening(folder, words.slice(4), { ...begun, text: half.log })).log).toBe(log);
  });

  test('A.8.2, A.8.3: people draft from the cards that are dealt out, the last player first', async () => {
    const setup = rootPlay.setup({
      bots: 'draft=person/Ann,draft=random,draft=person/Bob',
      people: true,
      advancedSetup: true,
    });
    const said: string[] = [];
    const prompts: string[] = [];
    const person: Prompter = {
      // A word that is no faction, then the first that may be chosen.
      ask: async (prompt) => (prompts.push(prompt) === 1 ? 'X' : (/\((\w)/.exec(prompt)?.[1] ?? null)),
      say: (text) => said.push(text),
      isGone: () => false,
    };
    const game = await rootPlay.askDraft?.({ setup, seed: 'maple', index: 0 }, person);
    expect(said[0]).toContain('The setup cards that were dealt (A.8.2)');
    expect(prompts.map((prompt) => prompt.slice(0, 3))).toEqual(['Bob', 'Bob', 'Ann']);
    const letters = prompts.map((prompt) => /\((\w)/.exec(prompt)?.[1]);
    const seats = game?.setup.seats.map(({ faction }) => faction);
    expect([seats?.[2], seats?.[0]]).toEqual(letters.slice(1));
    expect(new Set(seats).size).toBe(3);
  });
});
