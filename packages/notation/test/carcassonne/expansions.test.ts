import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { check, explain, fmt, layoutText, parse, print, replay, replayJson } from '../../src/carcassonne/index.ts';

const river = `A = ann
B = bob
0 (0,0) FFFV
1A (0,-1) FVFVKm
2B (0,-2) CVCpVm[b]
3A (1,-2) CC2pCFm[p] +4
4B (0,-3) RIVRIF
5A (-1,-2) FFCF (B+2)
6B (dis) VFVF (1,-3) RFRRM[barn]
`;

describe('a record with expansions (GAMES with EXPANSIONS)', () => {
  test('is read and printed: edges, extras, figures', () => {
    expect(parse(river).diagnostics).toEqual([]);
    expect(fmt(parse(river))).toBe(river.replace('m[p]', 'M[p]'));
  });

  test('is laid out with edges that fit; one warning says what is not played', () => {
    const said = check(parse(river)).map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
    expect(said).toEqual([
      'warning expansion/not-played: rules of expansions are not played (river, builder, pig, inn, barn)',
    ]);
  });

  test('scores nothing, and its tiles are in the table', () => {
    const game = replay(parse(river));
    if (isLeft(game)) throw new Error(game.left.message);
    const json = replayJson(game.right, river);
    expect(json.scores).toEqual({});
    expect(json.locations['0,-2']).toEqual({ tile: 'CVCpVm[b]' });
    expect(layoutText(game.right.layout!)).toContain('rules of expansions are not played');
    expect(explain(parse(river)).map(({ text }) => text)).toContain(
      'B draws VFVF, which fits nowhere, and discards it.',
    );
  });

  test.each([
    ['occupied', '2B (0,0) FFFV', 'place/occupied'],
    ['beside nothing', '2B (9,9) FFFV', 'place/apart'],
    ['an edge that does not fit', '2B (0,1) FFFV', 'place/edge'],
  ])('%s', (_, move, code) => {
    const errors = check(parse(`0 (0,0) FFFV\n1A (0,-1) FVFV\n${move}`)).filter(({ severity }) => severity === 'error');
    expect(errors.map((one) => one.code)).toEqual([code]);
  });

  test('an abbey fits every edge', () => {
    expect(check(parse('0 (0,0) RCRF\n1A (0,1) AAAAKm')).map(({ code }) => code)).toEqual(['expansion/not-played']);
  });

  test('numbers on roads and fields are of expansions, not other spellings of base tiles (T4)', () => {
    for (const tile of ['R1R1FR1', 'F1MCRR', 'CCcC2C3M']) {
      const tree = parse(`0 (0,0) RCRF\n1A (5,5) ${tile}`);
      expect(tree.diagnostics).toEqual([]);
      expect(print(tree)).toContain(tile);
      expect(check(tree).map(({ code }) => code)).toContain('expansion/not-played');
    }
  });
});
