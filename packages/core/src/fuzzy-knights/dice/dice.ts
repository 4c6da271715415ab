/** Faces of a die: a number, or `P` for the percentile die, which shows the ten tens from 10 to 100. */
export type Sides = number | 'P';

/** `2d6 +9`: roll `count` dice of `sides`, add them up, then add the bonus. */
export interface Dice {
  readonly count: number;
  readonly sides: Sides;
  readonly bonus: number;
}

/** One link of a sequence. `times` above 1 is a representative roll: `(2 * 1d6) +9`. */
export interface DiceTerm extends Dice {
  readonly times: number;
}

/** The percentile die's faces; `00` on it is 100. */
const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
const facesBySides = new Map<Sides, readonly number[]>([['P', TENS]]);

export function dice(count: number, sides: Sides, bonus = 0): Dice {
  return { count, sides, bonus };
}

export function facesOf(sides: Sides): readonly number[] {
  const known = facesBySides.get(sides);
  if (known) return known;
  const faces = Array.from({ length: Number(sides) }, (_, i) => i + 1);
  facesBySides.set(sides, faces);
  return faces;
}

/** The lowest sum that the dice show, before the bonus. */
export function lowestSum({ count, sides }: Dice): number {
  return count * (sides === 'P' ? 10 : 1);
}

/** The highest sum that the dice show, before the bonus. */
export function highestSum({ count, sides }: Dice): number {
  return count * (sides === 'P' ? 100 : sides);
}

/** Whether dice can show this sum, before the bonus. */
export function canShow(rolled: Dice, sum: number): boolean {
  const step = rolled.sides === 'P' ? 10 : 1;
  return Number.isInteger(sum / step) && sum >= lowestSum(rolled) && sum <= highestSum(rolled);
}

/** Prints one kind of dice as the rules do: `2d6 +9`, `1dP`. */
export function printDice({ count, sides, bonus }: Dice): string {
  return `${count}d${sides}${printBonus(bonus)}`;
}

/** Prints a sequence: `2d6 +6 + 1d6 +3`, `(2 * 1d6) +9`. */
export function printTerms(terms: readonly DiceTerm[]): string {
  return terms.map(printTerm).join(' + ');
}

function printTerm({ times, count, sides, bonus }: DiceTerm): string {
  const rolled = `${count}d${sides}`;
  return `${times === 1 ? rolled : `(${times} * ${rolled})`}${printBonus(bonus)}`;
}

function printBonus(bonus: number): string {
  return bonus === 0 ? '' : bonus > 0 ? ` +${bonus}` : ` ${bonus}`;
}
