import { progressLine } from './progress.ts';

/** The progress of games. */
export interface GamesProgress {
  add(games: number): void;
  /** Removes the line, to make room for a message. */
  clear(): void;
  /** Leaves the line. */
  end(): void;
}

/** Shows games, rate and remaining time on a terminal; elsewhere nothing. */
export function gamesProgress(total: number, before = 0, line = progressLine()): GamesProgress {
  const start = performance.now();
  let played = 0;
  const text = (): string => progressText(total, before, played, (performance.now() - start) / 1000);
  return {
    add(games) {
      played += games;
      line.show(text());
    },
    clear: line.clear,
    end() {
      if (played > 0) line.end(text());
    },
  };
}

/** @example progressText(1000, 200, 300, 1) // '500 of 1000 games, 300 a second, 2 s left' */
export function progressText(total: number, before: number, played: number, seconds: number): string {
  const rate = played / Math.max(seconds, 0.001);
  const left = total - before - played;
  const rest = left === 0 ? '' : played === 0 ? ', ...' : `, ${durationText(left / rate)} left`;
  return `${before + played} of ${total} games, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second${rest}`;
}

/** @example durationText(3700) // '1 h 1 min' */
export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
