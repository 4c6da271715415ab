import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import type { Action } from '@woodlog/core/fuzzy-knights';
import {
  check,
  explain,
  fmt,
  logFromJson,
  logOf,
  parse,
  parseJson,
  print,
  printAction,
  replay,
  replayJson,
  setupOf,
  tableText,
} from '../../src/fuzzy-knights/index.ts';

/** The actions of one line; every slip is an error. */
const read = (line: string): readonly Action[] => {
  const tree = parse(line);
  if (tree.diagnostics.length > 0) throw new Error(`${line}: ${tree.diagnostics[0]?.message}`);
  return logOf(tree).turns.flatMap(({ actions }) => actions);
};
const slip = (line: string) => parse(line).diagnostics[0];

describe('every spelling of a step reads the same', () => {
  test.each<[canonical: string, ...others: string[]]>([
    [
      'P1: CONSTRUCT ENCAMPMENT at (4, 1)',
      'Player 1: CONSTRUCT 🏰 at (4, 1)',
      'player a: build Encampment (4,1)',
      '1: CONSTRUCT 🏰 Encampment at 🗺️[4, 1]',
    ],
    ['P2: CONSTRUCT PALISADE at (5, 6)', 'Player 2: CONSTRUCT 🛡️ Palisade at (5, 6)', 'B: construct 🛡 PALISADE [5,6]'],
    ['DROP ITEM at (1, 2) (3, 4)', 'drop 🎁 (1,2), (3,4)', 'DROP ITEM at (1, 2); DROP ITEM at (3, 4)'],
    ['DAYBREAK 3', '☀️ 3', '☀ Day 3'],
    [
      'P1: MOVE H1 (2, 1) (3, 1)',
      'P1: 🐎 🧙1 (2,1) (3,1)',
      'P1: move hero 1 to (2, 1), (3, 1)',
      'P1: MOVE H1 (2, 1); MOVE H1 (3, 1)',
    ],
    ['P1: RECRUIT HERO at (4, 1)', 'P1: RECRUIT 🧙‍ at (4, 1)'],
    ['P1: RECRUIT 3 MERCENARIES at (4, 1)', 'P1: recruit 3 🤺 (4, 1)', 'P1: RECRUIT 3 at (4, 1)'],
    ['P1: ENGAGE H1 MONSTER', 'P1: ENGAGE 🧙1 🧟', 'P1: engage H1 vs monsters'],
    ['P1: ENGAGE H2 P2.H1', 'P1: ENGAGE H2 P2.🧙1', 'P1: engage hero 2 with Player 2 hero 1'],
    [
      'P1: ATTACK S1 + S3 + H1 on SETTLEMENT',
      'P1: ATTACK 3 + 1 + 🧙1 on 🏰',
      'P1: attack squad 1, squad 3, H1 on settlement',
    ],
    ['P1: FORM 3 + 2 + 1', 'P1: FORM 1 2 3', 'P1: form 2 + 3 + 1'],
    ['P1: DEFECT 6', 'P1: DEFECT 6 🤺', 'P1: defect 6 monsters'],
    ['P1: DEPOSIT H1 EPIC MAIN HAND', 'P1: deposit 🧙1 epic main hand'],
    ['P1: WITHDRAW H2 2 MERCENARIES', 'P1: WITHDRAW H2 2 🤺'],
    ['P1: OFFER ALLIANCE P2', 'P1: offer P2', 'P1: OFFER ALLIANCE to Player 2'],
    ['P1: PROPOSE RULES dice', 'P1: propose DICE'],
    [
      'P1: ROLL MONSTER 1dP [10] => HARD-FIGHT',
      'P1: 🎲 🧟 🎲 1dP 🎲[10]',
      'P1: ROLL MONSTER 1P [10] => 🧟 Monster Token #1 => HARD-FIGHT',
    ],
    ['P1: ROLL VOTE 1dP [100] => CARRIED', 'P1: ROLL VOTE dP [00]'],
    [
      'P1: ROLL GUARDIANS 1d6 +2 [3] +2 => 5',
      'P1: ROLL GUARDIANS 🎲 1d6 +2 🎲[3] +2 => 5 Guardians',
      'P1: ROLL GUARDIANS 1d6+2 [3] = 5',
    ],
    [
      'P1: ROLL ATTACK 3d6 +9 [12] +9 => 21',
      'P1: ROLL ATTACK 🎲 3d6 +9 🎲[4] + 🎲[2] + 🎲[6] = 🎲[12] + +9 = 21',
      'P1: ROLL ATTACK 2d6 +6 + 1d6 +3 [6] + [6] => 21',
    ],
    [
      'P1: ROLL DEFENCE 2d6 +9 [8] +9 => 17',
      'P1: ROLL DEFENCE (2 * 1d6) +9 [4] +9 => 17',
      'P1: roll defend 2 * 1d6 +9 🎲[4]',
    ],
    ['P1: ROLL LARGE 2d6 [9] => 9', 'P1: ROLL LARGE 2d6 🎲[9] => 💰(+9)'],
    ['P1: ROLL TOKEN TYPE 1dP [50] => MONSTER', 'P1: 🎲 token type 1dP [50] => 🧟 Monster'],
  ])('%s', (canonical, ...others) => {
    const actions = read(canonical);
    expect(fmt(parse(canonical))).toBe(`${canonical}\n`);
    for (const other of others) {
      if (other.includes(' dP ')) expect(slip(other)?.code).toBe('knights/unreadable-step');
      else expect([other, read(other)]).toEqual([other, actions]);
    }
    for (const other of others) if (!other.includes(' dP ')) expect(fmt(parse(other))).toBe(`${canonical}\n`);
    const symbols = fmt(parse(canonical), { symbols: true });
    expect(read(symbols)).toEqual(actions);
  });

  test('symbols as the pages have them', () => {
    const shown = (line: string) => fmt(parse(line), { symbols: true }).trim();
    expect(shown('P1: CONSTRUCT VILLA at (4, 1)')).toBe('P1: CONSTRUCT 🏰 VILLA at (4, 1)');
    expect(shown('P1: CONSTRUCT PALISADE at (4, 1)')).toBe('P1: CONSTRUCT 🛡️ PALISADE at (4, 1)');
    expect(shown('P1: MOVE H1 (3, 2)')).toBe('P1: 🐎 🧙1 (3, 2)');
    expect(shown('P1: ROLL MONSTER 1dP [80]')).toBe('P1: 🎲 🧟 1dP 🎲[80] => BRIBE');
  });

  test('[00] on a percentile die is 100', () => {
    expect(read('P1: ROLL VOTE 1dP [00]')).toEqual(read('P1: ROLL VOTE 1dP [100]'));
  });
});

describe('what cannot be read is said at its place, and the rest goes on', () => {
  test.each([
    ['P1: MOVE H1 (2, 1) (x, 1) (3, 1)', 'knights/unreadable-step', 19],
    ['P1: MOVE H3 (2, 1)', 'knights/unreadable-step', 9],
    ['P1: ROLL MONSTER 1dP', 'knights/unreadable-step', 20],
    ['P1: ROLL MONSTER 1dX [3]', 'knights/unreadable-step', 17],
    ['P1: ROLL ATTACK 2 * (1d6 +9) [3]', 'knights/unreadable-step', 16],
    ['P1: ROLL GUARDIANS 1d6 +2 [3] +3', 'knights/unreadable-step', 31],
    ['P1: ROLL GUARDIANS 1d6 +2 [3] = 6', 'knights/unreadable-step', 32],
    ['P1: ROLL ATTACK 3d6 [1] + [2]', 'knights/unreadable-step', 29],
    ['P1: JUMP H1', 'knights/unreadable-step', 4],
    ['P1: END now', 'knights/unreadable-step', 8],
    ['P1: RECRUIT 0 MERCENARIES at (1, 1)', 'knights/unreadable-step', 12],
    ['P1:', 'knights/no-step', 0],
    ['P7: END', 'knights/no-player', 0],
    ['P0: END', 'knights/no-player', 0],
    ['MOVE H1 (2, 1)', 'knights/unknown-line', 0],
    ['MAP 12 x 10', 'knights/bad-header', 0],
    ['DAYS 0', 'knights/bad-header', 0],
    ['RULES chess', 'knights/bad-header', 0],
    ['PLAYER 5 "Eve"', 'knights/bad-header', 0],
    ['RESULT P9', 'knights/bad-header', 0],
  ])('%s', (line, code, start) => {
    expect(slip(line)).toMatchObject({ severity: 'error', code, start });
    const around = parse(`P1: PAY\n${line}\nP2: PAY\n`);
    expect(logOf(around).turns.map(({ taker }) => taker)).toEqual(['P1', 'P2']);
    expect(fmt(around)).toBe(`P1: PAY\n${line}\nP2: PAY\n`);
  });

  test('a step that can be read stays when its neighbour cannot', () => {
    const tree = parse('P1: MOVE H1 (2, 1); JUMP; END // off\n');
    expect(logOf(tree).turns).toEqual([
      {
        taker: 'P1',
        actions: [
          { kind: 'move', seat: 0, hero: 0, to: [2, 1] },
          { kind: 'end', seat: 0 },
        ],
        comment: 'off',
      },
    ]);
    expect(fmt(tree)).toBe('P1: MOVE H1 (2, 1); JUMP; END // off\n');
  });

  test('a note that names another result is doubtful, a free one is not', () => {
    expect(slip('P1: ROLL MONSTER 1dP [10] => BRIBE')).toMatchObject({ severity: 'warning', code: 'knights/note' });
    expect(slip('P1: ROLL GUARDIANS 1d6 +2 [3] +2 => 6')).toMatchObject({ severity: 'warning', code: 'knights/note' });
    expect(slip('P1: ROLL MONSTER 1dP [10] => oh dear')).toBeUndefined();
  });

  test('a misspelt head word has a hint', () => {
    expect(slip('DROPP ITEM at (1, 1)')?.hint).toMatch(/DROP/);
    expect(slip('END')?.hint).toMatch(/P1:/);
  });
});

const START = `FUZZY KNIGHTS
RULES dice
PLAYER 1 "Ann \\"the\\" first" // anchor, she hopes
PLAYER 2 Bo BOT sensible
// friendly

DROP ITEM at (1, 1) (2, 1)
DROP ITEM at (2, 1)
`;

describe('header, comments, replay', () => {
  test('the log of the page on the notation is canonical, and legal from its first token on', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/knights-notation.md'), 'utf8');
    const sample = /```\n(FUZZY KNIGHTS\n[\s\S]*?)```/.exec(page)?.[1] ?? '';
    const tree = parse(sample);
    expect(check(tree)).toEqual([]);
    expect(fmt(tree)).toBe(sample);
    const played = replay(tree);
    expect(isRight(played) && played.right.table.players.map(({ coins }) => coins)).toEqual([1 + 9, 6]);
  });

  test('the header makes the setup', () => {
    const log = logOf(parse(START));
    expect(log.header).toEqual({
      rules: 'dice',
      players: [{ name: 'Ann "the" first' }, { name: 'Bo', bot: 'sensible' }],
      comments: ['anchor, she hopes', 'friendly'],
    });
    expect(setupOf(log)).toEqual({
      game: 'fuzzy-knights',
      seats: [{ player: 'Ann "the" first' }, { player: 'Bo', bot: 'sensible' }],
      options: { rules: 'dice' },
    });
  });

  test('what the rules refuse is reported with its place and section; the replay goes on, a strict one stops', () => {
    const tree = parse(`${START}DROP ITEM at (0, 1)\nDROP MINE at (5, 5)\n`);
    expect(check(tree).map(({ code, law }) => [code, law])).toEqual([
      ['map/occupied', 'Board Setup'],
      ['map/off-map', 'Board Setup'],
    ]);
    const lenient = replay(tree);
    const strict = replay(tree, { strict: true });
    const first = replay(tree, { turn: 1 });
    if (!isRight(lenient) || !isRight(strict) || !isRight(first)) throw new Error('no table');
    expect([lenient.right.table.mines.length, strict.right.table.mines.length]).toEqual([1, 0]);
    expect([lenient.right.turn, first.right.turn, first.right.diagnostics]).toEqual([4, 1, []]);
    expect(replayJson(lenient.right, tree.text)).toMatchObject({
      turn: 4,
      day: 0,
      coins: { P1: 0, P2: 0 },
      locations: { '(1, 1)': { item: 1 }, '(2, 1)': { item: 1 }, '(5, 5)': { mine: 1 } },
      diagnostics: [{ line: 8, column: 1, endColumn: 20 }, { line: 9 }],
    });
    expect(tableText(lenient.right.table)).toContain('  1  i  i  .');
    const refused = [...explain(tree)].filter(({ implied }) => implied[0]?.what.startsWith('refused'));
    expect(refused.map(({ line }) => line)).toEqual([8, 9]);
  });

  test('a result that the table does not have is doubtful; so is a log without its title', () => {
    expect(check(parse('FUZZY KNIGHTS\nRESULT P1\n'))).toMatchObject([
      { severity: 'warning', code: 'knights/wrong-result' },
    ]);
    expect(check(parse('DAYS 10\n'))).toMatchObject([{ severity: 'info', code: 'knights/no-title' }]);
    expect(print(logOf(parse('FUZZY KNIGHTS\nRESULT DRAW // tired\n')))).toBe(
      'FUZZY KNIGHTS\n\nRESULT DRAW // tired\n',
    );
  });

  test('JSON has places, and what does not fit is said by its path', () => {
    const json = parseJson(parse('Player 2: MOVE H1 (2, 1) (3, 1) // quick'));
    expect(json.turns).toEqual([
      {
        taker: 'P2',
        line: 1,
        comment: 'quick',
        actions: [
          {
            text: 'MOVE H1 (2, 1)',
            line: 1,
            column: 11,
            endColumn: 25,
            action: { type: 'move', seat: 1, hero: 0, to: [2, 1] },
          },
          {
            text: '(3, 1)',
            line: 1,
            column: 26,
            endColumn: 32,
            action: { type: 'move', seat: 1, hero: 0, to: [3, 1] },
          },
        ],
      },
    ]);
    const bad = logFromJson({ ...json, turns: [{ taker: 'P2', actions: [{ action: { type: 'end', seat: 0 } }] }] });
    expect(isLeft(bad) && bad.left.message).toMatch(/turns\.0/);
    const worse = logFromJson({ ...json, turns: [{ taker: 'P2', actions: [{ action: { type: 'end', seat: 9 } }] }] });
    expect(isLeft(worse)).toBe(true);
  });

  test('a single action is printed without its taker', () => {
    expect(printAction({ kind: 'construct', seat: 0, building: 'villa', at: [4, 1] })).toBe(
      'CONSTRUCT VILLA at (4, 1)',
    );
  });
});
