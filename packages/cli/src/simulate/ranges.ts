/** The most games that a file may have. */
export const MOST_CHUNK = 1e6;

/** The most files in a folder: no system lists more of them well. */
export const MOST_FILES = 1e6;

/** Games from `first` to `last`, both included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** A part of a run, as `--shard 2/7` says: `part` counts from 1. */
export interface Share {
  readonly part: number;
  readonly parts: number;
}

/** The games of a run's part; the sizes of parts differ by at most one. */
export function rangeOfShare(games: number, { part, parts }: Share): Range {
  // Products of large runs and many parts exceed exact numbers.
  const before = (share: number): number => Number((BigInt(games) * BigInt(share)) / BigInt(parts));
  return { first: before(part - 1), last: before(part) - 1 };
}

/** How many files a part has. */
export const countFiles = ({ first, last }: Range, chunk: number): number =>
  last < first ? 0 : Math.floor(last / chunk) - Math.floor(first / chunk) + 1;

/** The ranges of the files of a part: every `chunk` games from 0 on, cut at the ends of the part. */
export function fileRanges({ first, last }: Range, chunk: number): readonly Range[] {
  const ranges: Range[] = [];
  for (let from = first; from <= last; ) {
    const end = Math.min(last, Math.floor(from / chunk) * chunk + chunk - 1);
    ranges.push({ first: from, last: end });
    from = end + 1;
  }
  return ranges;
}

export const sizeOf = ({ first, last }: Range): number => last - first + 1;

/** The number of games in several ranges that do not overlap. */
export const sizeOfAll = (ranges: readonly Range[]): number => ranges.reduce((all, range) => all + sizeOf(range), 0);

const DIGITS = 9;

/** A range as written in file names. */
export const printDigits = ({ first, last }: Range): string =>
  `${String(first).padStart(DIGITS, '0')}-${String(last).padStart(DIGITS, '0')}`;

/** @example printRange({ first: 0, last: 999 }) // 'games 0 to 999' */
export const printRange = ({ first, last }: Range): string =>
  first === last ? `game ${first}` : `games ${first} to ${last}`;

/** Ranges in order, with neighbours joined. */
export function joined(ranges: readonly Range[]): readonly Range[] {
  const found: Range[] = [];
  for (const range of ranges) {
    const last = found.at(-1);
    if (last !== undefined && last.last + 1 === range.first) found.splice(-1, 1, { ...last, last: range.last });
    else found.push(range);
  }
  return found;
}
