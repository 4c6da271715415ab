import { describe, expect, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { check } from './check.ts';

/** What is said of turns out of order, by the turn: `3: after C comes E, not A`. */
function outOfOrder(seats: string, turns: string): string[] {
  const lines = (takers: string): string => [...takers].map((taker) => `${taker}:\n`).join('');
  const players = [...seats].map((seat) => `${seat}: Ann\n`).join('');
  const start = `Map: Fall\nDeck: E&P\n${players}\n${lines(seats)}`;
  return check(parse(start + lines(turns))).flatMap(({ code, message, ...span }) =>
    code === 'rootlog/turn-order' ? [`${(span.start - start.length) / 3 + 1}: ${message}`] : [],
  );
}

describe('turns out of order (1.4.1, D23)', () => {
  test.each([
    ['CEA', ''],
    ['CEA', 'CEACEAC'],
    ['CEA', 'AECAECAE'],
    ['CEAV', 'CEAVCEA'],
    ['C', 'CCC'],
    ['CE', 'CCC'],
    ['VGC', 'GCVGCV'],
  ])('seats %s may play %s', (seats, turns) => expect(outOfOrder(seats, turns)).toEqual([]));

  test.each([
    ['two turns in a row', 'CEA', 'CEACCEA', ['5: C has just played: after C comes E']],
    ['two turns in a row in the first round', 'CEA', 'CCEACEA', ['2: C has just played: after C comes E']],
    ['two turns in a row at the end', 'CE', 'CECC', ['4: C has just played: after C comes E']],
    ['a turn is missing', 'CEA', 'CEACACEA', ['5: after C comes E, not A']],
    ['a turn is missing in the first round', 'CEAV', 'CEACVEACVEA', ['2: after C comes V, not E']],
    [
      'a turn is missing in two rounds',
      'CEA',
      'CEACACEACA',
      ['5: after C comes E, not A', '10: after C comes E, not A'],
    ],
    [
      'a later round contradicts the first',
      'CEA',
      'CEACAE',
      ['5: after C comes E, not A', '6: after A comes C, not E'],
    ],
    [
      'a later round contradicts a first one with two turns in a row',
      'CEA',
      'CCEACAE',
      ['2: C has just played: after C comes E', '6: after C comes E, not A', '7: after A comes C, not E'],
    ],
    ['a player never plays', 'CEA', 'CECECE', ['3: after E comes A, not C']],
    ['a player leaves', 'CEAV', 'CEAVCAVCAV', ['6: after C comes E, not A']],
    ['two players leave', 'CEAV', 'CEAVCACACA', ['6: after C comes E, not A', '7: after A comes V, not C']],
  ])('%s: %s play %s', (_why, seats, turns, said) => expect(outOfOrder(seats, turns)).toEqual(said));

  test('a line that cannot be read may be the missing turn', () => {
    const said = (between: string): number =>
      check(parse(`Map: Fall\nDeck: E&P\nC: A\nE: B\nA: C\nC:\nE:\nA:\nC:\nE:\nA:\nC:\n${between}A:`)).filter(
        ({ code }) => code === 'rootlog/turn-order',
      ).length;
    expect([said(''), said('E w->3\n'), said('// E w->3\n')]).toEqual([1, 0, 1]);
  });

  test('the first line of a player without a setup may be a turn, once others have played', () => {
    const text = 'Map: Fall\nDeck: E&P\nC: A\nE: B\nA: C\nC:\nA:\nC:\nE:\nA:\nC:\nE:\nA:';
    expect(check(parse(text)).filter(({ code }) => code === 'rootlog/turn-order')).toEqual([]);
  });
});
