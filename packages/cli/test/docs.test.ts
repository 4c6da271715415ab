import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, DIFFICULTIES, FACTION_SHEETS, FACTIONS, VAGABOT_CHARACTERS } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import { exitCode } from '../src/exit.ts';
import { GAME_IDS } from '../src/games/game-ids.ts';
import { GAMES } from '../src/games/games.ts';
import { filesFolder, run } from './command.ts';

const { file, folder: files } = filesFolder();
const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');

/** Sections by their headings: `play`, `merge`; the first one holds for all commands. */
const sections = new Map<string, string>();
for (const section of page.split(/^## /m).slice(1)) {
  const [heading = ''] = section.split('\n', 1);
  const commands = [...heading.matchAll(/`([a-z]+)`/g)].map(([, command]) => command!);
  for (const name of commands.length > 0 ? commands : [heading]) sections.set(name, section);
}

/** The text of a command's section. */
const sectionOf = (command: string): string => sections.get(command) ?? '';

/** What is shown in a section. */
const blocksOf = (command: string): readonly string[] =>
  [...sectionOf(command).matchAll(/```\n([^`]*)```/g)].map(([, block]) => block!);

const listed = (help: string): readonly string[] => [...help.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, word]) => word!);

/** Help of `--game` for commands that read a file; the page explains it once for all of them. */
const OF_A_FILE = 'Game of the file';

test('docs/command-line.md has every command, and in its section every option of its help', async () => {
  const commands = listed((await run(['--help'])).out).filter((word) => word !== 'help' && word !== 'woodlog');
  expect(commands.length).toBeGreaterThan(6);
  expect(sections.get('What holds for all commands')).toContain('`--game`');
  const missing: string[] = [];
  for (const command of commands) {
    const section = sectionOf(command);
    if (!section.includes(`woodlog ${command} `)) missing.push(command);
    const { out } = await run([command, '--help']);
    for (const [, option, says] of out.matchAll(/^ {2}(?:-\w, )?(--[a-z]+(?:-[a-z]+)*)(.*)$/gm)) {
      if (option === '--help' || (option === '--game' && says!.includes(OF_A_FILE))) continue;
      if (!new RegExp(`${option}(?![a-z-])`).test(section)) missing.push(`${command} ${option}`);
    }
  }
  expect(missing).toEqual([]);
});

test('docs/command-line.md has the games with their endings, and the exit codes', () => {
  for (const id of GAME_IDS) expect(page).toContain(`\`${GAMES[id].ending}\``);
  for (const code of Object.values(exitCode)) expect(page).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
});

describe('docs/command-line.md tells who can play', () => {
  const play = sectionOf('play');
  const asTyped = (word: string): string => `\`${word.toLowerCase().replaceAll(' ', '-')}\``;

  test('Root: a line for each letter with its bot and traits', () => {
    const lines = [...play.matchAll(/^\| `([A-Z])` \| .*$/gm)];
    expect(lines.map(([, letter]) => letter)).toEqual([...FACTIONS]);
    for (const [line, letter] of lines) {
      const bot = BOTS.find(({ letters }) => (letters as readonly string[]).includes(letter!));
      const traits = letter === 'G' ? 'as `V`' : (bot?.traits ?? []).map(asTyped).join(' ');
      const cells = ['', `\`${letter}\``, FACTION_SHEETS[letter as 'C'].name, bot ? `\`${bot.id}\`` : '', traits, ''];
      expect(line.split('|').map((cell) => cell.trim())).toEqual(cells);
    }
  });

  test('Root: difficulties and characters', () => {
    for (const word of [...DIFFICULTIES, 'alternate challenging', 'alternate nightmare', 'advanced services'])
      expect(play).toContain(asTyped(word));
    expect(play).toContain(VAGABOT_CHARACTERS.map(asTyped).join(', '));
  });

  test.each(GAME_IDS)('%s: all bots, maps and decks, and the usual table', async (game) => {
    const face = await GAMES[game].loadPlay();
    for (const bot of face.bots) expect(play).toContain(`\`${bot}\``);
    for (const [flag, words] of [
      ['map', face.maps],
      ['deck', face.decks],
    ] as const) {
      const known = Object.keys(words);
      if (known.length > 0) expect(play).toContain(`\`--${flag} ${known.join('|')}\``);
    }
    const [, usual] = new RegExp(`^\\| ${game.replace('-', ' ')} \\| \`(.*--bots .*)\` \\|$`, 'im').exec(play) ?? [];
    const flags = Object.fromEntries([...usual!.matchAll(/--(\w+) (\S+)/g)].map(([, flag, value]) => [flag, value]));
    expect(face.setup(flags)).toEqual(face.setup({}));
  });

  test('a setup of each shape that is shown can be played', async () => {
    const setups = blocksOf('play').filter((block) => block.startsWith('{'));
    expect(setups.length).toBe(2);
    const logs: string[] = [];
    for (const setup of setups) {
      const { code, out } = await run(['play', '--seed', 'maple', '--setup', file('setup.json', setup)]);
      expect(code).toBe(0);
      logs.push(out);
    }
    expect(logs[0]).toContain('\nClearings: F1, M2, R3, F4, M5, R6, F7, R8, M9, F10, R11, M12\n');
    expect(logs[0]).toContain('\nC: Mechanical Marquise 2.0 (nightmare; Blitz, Iron Will; advanced services)\n');
    expect(logs[0]).toContain('\nV: Vagabot (thief)\nO: Random\n');
  });
});

describe('the fields of JSON are named on the pages', () => {
  const reports = readFileSync(new URL('../../../docs/reports.md', import.meta.url), 'utf8');
  const json = async (...words: readonly string[]) => JSON.parse((await run([...words, '--json'])).out);
  /** Fields of an object, or of all objects of a list. */
  const fieldsOf = (value: object): readonly string[] =>
    Array.isArray(value) ? [...new Set(value.flatMap((one) => Object.keys(one)))] : Object.keys(value);
  const unnamed = (text: string, ...values: readonly object[]): readonly string[] =>
    values.flatMap(fieldsOf).filter((field) => !new RegExp(`\\b${field}\\b`).test(text));

  test.each(GAME_IDS)('those of parse and replay for %s', async (game) => {
    const played = await run(['play', '--game', game, '--seed', 'maple']);
    const log = file(`game${GAMES[game].ending}`, played.out);
    const parsed = await json('parse', log);
    const { header, turns } = parsed;
    const actions = turns.flatMap((turn: { actions: object[] }) => turn.actions);
    expect(unnamed(sectionOf('parse'), parsed, header, header.players, turns, actions)).toEqual([]);
    // What a game's replay has is named in the block of that game.
    const block = blocksOf('replay')[GAME_IDS.indexOf(game)]!;
    expect(unnamed(block, await json('replay', log))).toEqual([]);
  });

  test('those of a run and its folder', async () => {
    const [run1, whole] = [join(files, 'run1'), join(files, 'whole')];
    const words = ['--games', '4', '--seed', 'maple', '--jobs', '1', '--game', 'carcassonne'];
    const simulated = await json('simulate', '--out', run1, ...words);
    expect(unnamed(sectionOf('simulate'), simulated, simulated.bots)).toEqual([]);
    const status = await json('status', run1);
    expect(unnamed(sectionOf('status'), status, status.files)).toEqual([]);
    expect(unnamed(sectionOf('merge'), await json('merge', run1, '--out', whole))).toEqual([]);
    expect(unnamed(sectionOf('verify'), await json('verify', run1, '--games', '1', '--jobs', '1'))).toEqual([]);
  });

  test('those of turn, check and fuzz', async () => {
    const table = join(import.meta.dirname, '../../../examples/table.rootlog');
    const pending = await json('turn', table);
    expect(pending).toHaveProperty('pending');
    const done = await json('turn', table, '--seed', 'maple');
    expect(done).toHaveProperty('done');
    expect(unnamed(sectionOf('turn'), pending, done, done.parts, done.unused)).toEqual([]);
    expect(unnamed(sectionOf('check'), await json('check', table))).toEqual([]);
    const fuzzed = await json('fuzz', '--runs', '3', '--seed', 'maple', '--game', 'carcassonne');
    const { games } = fuzzed;
    expect(unnamed(sectionOf('fuzz'), fuzzed, games, games[0].kinds, games[0].productions)).toEqual([]);
  });

  test('those of report', async () => {
    const folder = join(files, 'run');
    await run(['simulate', '--out', folder, '--games', '4', '--seed', 'maple', '--jobs', '1', '--game', 'carcassonne']);
    const report = await json('report', folder);
    const { run: ran, games, bots, settings, lengths, scores, ends } = report;
    const block = /^## `--json`\n([\s\S]*)/m.exec(reports)![1]!;
    const values = [
      report,
      ran,
      games,
      settings,
      lengths,
      lengths.rounds,
      scores,
      ends,
      ...Object.values<object>(bots),
    ];
    expect(unnamed(block, ...values)).toEqual([]);
  });
});
