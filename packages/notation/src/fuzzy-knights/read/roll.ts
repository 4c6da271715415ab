import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type Action,
  condense,
  type DiceTerm,
  parseTerms,
  printTerms,
  ROLL_PURPOSES,
  type RollPurpose,
} from '@woodlog/core/fuzzy-knights';
import type { Span } from '../../kernel/diagnostic.ts';
import { contradicts, implicationOf } from '../implication.ts';
import type { Word } from '../lexicon.ts';
import type { Reader } from './reader.ts';

/** The words of a purpose; the longer purposes first, so that TOKEN TYPE is not a TOKEN. */
const PURPOSES = ROLL_PURPOSES.map((purpose) => [purpose, purpose.split(' ') as readonly Word[]] as const).sort(
  ([, a], [, b]) => b.length - a.length,
);

/** The largest sum that dice may show: more than those of any rule. */
const MOST_SHOWN = 999_999;

function purposeOf(reader: Reader): RollPurpose {
  const start = reader.peek();
  for (const [purpose, [first, second]] of PURPOSES) {
    if (reader.peek()?.word !== first) continue;
    if (second === undefined) {
      reader.next();
      return purpose;
    }
    if (reader.ahead(1)?.word !== second) continue;
    reader.next();
    reader.next();
    return purpose;
  }
  return reader.fail('expected what the roll is for, such as MONSTER or ATTACK', start);
}

/**
 * The rest of a step `ROLL MONSTER 1dP [10] => HARD-FIGHT`: its purpose, the dice, the result as the rules write it,
 * and its meaning, which is only a note. Results are one sum `[12]`, or each die or each roll `[4] + [2] + [6] = [12]`;
 * a bonus and a total after them must agree.
 */
export function readRoll(reader: Reader, seat: number): Action {
  const purpose = purposeOf(reader);
  const first = reader.peek();
  if (!first) return reader.fail('expected dice such as 1dP');
  let bracket = first;
  while (bracket.text !== '[') {
    reader.next();
    const next = reader.peek();
    if (!next) return reader.fail('expected the result in brackets, such as [10]');
    bracket = next;
  }
  const diceText = reader.text.slice(first.start, bracket.start).replace(/🎲\u{fe0f}?\s*$/u, '');
  const terms = parseTerms(diceText);
  if (isLeft(terms)) {
    return reader.fail(terms.left.message, { start: first.start, end: first.start + diceText.trimEnd().length });
  }
  const bonus = bonusOf(terms.right);
  const dice = condense(terms.right);
  const tooMany = parseTerms(printTerms(dice));
  if (isLeft(tooMany)) return reader.fail(tooMany.left.message, first);
  const shown: number[] = [];
  do {
    reader.skip('roll');
    if (reader.next()?.text !== '[') return reader.fail('expected a result in brackets');
    shown.push(reader.number('a result', 0, MOST_SHOWN));
    if (reader.next()?.text !== ']') return reader.fail('a bracket is not closed');
  } while (startsResult(reader));
  const sum = sumOf(reader, terms.right, shown);
  if (sum > MOST_SHOWN) return reader.fail(`dice show at most ${MOST_SHOWN} together`, bracket);
  const note = readTotals(reader, sum, bonus);
  if (note && contradicts(reader.text.slice(note.start, note.end), purpose, sum, bonus)) {
    reader.warnings.push({ ...note, message: `this roll means ${implicationOf(purpose, sum, bonus)}` });
  }
  return { kind: 'roll', seat, for: purpose, dice: printTerms(dice), sum };
}

const bonusOf = (terms: readonly DiceTerm[]): number => terms.reduce((sum, term) => sum + term.bonus, 0);

/** Whether another result follows: `+ [4]`. */
function startsResult(reader: Reader): boolean {
  if (reader.peek()?.text !== '+') return false;
  const after = reader.ahead(1)?.word === 'roll' ? reader.ahead(2) : reader.ahead(1);
  return after?.text === '[' && reader.skip('+');
}

/** The sum of the dice; a representative roll counts for each die that it stands for. */
function sumOf(reader: Reader, terms: readonly DiceTerm[], shown: readonly number[]): number {
  const isPercentile = terms.every(({ sides }) => sides === 'P');
  const faces = shown.map((face) => (isPercentile && face === 0 ? 100 : face));
  if (terms.some(({ times }) => times > 1)) {
    if (faces.length !== terms.length) return reader.fail('a representative roll has one result for each roll');
    return terms.reduce((sum, { times }, i) => sum + times * (faces[i] as number), 0);
  }
  const dice = terms.reduce((count, term) => count + term.count, 0);
  if (faces.length !== 1 && faces.length !== terms.length && faces.length !== dice) {
    return reader.fail(`expected one result, or one for each of ${dice} dice, not ${faces.length}`);
  }
  return faces.reduce((sum, face) => sum + face, 0);
}

/** `+2`, `+ +9`, `= 21`, `= [12] +9`: must agree with the dice. Returns a note `=> ...`. */
function readTotals(reader: Reader, sum: number, bonus: number): Span | null {
  for (;;) {
    const mark = reader.peek()?.text;
    if (mark === '+' || mark === '-') {
      readBonus(reader, bonus);
    } else if (mark === '=') {
      reader.next();
      if (reader.peek()?.text === '>') return restOf(reader);
      readTotal(reader, sum, bonus);
    } else {
      return null;
    }
  }
}

function readBonus(reader: Reader, bonus: number): void {
  let sign = 1;
  while (reader.peek()?.text === '+' || reader.peek()?.text === '-') if (reader.next()?.text === '-') sign = -sign;
  const piece = reader.peek();
  if (sign * reader.number('the bonus', 0, MOST_SHOWN) !== bonus)
    reader.fail(`the bonus of these dice is ${bonus}`, piece);
}

function readTotal(reader: Reader, sum: number, bonus: number): void {
  reader.skip('roll');
  const isBracketed = reader.peek()?.text === '[';
  if (isBracketed) reader.next();
  const piece = reader.peek();
  const total = reader.number('the total', 0, 2 * MOST_SHOWN);
  if (total !== sum && total !== sum + bonus) reader.fail(`the total is ${sum + bonus}`, piece);
  if (isBracketed && reader.next()?.text !== ']') reader.fail('a bracket is not closed', piece);
}

/** The note, from its `>` on. */
function restOf(reader: Reader): Span {
  const start = reader.peek()?.start ?? 0;
  while (reader.next());
  return { start, end: reader.offset };
}
