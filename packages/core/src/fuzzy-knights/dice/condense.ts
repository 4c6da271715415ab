import { assert } from '../../kernel/index.ts';
import type { Dice, DiceTerm, Sides } from './dice.ts';
import { printTerms } from './dice.ts';

/**
 * The shortest equivalent sequence: adds up dice with the same sides, keeps different ones in their order, and puts the
 * sum of the bonuses at the end. A representative roll counts as the dice that it represents.
 *
 * @example condense of 2d6 +6 + 1d6 +3 + 1d6 + 1d6 is 5d6 +9
 */
export function condense(terms: readonly (Dice | DiceTerm)[]): readonly DiceTerm[] {
  const counts = new Map<Sides, number>();
  let bonus = 0;
  for (const term of terms) {
    const times = 'times' in term ? term.times : 1;
    counts.set(term.sides, (counts.get(term.sides) ?? 0) + term.count * times);
    bonus += term.bonus;
  }
  const last = counts.size - 1;
  return Array.from(counts, ([sides, count]) => ({ count, sides }) as const).map(({ count, sides }, i) => ({
    count,
    sides,
    bonus: i === last ? bonus : 0,
    times: 1,
  }));
}

/** Dice of one kind, added up: those of an Estate and its Palisade are 5d6 +15. */
export function addDice(rolls: readonly Dice[]): Dice {
  const sides = rolls[0]?.sides ?? 6;
  let count = 0;
  let bonus = 0;
  for (const roll of rolls) {
    assert(roll.sides === sides, 'dice of different sides are not added up');
    count += roll.count;
    bonus += roll.bonus;
  }
  return { count, sides, bonus };
}

/** Writes dice as one representative roll: `2d6 +9` becomes `(2 * 1d6) +9`. */
export function represent({ count, sides, bonus }: Dice): DiceTerm {
  return { times: count, count: 1, sides, bonus };
}

/** Whether two sequences are the same roll by the rules: they condense to the same sequence. */
export function isConsistent(a: readonly DiceTerm[], b: readonly DiceTerm[]): boolean {
  return canonicalTerms(a) === canonicalTerms(b);
}

function canonicalTerms(terms: readonly DiceTerm[]): string {
  const bonus = terms.reduce((sum, term) => sum + term.bonus, 0);
  const bare = condense(terms).map((term) => printTerms([{ ...term, bonus: 0 }]));
  return `${bare.sort().join(' + ')} +${bonus}`;
}
