import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { playOn } from '../src/turn/carry-on.ts';
import { quoted } from '../src/show/quoted.ts';
import { filesFolder, run } from './command.ts';
import { typing } from './typing.ts';

const { folder, file } = filesFolder();

const HEADER = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\nA: Bramble\n';

describe('a game goes on from its log', () => {
  const path = join(folder, 'evening.rootlog');
  const begun = {
    game: 'root',
    text: `// woodlog 0.1.0 rules 1 notation 2.8 line by line with seed "maple" game 0\n${HEADER}`,
    file: path,
  } as const;
  const quietly = async (lines: readonly string[], text: string) => {
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      return await playOn(
        { ...begun, text, chance: { seed: 'maple', index: 0 }, free: true, made: undefined, budget: undefined },
        typing(lines),
      );
    } finally {
      err.mockRestore();
    }
  };
  const setup = ['b+6w->3/#despot->$', '', '', '', ''];

  test('broken off and resumed it is the same game, and check finds nothing in the log', async () => {
    const turns = ['w->3', '', '#->A', '', 'XC3', '', '', ''];
    expect(await quietly([...setup, ...turns, 'Left over'], begun.text)).toBe(4);
    const whole = readFileSync(path, 'utf8');
    expect(await quietly([...setup, 'left over'], begun.text)).toBe(4);
    const half = readFileSync(path, 'utf8');
    expect(whole.startsWith(half.trimEnd())).toBe(true);
    expect(half.length).toBeLessThan(whole.length);
    expect(await quietly([...turns, 'left over'], half)).toBe(4);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    expect(await run(['check', '--no-law', path])).toMatchObject({ code: 0 });
    expect(await run(['fmt', '--check', path])).toMatchObject({ code: 0 });
  });
});

describe('a game of bots that was cut short', () => {
  const cut = async (index: number) => {
    const { out } = await run(['play', '--seed', 'maple', '--index', `${index}`, '--bots', BOTS]);
    return out.split('\n').slice(0, 12).join('\n');
  };
  const BOTS = 'C=mechanical-marquise,E=electric-eyrie';
  const onFrom = async (name: string, log: string, ...words: string[]) => {
    const path = file(name, log);
    expect(await run(['play', '--resume', path, ...words])).toMatchObject({ code: 0, out: '' });
    return readFileSync(path, 'utf8').split('\n');
  };

  test('goes on with chance of its own seed and game, and no more says that its seed plays it', async () => {
    const log = await cut(0);
    const first = await onFrom('first.rootlog', log);
    expect(log).toMatch(/^\/\/ woodlog \S+ rules \S+ notation \S+ seed "maple" game 0\n/);
    expect(first[0]).toMatch(/^\/\/ woodlog \S+ rules \S+ notation \S+ line by line with seed "maple" game 0$/);
    expect(first.slice(1, 12)).toEqual(log.split('\n').slice(1));
    const other = await onFrom('other.rootlog', log.replace(' game 0\n', ' game 1\n'));
    expect(other[0]).toMatch(/ line by line with seed "maple" game 1$/);
    expect(other.slice(1, 12)).toEqual(first.slice(1, 12));
    expect(other[12]).not.toBe(first[12]);
    const begun = [...first.slice(0, 13)].join('\n');
    expect(await onFrom('again.rootlog', begun)).toEqual(first);
  });

  test('goes on with the seed that is asked for, which its first line names then', async () => {
    const log = await cut(1);
    const oak = await onFrom('oak.rootlog', log, '--seed', 'oak');
    expect(oak[0]).toMatch(/ line by line with seed "oak" game 0$/);
    expect(await onFrom('oak2.rootlog', oak.slice(0, 14).join('\n'))).toEqual(oak);
  });
});

describe('without a terminal', () => {
  const C = 'C=mechanical-marquise';

  test.each([
    [['--bots', `${C},E=person`], /people play at a terminal; .* in Root a player at random: E=random/],
    [['--bots', `${C},E=person/Puppet`], /Puppet is no name for a person/],
    [['--bots', `${C},E=person/Vagabot`], /Vagabot is no name for a person/],
    [['--bots', `${C},E=person`, '--index', '3'], /--index is for games of bots alone/],
    [['--bots', `${C},E=puppet`, '--real'], /--real is for games with people/],
    [['--bots', `${C},E=puppet`, '-o', folder], /is there already; --resume goes on with a game/],
    [['--resume', '-'], /--resume wants a file/],
    [['--resume', ''], /--resume <file>' argument '' is invalid. The file name must not be empty./],
    [['--setup', ''], /--setup <file>' argument '' is invalid. The file name must not be empty./],
    [['-o', ''], /--output <file>' argument '' is invalid. The file name must not be empty./],
    [['--resume', join(folder, 'none.rootlog')], /there is no such file/],
  ])('play %j is refused', async (words, message) => {
    const { code, out, err } = await run(['play', ...words]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test('a game of bots goes on from its log; that of people waits for them', async () => {
    const bots = HEADER.replace('Rowan', 'Puppet').replace('Bramble', 'Automated Alliance');
    const path = file('bots.rootlog', bots);
    expect(await run(['play', '--resume', path, '--seed', 'maple'])).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(path, 'utf8')).toMatch(/\n\nWinner: [CEA]\n$/);
    expect(await run(['check', path])).toMatchObject({ code: 0 });
    expect((await run(['play', '--resume', path])).err).toMatch(/the game is over/);
    const people = file('people.rootlog', HEADER);
    const { code, err } = await run(['play', '--resume', people, '--seed', 'maple']);
    expect(code).toBe(4);
    expect(err).toContain(`it is the turn of E (Rowan); woodlog play --resume ${quoted(people)} continues it`);
    expect(readFileSync(people, 'utf8')).toMatch(/\nC:t_k->/);
  });

  test('-o puts a game of bots into a new file', async () => {
    const path = join(folder, 'new.rootlog');
    expect(await run(['play', '--seed', 'maple', '--bots', `${C},E=puppet`, '-o', path])).toMatchObject({
      code: 0,
      out: '',
    });
    expect(readFileSync(path, 'utf8')).toBe((await run(['play', '--seed', 'maple', '--bots', `${C},E=puppet`])).out);
  });
});
