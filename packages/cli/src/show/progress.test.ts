import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gamesProgress } from './games-progress.ts';
import { progressLine } from './progress.ts';

/** What a terminal is written. */
function terminal(isTTY = true): { readonly isTTY: boolean; write(text: string): boolean; readonly seen: string[] } {
  const seen: string[] = [];
  return { isTTY, seen, write: (text) => seen.push(text) > 0 };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a line is written anew five times a second, and taken away before something is said', () => {
  const to = terminal();
  const line = progressLine(to);
  line.clear();
  for (let ms = 0; ms <= 400; ms += 50) {
    line.show(`${ms}`);
    vi.advanceTimersByTime(50);
  }
  line.clear();
  line.clear();
  line.end('all');
  expect(to.seen).toEqual(['\r\x1b[K0', '\r\x1b[K200', '\r\x1b[K400', '\r\x1b[K', '\r\x1b[Kall\n']);
});

test('of games it tells number, rate and time left, and nothing where there were none', () => {
  const to = terminal();
  const progress = gamesProgress(10, 4, progressLine(to));
  progress.end();
  progress.add(1);
  vi.advanceTimersByTime(1000);
  progress.add(1);
  progress.end();
  expect(to.seen).toEqual([
    '\r\x1b[K5 of 10 games, 1000 a second, 1 s left',
    '\r\x1b[K6 of 10 games, 2.0 a second, 2 s left',
    '\r\x1b[K6 of 10 games, 2.0 a second, 2 s left\n',
  ]);
});

test('nothing is written where there is no terminal', () => {
  const to = terminal(false);
  const line = progressLine(to);
  line.show('1');
  line.clear();
  line.end('2');
  expect(to.seen).toEqual([]);
});
