import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '../../kernel/index.ts';
import type { DiceTerm, Sides } from './dice.ts';

const LAW = 'Miscellaneous, Dice';
const MOST_DICE = 9999;
const MOST_SIDES = 100;
const MOST_TERMS = 64;
/** For the sum of all bonuses, with any signs. */
const MOST_BONUS = 999_999;
const DEEPEST = 8;

const TOKEN = /\s+|🎲\u{fe0f}?|\d+|[dDpP*()+-]/uy;

/** The tokens of a text, without spaces and the 🎲 before a roll; undefined if it has anything else. */
function marksOf(text: string): readonly string[] | undefined {
  const marks: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return undefined;
    const mark = match[0].toLowerCase();
    if (/^[\d+*()dp-]/.test(mark)) marks.push(mark);
  }
  return marks;
}

/** Reads a sequence with one token of look-ahead, and stops at the first error. */
class Reader {
  private readonly marks: readonly string[];
  private at = 0;
  wrong: string | undefined;

  constructor(marks: readonly string[]) {
    this.marks = marks;
  }

  private fail(message: string): undefined {
    this.wrong ??= message;
    return undefined;
  }

  private skip(mark: string): boolean {
    if (this.marks[this.at] !== mark) return false;
    this.at++;
    return true;
  }

  private number(): number | undefined {
    const mark = this.marks[this.at];
    if (mark === undefined || !/^\d/.test(mark)) return undefined;
    this.at++;
    return mark.length > 6 ? Number.POSITIVE_INFINITY : Number(mark);
  }

  get atEnd(): boolean {
    return this.at === this.marks.length;
  }

  /** sequence = item (("+" | "-") item)* ; a lone number is a bonus of the term before it. */
  sequence(depth: number): DiceTerm[] | undefined {
    const terms: DiceTerm[] = [];
    let sign: 1 | -1 = 1;
    do {
      // The rules write a lone bonus with its sign: `1d6 + +9`.
      if (this.skip('-')) sign = sign === 1 ? -1 : 1;
      else this.skip('+');
      const item = this.item(depth);
      if (item === undefined) return undefined;
      if (typeof item === 'number') {
        const last = terms.pop();
        if (!last) return this.fail('a bonus stands after the dice that it is added to');
        terms.push({ ...last, bonus: last.bonus + sign * item });
      } else {
        if (sign === -1) return this.fail('dice are added, never taken away');
        terms.push(...item);
      }
      if (terms.length > MOST_TERMS) return this.fail(`more than ${MOST_TERMS} links`);
      sign = this.marks[this.at] === '-' ? -1 : 1;
    } while (this.skip('+') || this.skip('-'));
    return terms;
  }

  /** item = number | dice | number "*" dice | "(" sequence ")" */
  private item(depth: number): DiceTerm[] | number | undefined {
    if (depth > DEEPEST) return this.fail('too many brackets');
    if (this.skip('(')) {
      const terms = this.sequence(depth + 1);
      if (!terms) return undefined;
      return this.skip(')') ? terms : this.fail('a bracket is not closed');
    }
    const number = this.number();
    if (number === undefined) return this.fail('expected dice such as 2d6');
    if (this.skip('*')) return this.product(number, depth);
    const isDice = this.marks[this.at] === 'd' || this.marks[this.at] === 'p';
    return isDice ? this.dice(number, 1) : number;
  }

  /** A representative roll multiplies dice, never a bonus: that would add it many times. */
  private product(times: number, depth: number): DiceTerm[] | undefined {
    if (times < 1 || times > MOST_DICE) return this.fail(`a roll is taken 1 to ${MOST_DICE} times`);
    const inner = this.item(depth + 1);
    if (inner === undefined) return undefined;
    const [only] = typeof inner === 'number' ? [] : inner;
    if (typeof inner === 'number' || inner.length !== 1 || !only) return this.fail('only one roll is multiplied');
    if (only.bonus !== 0) return this.fail('the bonus is added once, after the roll is multiplied');
    return [{ ...only, times: only.times * times }];
  }

  /** dice = count "d" sides | count ["d"] "P" */
  private dice(count: number, times: number): DiceTerm[] | undefined {
    if (count < 1 || count > MOST_DICE) return this.fail(`a roll has 1 to ${MOST_DICE} dice`);
    this.skip('d');
    if (this.skip('p')) return [{ count, sides: 'P', bonus: 0, times }];
    const sides: Sides | undefined = this.number();
    if (sides === undefined || sides < 2 || sides > MOST_SIDES) {
      return this.fail(`a die has 2 to ${MOST_SIDES} sides, or is dP`);
    }
    return [{ count, sides, bonus: 0, times }];
  }
}

/**
 * Reads dice as the rules write them: a roll `2d6 +9`, a percentile die `1dP`, a sequence
 * `2d6 +6 + 1d6`, representative rolls `(2 * 1d6) +9`; a 🎲 before a roll is skipped.
 *
 * @example parseTerms('2d6 +6 + 1d6 +3')
 */
export function parseTerms(text: string): Either<Violation, readonly DiceTerm[]> {
  const refuse = (message: string) => left(violation('dice/unreadable', `${message}: ${text.trim()}`, { law: LAW }));
  const marks = marksOf(text);
  if (!marks) return refuse('not dice');
  const reader = new Reader(marks);
  const terms = reader.sequence(0);
  if (!terms) return refuse(reader.wrong ?? 'not dice');
  if (!reader.atEnd) return refuse('something follows the dice');
  if (terms.reduce((sum, { bonus }) => sum + Math.abs(bonus), 0) > MOST_BONUS)
    return refuse(`a bonus is at most ${MOST_BONUS}`);
  return right(terms);
}
