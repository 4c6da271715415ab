import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DECK_IDS, MAP_IDS } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { FIRST_GAME, filesFolder, run } from './command.ts';

const { file } = filesFolder();

const COMMANDS = ['parse', 'print', 'fmt', 'check', 'replay', 'explain'];

/** Verbs that a summary may begin with. */
const VERBS = 'Check Explain Format List Make Merge Parse Play Replay Report Search Serve Show Turn Write'.split(' ');

describe('help', () => {
  test('no words at all give the list of commands', async () => {
    const bare = await run([]);
    const asked = await run(['--help']);
    expect(bare.code).toBe(0);
    expect(asked).toEqual(bare);
    for (const command of COMMANDS) expect(bare.out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  test.each(COMMANDS)('%s --help shows its words and an example', async (command) => {
    const { code, out, err } = await run([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: woodlog ${command}`);
    expect(out).toMatch(/Examples:\n {2}woodlog/);
  });

  test('every command is a file of its own, and nothing else lies beside them', async () => {
    const { out } = await run(['--help']);
    const listed = [...out.matchAll(/^ {2}([a-z]+) (?:\[|<)/gm)].map(([, command]) => command!);
    const commands = readdirSync(join(import.meta.dirname, '../src/commands'));
    expect(commands).toEqual(
      listed
        .filter((command) => command !== 'help')
        .map((command) => `${command}.ts`)
        .sort(),
    );
  });

  test('summaries are imperatives: a verb comes first, in sentence case, without a full stop', async () => {
    const { out } = await run(['--help']);
    const summaries = [...out.matchAll(/^ {2}(?!help)[a-z]+ (?:\[|<).*? {2,}(.*)$/gm)].map(([, summary]) => summary!);
    expect(summaries.length).toBeGreaterThan(14);
    const imperative = new RegExp(`^(?:${VERBS.join('|')}) [^.]*$`);
    expect(summaries.filter((summary) => !imperative.test(summary))).toEqual([]);
  });

  test.each(['play', 'simulate'])('%s --help names maps and decks', async (command) => {
    const help = (await run([command, '--help'])).out.replace(/\s+/g, ' ');
    for (const ids of [MAP_IDS, DECK_IDS]) {
      const words = Object.keys(ids);
      expect(help).toContain(`Root: ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
    }
  });

  test('--version is the version of the package', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });
});

describe('wrong usage ends with 2, says what is meant and leaves standard output alone', () => {
  test.each([
    [['replya', 'x'], /unknown command 'replya'\n\(Did you mean replay\?\)/],
    [['replay', '--jsn', FIRST_GAME], /unknown option '--jsn'\n\(Did you mean --json\?\)/],
    [['replay', '--game', 'carcassone', FIRST_GAME], /Did you mean carcassonne\?/],
    [['replay', '--game', 'chess', FIRST_GAME], /Games are root, carcassonne, fuzzy-knights/],
    [['replay', '--turn', '-1', FIRST_GAME], /Expected a whole number, 0 or more/],
    [['replay', '--turn', '9'.repeat(400), FIRST_GAME], /Expected a whole number, 0 or more/],
    [['replay', '--turn', '99', FIRST_GAME], /there is no turn 99: .*first-game.rootlog ends with turn 12/],
    [['replay', FIRST_GAME, FIRST_GAME], /too many arguments/],
    [['fmt', FIRST_GAME, FIRST_GAME], /several files need --write or --check/],
    [['fmt', '--write', '--check', FIRST_GAME], /'--write' cannot be used with option '--check'/],
    [['fmt', '--write', '-'], /standard input cannot be written back/],
    [['check', 'none.rootlog'], /cannot read none.rootlog: there is no such file/],
    [['sample', '--out', 'x', '--games', '0'], /Expected a whole number from 1 to 99999/],
    [['fmt', '--turn-board', '4'], /Expected a whole number from 0 to 3/],
    [['check', '.'], /cannot read \.: it is a folder/],
  ])('%j', async (words, message) => {
    const { code, out, err } = await run(words);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
    expect([code, out]).toEqual([2, '']);
  });

  test('a file without a name, wherever one is named', async () => {
    const words = [
      ...['check', 'fmt', 'explain', 'replay', 'view', 'parse', 'print', 'turn'].map((command) => [command, '']),
      ...['check', 'fmt'].map((command) => [command, FIRST_GAME, '']),
      ...['--svg', '--png'].map((flag) => ['replay', FIRST_GAME, flag, '']),
      ['view', FIRST_GAME, '-o', ''],
      ['report', '.', '-o', ''],
      ['simulate', '--out', 'run', '--setup', ''],
      ['fuzz', '--replay', ''],
      ['fuzz', '--corpus', ''],
    ];
    for (const one of words)
      expect([one, await run(one)]).toEqual([
        one,
        { code: 2, out: '', err: expect.stringMatching(/^error: .* is invalid.* The file name must not be empty\.$/m) },
      ]);
  });

  test('bytes that are no UTF-8 are refused, not changed', async () => {
    const latin1 = file('latin1.rootlog', Buffer.from('Map: Fall\nC: Zoë\n', 'latin1'));
    const binary = file('binary.rootlog', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
    const text = await run(['fmt', '--write', latin1]);
    const bytes = await run(['check', binary]);
    expect([text.code, bytes.code]).toEqual([2, 2]);
    expect(text.err).toMatch(/latin1\.rootlog is not UTF-8: line 2/);
    expect(bytes.err).toMatch(/binary\.rootlog is a binary file/);
  });
});
