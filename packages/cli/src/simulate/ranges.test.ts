import { expect, test } from 'vitest';
import { countFiles, fileRanges, rangeOfShare, sizeOf } from './ranges.ts';
import { parseShardName, shardName } from './shard.ts';

test('parts are as even as can be, and have every game once', () => {
  for (const [games, parts] of [
    [1000, 7],
    [5, 7],
    [1_000_000_000, 1000],
    [999_999_999_999_999, 1009],
  ] as const) {
    const ranges = Array.from({ length: parts }, (_, i) => rangeOfShare(games, { part: i + 1, parts }));
    let next = 0;
    for (const range of ranges) {
      expect(range.first).toBe(next);
      next = range.last + 1;
    }
    expect(next).toBe(games);
    const sizes = ranges.map(sizeOf);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});

test('files have fixed ranges of the whole run, cut at the ends of a part', () => {
  expect(fileRanges({ first: 0, last: 2499 }, 1000)).toEqual([
    { first: 0, last: 999 },
    { first: 1000, last: 1999 },
    { first: 2000, last: 2499 },
  ]);
  expect(fileRanges({ first: 285, last: 427 }, 300)).toEqual([
    { first: 285, last: 299 },
    { first: 300, last: 427 },
  ]);
  expect(fileRanges(rangeOfShare(3, { part: 1, parts: 7 }), 1000)).toEqual([]);
});

test('the last part of a large run ends with its last game, however many parts there are', () => {
  for (let games = 999_999_999_999_000; games < 1e15; games++)
    expect(rangeOfShare(games, { part: 999_999_937, parts: 999_999_937 }).last).toBe(games - 1);
});

test('files are counted as they are made', () => {
  for (const range of [
    { first: 0, last: 2499 },
    { first: 285, last: 427 },
    { first: 300, last: 300 },
    { first: 299, last: 300 },
    { first: 5, last: 4 },
  ])
    expect(countFiles(range, 300)).toBe(fileRanges(range, 300).length);
});

test('the name of a file is its range', () => {
  for (const range of [
    { first: 0, last: 999 },
    { first: 1_000_000_000_000, last: 1_000_000_000_999 },
  ])
    expect(parseShardName(shardName(range))).toEqual(range);
  for (const name of ['games-0-999.parquet', 'games-000000009-000000001.parquet', 'games.parquet', 'run.json'])
    expect(parseShardName(name)).toBeNull();
});
