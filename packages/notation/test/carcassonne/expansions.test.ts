import { isLeft } from 'fp-ts/lib/Either.js';
import { SHAPES } from '@woodlog/core/carcassonne';
import { describe, expect, test } from 'vitest';
import {
  check,
  explain,
  fmt,
  logOf,
  parse,
  print,
  recordOf,
  replay,
  replayJson,
  tableText,
} from '../../src/carcassonne/index.ts';
import { printTile } from '../../src/carcassonne/print/tile.ts';
import { knownTileOf } from '../../src/carcassonne/known-tile.ts';
import { puppetGame, setupFor } from '../../src/carcassonne/properties/records.ts';
import { DISTINCT_SHAPES } from '../../src/carcassonne/print/tile.ts';
import { readTile } from '../../src/carcassonne/read/tile.ts';

const PLAYERS = 'A = ann\nB = bob\n';
const played = (text: string) => {
  const game = replay(parse(text));
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right;
};
const said = (text: string) =>
  check(parse(text)).map(({ severity, code, message }) => `${severity} ${code}: ${message}`);

describe('all kinds of tile, turned and claimed in every way', () => {
  const all = DISTINCT_SHAPES.flatMap((shape) =>
    [-1, ...shape.kind.segments.keys()].map((segment) => ({ shape, segment })),
  );
  const known = (text: string) => {
    const read = readTile(text);
    const tile = 'tile' in read ? knownTileOf(read.tile) : undefined;
    if (!tile || 'wrong' in tile) throw new Error(`${text} is no tile`);
    return tile;
  };

  test('print, and read as the same', () => {
    for (const { shape, segment } of all) {
      const text = printTile(shape, segment);
      const read = known(text);
      expect(read.odd, text).toBeUndefined();
      expect([read.shape.kind.id, read.shape.turns, read.segment], text).toEqual([shape.kind.id, shape.turns, segment]);
    }
    expect(new Set(all.map(({ shape, segment }) => printTile(shape, segment))).size).toBe(all.length);
  });

  test('a kind is called by that of its texts which comes first in the alphabet', () => {
    for (const { kind } of SHAPES) {
      const texts = SHAPES.filter((one) => one.kind === kind).map((shape) => printTile(shape));
      expect(kind.id).toBe(texts.sort()[0]);
      expect(printTile(SHAPES[4 * kind.index]!)).toBe(kind.id);
    }
  });
});

describe('what no rule here knows (GAMES with EXPANSIONS)', () => {
  const abbey = `${PLAYERS}0 (0,0) RCRF
1A (0,1) FCCC
2B (1,0) AAAAKm
3A (-1,0) FRRFm[w] +5
4B (0,-1) RFRRM[barn]
5A (dis) OSTF (0,-2) FRRRm
`;

  test('is read and printed: edges, extras, figures', () => {
    expect(parse(abbey).diagnostics).toEqual([]);
    expect(fmt(parse(abbey))).toBe(abbey);
  });

  test('is said once, at its line, and all else is checked', () => {
    expect(said(abbey)).toEqual([
      'warning expansion/not-played: the rules are not known here of: abbey, wagon, barn, ocean, shore, forest',
      'warning score/points: +5 is printed for A, the rules give 0',
    ]);
    expect(check(parse(abbey))[0]).toMatchObject({ start: abbey.indexOf('(1,0)') });
    expect(said(abbey.replace('5A (dis) OSTF (0,-2) FRRRm', '5A (0,2) FFFC +9')).slice(-1)).toEqual([
      'error score/points: +9 is printed for A, the rules give 0',
    ]);
  });

  test('lies on the table', () => {
    const game = played(abbey);
    const { locations, scores } = replayJson(game, abbey);
    expect(locations['1,0']).toEqual({ tile: 'AAAAKm' });
    expect(locations['-1,0']).toEqual({ tile: 'FRRF' });
    expect(scores).toEqual({ A: 0, B: 0 });
    expect(tableText(game.table)).toContain('.RRRRRA.A');
    expect(explain(parse(abbey)).map(({ text }) => text)).toContain(
      'B lays AAAAKm at (1,0), whose rules are not known here.',
    );
  });

  test('numbers on roads and fields are no other spellings of base tiles (T4)', () => {
    // The last of the notation's three examples has no sign of its own: it is strange where another tile is.
    for (const tile of ['R1R1FR1', 'F1MCRR', 'R1R1FR1\n2B (6,6) CC2pCFM[p]']) {
      const tree = parse(`0 (0,0) RCRF\n1A (5,5) ${tile}`);
      expect(tree.diagnostics).toEqual([]);
      expect(print(tree)).toContain(tile);
      expect(check(tree).map(({ code }) => code)).toContain('expansion/not-played');
    }
  });
});

describe('the River', () => {
  const river = `/ expansions: river
${PLAYERS}0 (0,0) FFFV
1A (0,-1) FMVFV
2B (0,-2) RVRmV
3A (0,-3) CVRmV
4B (-1,-3) FFCF +4
5A (0,-4) VVFF
`;

  test('is read, printed and played; nothing need be said of it', () => {
    const text = river.replace('4B (-1,-3) FFCF +4\n5A', '4B');
    expect(said(text)).toEqual([]);
    expect(fmt(parse(text))).toBe(text);
    expect(print(logOf(parse(text)))).toBe(text);
    expect(replayJson(played(text), text)).toMatchObject({ expansions: ['river'], supplies: { A: 5, B: 6 } });
  });

  test('comes before all other tiles, and a record need not name it', () => {
    expect(said(river.replace('/ expansions: river\n', ''))).toEqual([
      'error river/first: tiles of the river are laid first',
      'warning score/points: +4 is printed for B, the rules give 0',
    ]);
  });

  test.each([
    ['occupied', '2B (0,0) FVFV', 'place/occupied'],
    ['beside nothing', '2B (9,9) FVFV', 'place/apart'],
    ['an edge that does not fit', '2B (0,1) FVFV', 'place/edge'],
    ['beside the river', '2B (1,0) FFVV', 'river/apart'],
    ['the lake too early', '2B (0,-2) FVFF', 'river/lake'],
  ])('%s', (_, move, code) => {
    const errors = check(parse(`0 (0,0) FFFV\n1A (0,-1) FVFV\n${move}`));
    expect(errors.map((one) => `${one.severity} ${one.code}`)).toEqual([`error ${code}`]);
  });
});

describe('Inns and Cathedrals', () => {
  const inns = `/ expansions: inns
${PLAYERS}0 (0,0) CRFR
1A (0,1) FFFRm[B]K
2B (0,-1) FRFRIM
3A (-1,0) CCCCm
4B (0,-2) FRFFK
`;

  test('are read, printed, played and told', () => {
    const text = inns.replace('FRFRIM', 'FMRFRI').replace('4B (0,-2) FRFFK', '4B (0,-2) FRFFK (A+8=8)');
    expect(said(text)).toEqual([]);
    expect(fmt(parse(text))).toBe(text);
    expect(replayJson(played(text), text)).toMatchObject({
      scores: { A: 8, B: 0 },
      supplies: { A: 6, B: 6 },
      figures: { A: ['big'], B: ['big'] },
    });
    const words = explain(parse(text)).map((one) => one.text);
    expect(words[1]).toBe('A lays FFFRK at (0,1) and claims a road with the big meeple.');
    expect(words[4]).toBe('B lays FRFFK at (0,-2). The road of 4 tiles with an inn is complete: A scores 8.');
  });

  test('may be written in other ways', () => {
    const tile = (text: string) =>
      fmt(parse(`0 (0,0) CRFR\n1A (0,1) ${text}`))
        .split(' ')
        .at(-1)
        ?.trim();
    expect(tile('RIFRF')).toBe('RFRFI');
    expect(tile('FRFRK')).toBe('FRFR2K');
    expect(tile('FRFRKm')).toBe('FRFR2Km');
    expect(tile('CRC2R')).toBe('CRC2R2');
    expect(tile('CC2C3C4M[B]')).toBe('CC2C3C4M[B]');
  });
});

describe('Traders and Builders', () => {
  const traders = `/ expansions: traders
${PLAYERS}0 (0,0) CRFR
1A (0,1) FRFRm
2B (-1,0) CFCmFw
3A (0,2) FRFRm[b]
4B (-2,0) FFCF +6=6
5A (0,3) FMRFR
6A (0,4) FRFR
7B (0,5) FFFRK (A+7=7)
`;

  test('are read, printed, played and told: letters say whose a move is', () => {
    const text = traders.replace('5A (0,3) FMRFR', '5A (0,3) FRFR').replace('7B (0,5) FFFRK (A+7=7)', '7B (0,5) FFFRK');
    expect(said(text)).toEqual([]);
    expect(fmt(parse(text))).toBe(text);
    const words = explain(parse(text)).map((one) => one.text);
    expect(words[3]).toBe('A lays FRFR at (0,2) and puts the builder on a road.');
    expect(words[4]).toBe('B lays FFCF at (-2,0). The city of 3 tiles is complete: B scores 6. B gets 1 wine.');
    expect(words[5]).toBe('A lays FRFR at (0,3). The builder of A was at work: A lays another tile.');
    expect(replayJson(played(text), text)).toMatchObject({
      goods: { A: { wine: 0, grain: 0, cloth: 0 }, B: { wine: 1, grain: 0, cloth: 0 } },
      figures: { A: ['pig'], B: ['builder', 'pig'] },
    });
    expect(tableText(played(text).table)).toContain('B has 1 wine, 0 grain, 0 cloth');
  });

  test('without the second tile, or with a third, it is the turn of another', () => {
    const two = traders.replace('5A (0,3) FMRFR', '5A (0,3) FRFR').replace('6A (0,4) FRFR\n7B', '6B');
    expect(said(two.slice(0, two.indexOf('6B')).concat('6B (1,0) FFFFK\n'))).toEqual([
      'error turn/wrong-player: it is the turn of player A',
    ]);
  });

  test('the field in the middle is claimed after a city', () => {
    expect(fmt(parse('0 (0,0) CRFR\n1A (0,1) CCcC2C3M'))).toContain('CCcC2C3M');
    expect(check(parse('0 (0,0) CRFR\n1A (-1,0) CCcC2C3M'))).toEqual([]);
  });
});

describe('the Abbot', () => {
  const abbot = `/ expansions: abbot
${PLAYERS}0 (0,0) CRFR
1A (0,1) FRFRhm[a]
2B (1,0) FFFFKm[a]
3A (1,1) FFFFK [a] +4=4
4B (-1,0) FFCFhm
`;

  test('is read, printed, played and told', () => {
    const text = abbot.replace('4B (-1,0) FFCFhm', '4B (-1,0) FFCmFh +4=4');
    expect(said(text)).toEqual([]);
    expect(fmt(parse(text))).toBe(text);
    expect(fmt(parse(fmt(parse(text), 1)), 3)).toBe(text);
    const words = explain(parse(text)).map((one) => one.text);
    expect(words[1]).toBe('A lays FRFRh at (0,1) and claims the garden with the abbot.');
    expect(words[3]).toBe('A lays FFFFK at (1,1). The abbot of A is taken back from the garden: A scores 4.');
    expect(replayJson(played(text), text)).toMatchObject({ figures: { A: ['abbot'], B: [] }, scores: { A: 4, B: 4 } });
  });

  test('what is not allowed is said', () => {
    expect(said(abbot)).toEqual(['error meeple/no-feature: no meeple stands on a garden']);
    expect(said(abbot.replace('FFFFK [a] +4=4', 'FFFFKm [a]').replace('FFCFhm', 'FFCFh')).slice(0, 1)).toEqual([
      'error meeple/recall: the abbot is taken back instead of placing a figure',
    ]);
    expect(said(`${PLAYERS}0 (0,0) CRFR [a]\n`).map((one) => one.split(':')[0])).toContain('error start/meeple');
  });
});

test('a single sign of an expansion in a long record is asked about', () => {
  const log = recordOf(setupFor(2), puppetGame('sign', 1, 2).actions);
  const city = print(log).replace('CCCCP', 'CCCC').replace('CCCCmP', 'CCCCm');
  expect(said(city).filter((one) => one.includes('expansion'))).toEqual([
    'warning expansion/one-sign: nothing else here is of Inns and Cathedrals',
  ]);
  expect(said(`/ expansions: inns\n${city}`).filter((one) => one.includes('expansion'))).toEqual([]);
});
