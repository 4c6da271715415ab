import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stream } from '../../kernel/index.ts';
import { condense, isConsistent, represent } from './condense.ts';
import { type DiceTerm, canShow, dice, facesOf, highestSum, lowestSum, printDice, printTerms } from './dice.ts';
import { chanceAtLeast, distributionOf, meanOf } from './distribution.ts';
import { chanceOfSum } from './odds.ts';
import { parseTerms } from './parse.ts';
import { rollTerms } from './roll.ts';

const read = (text: string): readonly DiceTerm[] => {
  const terms = parseTerms(text);
  if (isLeft(terms)) throw new Error(terms.left.message);
  return terms.right;
};
const condensed = (text: string) => printTerms(condense(read(text)));

const term: fc.Arbitrary<DiceTerm> = fc.record({
  times: fc.integer({ min: 1, max: 9 }),
  count: fc.integer({ min: 1, max: 40 }),
  sides: fc.oneof(fc.constantFrom(4, 6, 10, 12), fc.constant('P' as const)),
  bonus: fc.integer({ min: -20, max: 40 }),
});
const sequence = fc.array(term, { minLength: 1, maxLength: 30, size: 'max' });

describe('Number-Sided-Bonus', () => {
  test('2d6 +9, 3d6 +9 and the dice of the table are read and printed', () => {
    for (const text of ['2d6 +9', '3d6 +9', '1d4', '1d10', '1d12', '1dP', '4d6 +12']) {
      expect(printTerms(read(text))).toBe(text);
      expect(printTerms(read(`🎲 ${text}`))).toBe(text);
    }
    expect(read('2D6+9')).toEqual([{ count: 2, sides: 6, bonus: 9, times: 1 }]);
    expect(printTerms(read('1P'))).toBe('1dP');
  });

  test('3d6 +9 that shows 4, 2 and 6 is 12 and then 21', () => {
    const shown = [4, 2, 6];
    const rolled = rollTerms(read('3d6 +9'), () => shown.shift() as number);
    expect(rolled).toEqual({ faces: [4, 2, 6], total: 21 });
  });

  test('dP shows ten tens from 10 to 100', () => {
    expect(facesOf('P')).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(meanOf(read('1dP'))).toBe(55);
    expect(chanceAtLeast(distributionOf(read('1dP')), 80)).toBeCloseTo(0.3, 15);
    expect(canShow(dice(1, 'P'), 100)).toBe(true);
    for (const no of [0, 5, 15, 110]) expect(canShow(dice(1, 'P'), no)).toBe(false);
  });

  test.each([
    '',
    'd6',
    '2d',
    '2d1',
    '0d6',
    '2x6',
    '+9',
    '9',
    '(2d6',
    '2d6)',
    '2d6 +',
    '2 * (1d6 +9)',
    '2 * 3',
    '- 2d6',
    '2d6 - 1d6',
    '99999999d6',
    `${'('.repeat(40)}1d6${')'.repeat(40)}`,
    '2d6 9',
  ])('%j is refused', (text) => {
    const terms = parseTerms(text);
    expect(isLeft(terms) && terms.left.violation).toBe('dice/unreadable');
  });

  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9dP*()+\- 🎲]*$/u), (text) => {
        parseTerms(text);
      }),
    );
  });

  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(sequence, (terms) => {
        expect(read(printTerms(terms))).toEqual(terms);
      }),
    );
  });
});

describe('Bonus', () => {
  test('individual and representative rolls of 2d6 +9 are consistent with it', () => {
    expect(isConsistent(read('2d6 +9'), read('(1d6 + 1d6 + +9)'))).toBe(true);
    expect(isConsistent(read('2d6 +9'), read('((2 * 1d6) + +9)'))).toBe(true);
    expect(isConsistent(read('2 * 1d6 +9'), read('(2 * 1d6) +9'))).toBe(true);
  });

  test('a bonus added for each die is wrong', () => {
    expect(isConsistent(read('2d6 +9'), read('(1d6 +9 + 1d6 +9)'))).toBe(false);
  });

  test('a representative roll rolls one die and multiplies it', () => {
    expect(printTerms([represent(dice(2, 6, 9))])).toBe('(2 * 1d6) +9');
    expect(rollTerms([represent(dice(2, 6, 9))], () => 4)).toEqual({ faces: [4], total: 17 });
    expect(printTerms(read('(2 * 1d6) +9 + (3 * 1d4) +1'))).toBe('(2 * 1d6) +9 + (3 * 1d4) +1');
  });
});

describe('Dice Arithmetic', () => {
  test('2d6 +6, 1d6 +3, 1d6 and 1d6 condense to 5d6 +9', () => {
    expect(condensed('2d6 +6 + 1d6 +3 + 1d6 + 1d6')).toBe('5d6 +9');
  });

  test('an Estate with a Palisade, a Castle with Fortifications, a hero with two items', () => {
    expect(condensed('4d6 +12 + 1d6 +3')).toBe('5d6 +15');
    expect(condensed('5d6 +15 + 2d6 +6')).toBe('7d6 +21');
    expect(condensed('2d6 +6 + 2d6 +3 + 1d6 +2')).toBe('5d6 +11');
  });

  test('different sides stay apart', () => {
    expect(condensed('1d4 +9 + 3d12 +4 + 2d6 + 1d6')).toBe('1d4 + 3d12 + 3d6 +13');
  });

  test('condensing keeps the distribution when nothing is representative', () => {
    const plain = fc.array(
      term.map((t) => ({ ...t, times: 1, count: Math.min(t.count, 4) })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(plain, (terms) => {
        const [a, b] = [distributionOf(condense(terms)), distributionOf(terms)];
        expect([a.all, meanOf(condense(terms))]).toEqual([b.all, meanOf(terms)]);
        expect(a.ways).toEqual(b.ways);
      }),
      { numRuns: 30 },
    );
  });
});

describe('distributions', () => {
  test('2d6 has 36 ways, 6 of them to 7', () => {
    const { ways, lowest, all } = distributionOf(read('2d6'));
    expect([ways[7 - lowest], all]).toEqual([6n, 36n]);
    expect(chanceAtLeast(distributionOf(read('2d6')), 7)).toBeCloseTo(21 / 36, 15);
  });

  test('2d6 +6 + 1d6 agrees with counting all 216 ways', () => {
    const exact = distributionOf(read('2d6 +6 + 1d6'));
    const counted = new Map<number, bigint>();
    for (const a of facesOf(6)) {
      for (const b of facesOf(6))
        for (const c of facesOf(6)) counted.set(a + b + c + 6, (counted.get(a + b + c + 6) ?? 0n) + 1n);
    }
    for (const [i, ways] of exact.ways.entries()) expect(ways).toBe(counted.get(exact.lowest + i));
  });

  test('the mean is that of the distribution; chances fall from 1 to 0', () => {
    fc.assert(
      fc.property(
        fc.array(
          term.map((t) => ({ ...t, count: Math.min(t.count, 8) })),
          { minLength: 1, maxLength: 3 },
        ),
        (terms) => {
          const { ways, lowest, all } = distributionOf(terms);
          const sum = ways.reduce((total, count, i) => total + BigInt(lowest + i) * count, 0n);
          expect(Number((sum * 1000n) / all) / 1000).toBeCloseTo(meanOf(terms), 2);
          expect(chanceAtLeast({ ways, lowest, all }, lowest)).toBe(1);
          expect(chanceAtLeast({ ways, lowest, all }, lowest + ways.length)).toBe(0);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('sums of dice agree with the exact distributions', () => {
    for (const count of [1, 2, 7, 30]) {
      const exact = distributionOf([dice(count, 6)]);
      for (let least = 0; least <= 6 * count + 1; least++) {
        expect(chanceOfSum(count, least)).toBeCloseTo(chanceAtLeast(exact, least), 12);
      }
    }
  });

  test('a seeded roll stays within its bounds', () => {
    const { pick } = stream('dice', 0, 'dice');
    for (let i = 0; i < 200; i++) {
      const { total } = rollTerms([dice(3, 6, 4)], (sides) => pick(facesOf(sides)));
      expect(total).toBeGreaterThanOrEqual(lowestSum(dice(3, 6)) + 4);
      expect(total).toBeLessThanOrEqual(highestSum(dice(3, 6)) + 4);
    }
  });

  test('plain dice print without a sequence', () => {
    expect(printDice(dice(1, 6, 2))).toBe('1d6 +2');
    expect(isRight(parseTerms('1d6 + 2'))).toBe(true);
  });
});
