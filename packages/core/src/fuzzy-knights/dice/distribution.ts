import { type Dice, type DiceTerm, facesOf, type Sides } from './dice.ts';

/** Every total with the number of ways to roll it, all ways equally likely: exact. */
export interface Distribution {
  /** The number of ways for each total; `ways[i]` is for the total `lowest + i`. */
  readonly ways: readonly bigint[];
  readonly lowest: number;
  /** All ways together. */
  readonly all: bigint;
}

/** The exact distribution of a sequence of rolls. A representative roll multiplies what is rolled. */
export function distributionOf(terms: readonly (Dice | DiceTerm)[]): Distribution {
  let result: Distribution = { ways: [1n], lowest: 0, all: 1n };
  for (const term of terms) {
    let rolled: Distribution = { ways: [1n], lowest: 0, all: 1n };
    for (let i = 0; i < term.count; i++) rolled = plusDie(rolled, term.sides);
    result = plus(result, multiplied(rolled, 'times' in term ? term.times : 1));
    result = { ...result, lowest: result.lowest + term.bonus };
  }
  return result;
}

function plusDie(before: Distribution, sides: Sides): Distribution {
  const faces = facesOf(sides);
  const lowestFace = faces[0] as number;
  const span = (faces.at(-1) as number) - lowestFace;
  const ways = new Array<bigint>(before.ways.length + span).fill(0n);
  for (const [i, count] of before.ways.entries()) {
    if (count === 0n) continue;
    for (const face of faces) ways[i + face - lowestFace]! += count;
  }
  return { ways, lowest: before.lowest + lowestFace, all: before.all * BigInt(faces.length) };
}

function plus(a: Distribution, b: Distribution): Distribution {
  const ways = new Array<bigint>(a.ways.length + b.ways.length - 1).fill(0n);
  for (const [i, x] of a.ways.entries()) {
    if (x === 0n) continue;
    for (const [j, y] of b.ways.entries()) if (y !== 0n) ways[i + j]! += x * y;
  }
  return { ways, lowest: a.lowest + b.lowest, all: a.all * b.all };
}

function multiplied(rolled: Distribution, times: number): Distribution {
  if (times === 1) return rolled;
  const ways = new Array<bigint>((rolled.ways.length - 1) * times + 1).fill(0n);
  for (const [i, count] of rolled.ways.entries()) ways[i * times] = count;
  return { ways, lowest: rolled.lowest * times, all: rolled.all };
}

/** Mean of a sequence: `2d6 +6` has 13. */
export function meanOf(terms: readonly (Dice | DiceTerm)[]): number {
  let mean = 0;
  for (const term of terms) {
    const faces = facesOf(term.sides);
    const die = ((faces[0] as number) + (faces.at(-1) as number)) / 2;
    mean += ('times' in term ? term.times : 1) * term.count * die + term.bonus;
  }
  return mean;
}

/** The chance, from 0 to 1, of at least this total: the number nearest to the exact fraction. */
export function chanceAtLeast(distribution: Distribution, total: number): number {
  const from = Math.max(0, Math.ceil(total) - distribution.lowest);
  let ways = 0n;
  for (let i = from; i < distribution.ways.length; i++) ways += distribution.ways[i] as bigint;
  return ratio(ways, distribution.all);
}

const PRECISION = 60n;

function ratio(part: bigint, whole: bigint): number {
  if (part === whole) return 1;
  return Number((part << PRECISION) / whole) / 2 ** Number(PRECISION);
}
