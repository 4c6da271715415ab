import { describe, expect, test } from 'vitest';
import { battleOdds, chanceToBeat, type Dice, dice, distributionOf } from '@woodlog/core/fuzzy-knights';
import { attackOdds } from '../../src/fuzzy-knights/odds.ts';

/** All ways that two rolls of a few dice can fall, counted. */
const countedChance = (attack: Dice, defence: Dice): number => {
  const a = distributionOf([attack]);
  const d = distributionOf([defence]);
  let beats = 0n;
  for (const [i, x] of a.ways.entries()) {
    for (const [j, y] of d.ways.entries()) if (a.lowest + i > d.lowest + j) beats += x * y;
  }
  return Number(beats) / Number(a.all * d.all);
};

describe('odds', () => {
  test("Battle: a tie is the defender's", () => {
    expect(chanceToBeat(dice(1, 6), dice(1, 6))).toBeCloseTo(15 / 36, 12);
    for (const [a, d] of [
      [dice(2, 6, 6), dice(3, 6)],
      [dice(5, 6, 11), dice(7, 6, 21)],
      [dice(1, 6), dice(2, 6, 6)],
    ] as const) {
      expect(chanceToBeat(a, d)).toBeCloseTo(countedChance(a, d), 12);
    }
  });

  test('Battle: a battle of two squads against two, by its tree', () => {
    const hero = dice(2, 6, 6);
    const man = dice(1, 6);
    const [big, small] = [dice(3, 6), dice(1, 6)];
    const both = dice(3, 6, 6);
    // Small first or big first; after a lost round the man is gone, after two the hero.
    const alone = (foes: readonly Dice[]): number => foes.reduce((all, foe) => all * chanceToBeat(hero, foe), 1);
    const together = (first: Dice, second: Dice): number => {
      const [p, q] = [chanceToBeat(both, first), chanceToBeat(both, second)];
      return p * (q + (1 - q) * alone([second])) + (1 - p) * alone([first, second]);
    };
    const { chance, target } = battleOdds([hero, man], [big, small]);
    expect(chance).toBeCloseTo(Math.max(together(big, small), together(small, big)), 12);
    expect(target).toBe(together(big, small) >= together(small, big) ? 0 : 1);
  });

  test('more men never lower the odds', () => {
    const castle = [dice(7, 6, 21)];
    let before = 0;
    for (let men = 0; men <= 30; men++) {
      const now = attackOdds(dice(2, 6, 6), men, castle);
      expect(now).toBeGreaterThanOrEqual(before - 1e-12);
      before = now;
    }
    expect(before).toBeGreaterThan(0.99);
  });
});
