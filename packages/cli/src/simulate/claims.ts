import { nameOf } from '../files/read.ts';
import { type Range, joined, printRange } from './ranges.ts';

export interface Claim {
  readonly folder: string;
  readonly ranges: readonly Range[];
}

/** Games that appear twice, and where. */
export function doublesOf(claims: readonly Claim[]): readonly string[] {
  const parts = claims.flatMap(({ folder, ranges }) => joined(ranges).map((range) => ({ folder, range })));
  parts.sort((a, b) => a.range.first - b.range.first);
  const found: string[] = [];
  let before = parts[0];
  for (const part of parts.slice(1)) {
    const last = Math.min(before!.range.last, part.range.last);
    if (part.range.first <= last) {
      const both = printRange({ first: part.range.first, last });
      found.push(`${nameOf(before!.folder)} and ${nameOf(part.folder)} both have ${both}`);
    }
    if (part.range.last > before!.range.last) before = part;
  }
  return found;
}

/** Games of a run that no folder has. */
export function gapsOf(claims: readonly Claim[], games: number): readonly Range[] {
  const ranges = claims.flatMap((claim) => claim.ranges).sort((a, b) => a.first - b.first);
  const gaps: Range[] = [];
  let next = 0;
  for (const { first, last } of [...ranges, { first: games, last: games }]) {
    if (first > next) gaps.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  return gaps;
}
