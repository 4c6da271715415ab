import { readFileSync } from 'node:fs';
import { BOTS_AT_PLAY, SETTING_WORDS } from '@woodlog/bots/root';
import { parse, replay } from '@woodlog/notation/root';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { askSetup } from '../src/games/root/ask-setup.ts';
import { withUndo } from '../src/turn/undo-answers.ts';
import { dueByLedger } from '@woodlog/core/root-law';
import type { UnderWay } from '../src/turn/carry-on.ts';
import { filesFolder, run } from './command.ts';
import { evening as eveningIn } from './evening.ts';
import type { Prompter } from '../src/turn/prompter.ts';
import { typing } from './typing.ts';

const { folder, file } = filesFolder();

const HEAD = '// woodlog 0.1.0 rules 1 notation 2.8 line by line with';
const HEADER = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\nA: Bramble\n';
const SEEDED = { text: `${HEAD} seed "maple" game 0\n${HEADER}`, chance: { seed: 'maple', index: 0 } };
const REAL = { text: `${HEAD} real cards\n${HEADER}`, chance: undefined };

/** Plays with what somebody types, who then leaves; gives the log, and what was said. */
const evening = (
  lines: readonly string[],
  begun: Pick<UnderWay, 'text' | 'chance'>,
  more: Partial<UnderWay> = {},
  told: Partial<Prompter> = {},
) => eveningIn(folder, lines, { free: true, brief: true, ...begun, ...more }, told);

/** Setup and a round, all typed: cards and dice are those of a table. */
const TABLE = ['1', '5', '9', '10', 'b+6w->3/#despot->$', 'end', '3#->$', 'end', 'anvil'];
const DEALT = ['b+6w->3/#despot->$', 'end', '3#->$', 'end', 'B#E->$_r/w->3', '#->E', 'end', '#->A', 'end'];

describe('everything can be taken back', () => {
  test('answers, actions and whole turns, those of bots too; redo brings them back', async () => {
    const { log: usual } = await evening(TABLE, REAL);
    for (const back of [1, TABLE.length]) {
      const again = [...new Array<string>(back).fill('undo'), ...new Array<string>(back).fill('redo')];
      expect((await evening([...TABLE, ...again], REAL)).log).toBe(usual);
    }
  });

  test('what was taken back is typed anew, turns of bots are played anew', async () => {
    const { log, said } = await evening([...TABLE, 'undo', 'undo', 'undo', '5#->$', 'end'], REAL);
    expect(said).toContain('taken back: Anvil (fox)');
    expect(said).toContain('taken back: the end of the turn');
    expect(log).toContain('\nA:5#->$\n');
    expect(log).not.toContain('anvil');
    expect((await evening(['undo'], REAL)).said).toContain('there is nothing to take back');
    expect((await evening(['redo'], REAL)).said).toContain('nothing was taken back');
  });

  test('a mistake is no answer: undo goes back to what was taken', async () => {
    const mistakes = TABLE.flatMap((words, i) => (i % 3 === 0 ? ['nonsense', '?', words] : [words]));
    const { log } = await evening(mistakes, REAL);
    expect(log).toBe((await evening(TABLE, REAL)).log);
    const { log: undone } = await evening([...mistakes, 'nonsense', 'undo', 'undo'], REAL);
    expect(undone).toBe((await evening(TABLE.slice(0, -1), REAL)).log);
  });

  test('turns of which it is not known what was typed are played anew', async () => {
    const { log } = await evening(DEALT, SEEDED);
    const { log: after } = await evening(['undo', 'end'], { ...SEEDED, text: log });
    expect(after.split('\n').length).toBeLessThanOrEqual(log.split('\n').length);
    expect(after).toContain('\nA:\n');
  });
});

describe('nothing that was typed is lost', () => {
  test('turns from before the game was resumed are taken back whole, and redo brings them back', async () => {
    const { log } = await evening(TABLE, REAL);
    for (const back of [1, 2, 3, 4]) {
      const again = [...new Array<string>(back).fill('undo'), ...new Array<string>(back).fill('redo')];
      const { log: after, said } = await evening(again, { ...REAL, text: log });
      expect(after).toBe(log);
      expect(said).toContain(back === 1 ? 'brought back: Anvil (fox)' : 'brought back: the turn before');
    }
  });

  test.each([
    ['real cards', TABLE, REAL],
    ['a seed', DEALT, SEEDED],
  ])('%s: broken off anywhere it goes on as if nothing had been', async (_, lines, begun) => {
    const { log: whole } = await evening(lines, begun);
    for (let cut = 1; cut < lines.length; cut += 4) {
      const { log } = await evening(lines.slice(0, cut), begun);
      expect((await evening(lines.slice(cut), { ...begun, text: log })).log).toBe(whole);
    }
  });

  test('--free and --brief are remembered by --resume, and may be given to it', async () => {
    const log = (name: string, head: string) => file(name, `// woodlog 0.1.0 rules 1 notation 2.8 ${head}\n${HEADER}`);
    const resumed = async (path: string, ...flags: string[]) => {
      await run(['play', '--resume', path, ...flags]);
      return readFileSync(path, 'utf8')
        .split('\n')[0]
        ?.replace(/.* line by line with /, '');
    };
    const begun = log('free.rootlog', 'line by line with seed "oak, free" game 2');
    expect(await resumed(begun)).toBe('seed "oak, free" game 2');
    expect(await resumed(begun, '--brief')).toBe('seed "oak, free" game 2, brief');
    expect(await resumed(begun, '--free')).toBe('seed "oak, free" game 2, free, brief');
    expect(await resumed(begun)).toBe('seed "oak, free" game 2, free, brief');
    expect(await resumed(begun, '--seed', 'elm')).toBe('seed "elm" game 0, free, brief');
  });

  test('a log without a seed names the one it is resumed by, so that no card changes', async () => {
    const path = file('plain.rootlog', HEADER);
    await run(['play', '--resume', path]);
    const begun = readFileSync(path, 'utf8');
    expect(begun).toMatch(/^\/\/ woodlog \S+ .* line by line with seed "[-0-9a-f]{36}" game 0\nMap: Fall\n/);
    await run(['play', '--resume', path]);
    expect(readFileSync(path, 'utf8')).toBe(begun);
  });

  test('the log of a turn under way can be read by every command', async () => {
    const { log } = await evening(TABLE, REAL);
    expect(await run(['check', '--no-law'], log)).toMatchObject({ code: 0 });
  });
});

describe('Enter ends no turn by mistake', () => {
  const start = TABLE.slice(0, 6);

  test('an empty turn is asked about, and so is one whose last line was not taken', async () => {
    const { said, log } = await evening([...start, '', '3#->$', 'Xnonsense', ''], REAL);
    expect(said).toContain('you have typed nothing for this turn yet\npress Enter again to end the turn all the same');
    expect(said).toContain('your last line was not taken\npress Enter again');
    expect(log).toContain('answers [{"write":"3#->$"}]');
    expect((await evening([...start, '', ''], REAL)).log).toContain('\nA:\n');
  });
});

test('a seat’s cards are shown to nobody else (1.2.1)', async () => {
  const { said, log } = await evening(['b+6w->3/#despot->$', 'end', '3#->$', 'hand', 'table', 'end', 'table'], SEEDED);
  const hand = [...(/\nA: (.*)\n/.exec(said)?.[1] ?? '').matchAll(/\((\w#[^)]+)\)/g)].map(([, card]) => card ?? '');
  expect(hand).toHaveLength(6);
  for (const card of hand) expect(said.split(card).length - 1).toBe(hand.filter((one) => one === card).length);
  expect(log).toMatch(/\nE:(\w#\w+E->E\/){3}b/);
});

test('with cards dealt by the seed each person’s turn is for their eyes alone: the screen is cleared, and waits (1.2.1)', async () => {
  const screens: string[] = [];
  const told: Partial<Prompter> = {
    cover: async (text) => screens.push(text) > 0,
    clear: () => void screens.push('cleared'),
  };
  await evening(['4', '1', 'end'], SEEDED, { free: false }, told);
  expect(screens[0]).toBe('For Rowan (E) alone: press Enter when nobody else looks. ');
  expect(screens[1]).toBe('cleared');
});

test('a draw that is not written and a hand above five are told where only the ledger knows (12.6.3)', () => {
  const game = replay(parse('Map: Fall\nDeck: E&P\nD: Ann\nE: Bob\n\nD:w->1\nE:w->2\n\nD:3#->D\n'));
  if (isLeft(game)) throw new Error(game.left.message);
  const { table } = game.right;
  expect(dueByLedger(table, 'D', [])).toBe(
    'no card is drawn yet: write #->D (12.6.3)\nthe hand has 6 cards: discard 1 (12.6.3)',
  );
});

describe('a game begun with questions', () => {
  const asked = async (...lines: string[]) => {
    const person = typing(lines);
    return { setup: await withUndo(person, askSetup), said: person.said() };
  };

  test('who plays what, with the settings of bots and their texts; mistakes are asked again, undo goes back', async () => {
    const { setup, said } = await asked(
      ...[
        'help',
        'c bot',
        'nightmare blitz',
        'undo',
        'Iron Will, easy',
        'x',
        'E Ann',
        'H bot',
        'V bot',
        'thief',
        '',
        '',
      ],
      ...['winter', 'e', 'real'],
    );
    expect(setup).toEqual({
      bots: 'C=mechanical-marquise:Iron-Will+easy,E=person/Ann,V=vagabot/thief',
      map: 'winter',
      deck: 'exiles',
      real: true,
    });
    expect(said).toContain('expected a letter of the list and a name or bot, such as E Ann or C bot');
    expect(said).toContain('Iron Will     Escalated Daylight recruits twice as many');
    expect(said).toContain('H has no bot: a person has to play it');
    expect((await asked('C bot')).setup).toBeNull();
  });

  test('every difficulty and trait has its line', () => {
    for (const { id, difficulties, traits } of BOTS_AT_PLAY)
      expect(Object.keys(SETTING_WORDS[id]).sort()).toEqual(
        [...Object.keys(difficulties), ...Object.keys(traits)].sort(),
      );
  });
});
