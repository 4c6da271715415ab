import { describe, expect, test } from 'vitest';
import { check, parse } from '../../src/carcassonne/index.ts';

describe('a tile that no table has', () => {
  const record = (tile: string, more = ''): readonly string[] =>
    check(parse(`/ expansions: inns, traders, abbot\n0 (0,0) RCRF\n1A (0,1) ${tile} +0=0${more}\n`)).map(
      ({ severity, code, hint }) => `${severity} ${code} ${hint ?? ''}`,
    );

  test.each([
    ['a wine on no city tile', 'CFC2Fw', 'CFC2F or CFCFw'],
    ['an inn without a road', 'CFC2FI', 'CFC2F'],
  ])('T2: %s is a mistake, not another expansion: %s', (_what, tile, meant) => {
    expect(record(tile)).toContain(`error tile/unknown did you mean ${meant}?`);
    expect(record(tile).join()).not.toContain('expansion/not-played');
  });

  test.each(['CFC2Fwm[B]', 'CVFV', 'RVRVp', 'CC2pCFM[p]', 'FRF2R', 'CF2RR', 'R2FFF'])(
    'T4: %s has only signs of expansions whose tiles are known, and is none of them',
    (tile) => {
      expect(record(tile).join()).toContain('error tile/unknown');
      expect(record(tile).join()).not.toContain('expansion/not-played');
    },
  );

  test('T2: where another tile is of an unknown expansion, one without signs may be of it, but not one with a wine', () => {
    const beside = (tile: string) => record(tile, '\n2B (5,5) SSFF').join();
    expect(beside('CFC2FP')).not.toContain('tile/unknown');
    for (const tile of ['CFC2Fw', 'CVFV', 'AFC2F', 'CFC2FI']) expect(beside(tile)).toContain('error tile/unknown');
  });

  test('T2: an abbey has four edges of its own; a letter A among others is a mistake', () => {
    expect(record('AFC2F').join()).toContain('error tile/unknown');
    expect(record('AAAA').join()).toContain('expansion/not-played');
  });

  test('SCORING: no tile brings a result of 999, whatever tiles are not known', () => {
    expect(record('SSFF').join()).toContain('warning expansion/not-played');
    const said = check(parse('0 (0,0) RCRF\n1A (5,5) SSFF +999=999\n2B (0,1) FFFFK +0=0\n'));
    expect(said.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toContain('score/points');
  });

  test('SCORING: a result of 999 is an error in a game that is not over, too', () => {
    const players = (points: number) => `A = ann 1st (${points})\nB = bob 2nd (0)\n0 (0,0) RCRF\n`;
    for (const move of ['1A (0,1) FFFGFK', '1A (0,1) FIFRR', '1A (5,5) SSFF', '1A (1,0) RFRF']) {
      const errors = (points: number) =>
        check(parse(`${players(points)}${move}\n`)).filter(({ severity }) => severity === 'error');
      expect(errors(999).map(({ code }) => code)).toContain('result/points');
      expect(errors(99).map(({ code }) => code)).not.toContain('result/points');
    }
  });

  test('TILES 1: what is too often is counted by the bag of this game', () => {
    const said = check(parse('/ expansions: inns, abbot\n0 (0,0) RCRF\n1A (1,0) FRFRI +0=0\n'));
    expect(said.map(({ message }) => message).join()).not.toContain('2 of 1');
  });
});
