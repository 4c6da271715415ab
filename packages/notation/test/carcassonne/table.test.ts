import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';
import {
  type Log,
  check,
  explain,
  logOf,
  parse,
  print,
  quartersToCompare,
  recordOf,
  replay,
  replayJson,
  tableText,
  turnBoard,
} from '../../src/carcassonne/index.ts';
import { puppetGame, setupFor } from '../../src/carcassonne/properties/records.ts';

const text = `A = ann
B = bob
0 (0,0) FRCR
1A (1,0) CmFFF +4
2B (0,1) FRFRm
3A (2,0) FFFFKm
`;

describe('the table after a record', () => {
  const game = replay(parse(text));
  if (isLeft(game)) throw new Error(game.left.message);

  test('as JSON', () => {
    const json = replayJson(game.right, text);
    expect(json).toMatchObject({
      game: 'carcassonne',
      turn: 3,
      scores: { A: 4, B: 0 },
      winners: [],
      supplies: { A: 6, B: 6 },
      end: null,
      diagnostics: [],
    });
    expect(json.locations).toEqual({
      '0,0': { tile: 'FRCR' },
      '1,0': { tile: 'CFFF' },
      '0,1': { tile: 'FRFRm', owner: 'B' },
      '2,0': { tile: 'FFFFKm', owner: 'A' },
    });
    expect(json.bag['CRFR']).toBe(3);
  });

  test('as text of at most 80 columns', () => {
    expect(tableText(game.right.table)).toBe(`A 4 (6 meeples in hand)
B 0 (6 meeples in hand)
B to move, 68 tiles in the bag

      .R.
   1  .R.
      .R.
      .R.......
   0  .RCC...K.
      .R.......
       0  1  2

  B on the road of (0,1) FRFRm
  A on the cloister of (2,0) FFFFKm
`);
    for (let seed = 0; seed < 5; seed++) {
      const shown = tableText(puppetGame('wide', seed, 5).tables.at(-1)!);
      expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test('after a move', () => {
    const early = replay(parse(text), { turn: 1 });
    expect(!isLeft(early) && early.right.table.tiles.length).toBe(2);
  });

  test('too many players, and none', () => {
    expect(isLeft(replay(parse('A = a\nF = f\n0 (0,0) RCRF')))).toBe(true);
    expect(isLeft(replay(parse('')))).toBe(false);
  });

  test('too many players are told with their law (PLAYERS 1)', () => {
    expect(check(parse('A = a\nF = f\n0 (0,0) RCRF'))).toMatchObject([
      { severity: 'error', code: 'setup/seats', start: 0, end: 0, law: 'PLAYERS 1' },
    ]);
  });
});

describe('explain', () => {
  test('tells each action in plain English, with its move and line', () => {
    expect(
      explain(parse(`${text}4B (dis) CCCCP (0,2) FFRF`)).map((one) => `${one.turn} ${one.line} ${one.text}`),
    ).toEqual([
      '0 3 The starter tile lies at (0,0) FRCR.',
      '1 4 A lays CFFF at (1,0) and claims a city. The city of 2 tiles is complete: A scores 4.',
      '2 5 B lays FRFR at (0,1) and claims a road.',
      '3 6 A lays FFFFK at (2,0) and claims the cloister.',
      '4 7 B draws CCCCP, which fits nowhere, and discards it.',
      '4 7 B lays no tile that can be read.',
    ]);
  });
});

describe('the record of a game', () => {
  const { actions } = puppetGame('record', 2, 4);

  test('has notes, the line about the game, results; moves have points and totals unless told', () => {
    const fields = ['01/01/2022', 'Simple'];
    const log = recordOf(setupFor(4), actions, { fields, comment: 'woodlog seed "record" game 2' });
    const lines = print(log).split('\n');
    expect(lines.slice(0, 2)).toEqual(['/ woodlog seed "record" game 2', '01/01/2022, Simple']);
    expect(lines[2]).toMatch(/^A = puppet A \d(st|nd|rd|th) \(\d+\)$/);
    expect(log.turns.some(({ score }) => score)).toBe(true);
    expect(check(parse(print(log)))).toEqual([]);
    const bare = recordOf(setupFor(4), actions, { scores: false });
    expect(bare.turns.some(({ score }) => score)).toBe(false);
    expect(check(parse(print(bare)))).toEqual([]);
  });

  test('of a game that is broken off', () => {
    const early = actions.slice(0, 9);
    const conceded = recordOf(setupFor(4), [...early, { kind: 'concede', seat: 2 }]);
    expect(print(conceded).trimEnd().split('\n').at(-1)).toBe('9C concedes');
    const abandoned = print(recordOf(setupFor(4), [...early, { kind: 'abandon' }]));
    expect(abandoned.trimEnd().split('\n').at(-1)).toBe('9ABCD abandoned');
    expect(check(parse(abandoned))).toEqual([]);
  });
});

describe('a board turned (L5, --turn-board)', () => {
  const log = recordOf(setupFor(2), puppetGame('turned', 1, 2).actions);
  const scoresOf = (one: Log) => {
    const game = replay(one);
    if (isLeft(game)) throw new Error(game.left.message);
    return replayJson(game.right, '').scores;
  };

  test('is the same game: scores, points and results', () => {
    for (const quarters of [1, 2, 3]) {
      const turned = turnBoard(log, quarters);
      expect(scoresOf(turned)).toEqual(scoresOf(log));
      expect(print(turnBoard(turned, 4 - quarters))).toBe(print(log));
    }
  });

  test('two notators of one game compare when both starters read RCRF', () => {
    for (const quarters of [0, 1, 2, 3]) {
      const other = turnBoard(log, quarters);
      expect(print(turnBoard(other, quartersToCompare(other)))).toBe(print(turnBoard(log, quartersToCompare(log))));
      expect(print(turnBoard(other, quartersToCompare(other)))).toContain('\n0 (0,0) RCRF\n');
    }
  });

  describeShared('corpus/carcassonne', 'a real game', () => {
    test('turned is confirmed as well', () => {
      const turned = turnBoard(logOf(parse(sharedText('corpus/carcassonne/game2-repaired.carcassonne'))), 1);
      expect(scoresOf(turned)).toEqual({ A: 104, B: 103 });
    });
  });

  test('turns tiles of expansions, and tiles without a square', () => {
    const own = logOf(parse('0 (0,0) FFFV\n1A (0,-1) FVOVKm\n2B (1,0) RISC2pM[p]F'));
    expect(print(turnBoard(own, 1))).toBe('0 (0,0) VFFF\n1A (-1,0) VFVOKm\n2B (0,-1) FRISCpM[p]\n');
    const lost = logOf(parse('0 (0,0) RCRF\n1A (?,?) CmRRF'));
    expect(print(turnBoard(lost, 1)).split('\n')[1]).toBe('1A (?,?) FCmRR');
  });
});
