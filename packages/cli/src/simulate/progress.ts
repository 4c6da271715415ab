/** Told how far a run has come. */
export interface Progress {
  add(games: number): void;
  /** Leaves the line as it stands. */
  end(): void;
}

/** A line is written anew so often. */
const EVERY_MS = 200;

/** A line on a terminal with games, rate and time left; nothing where there is no terminal. */
export function progressLine(total: number, before: number): Progress {
  if (!process.stderr.isTTY) return { add() {}, end() {} };
  const start = performance.now();
  let played = 0;
  let shown = 0;
  const show = (): void => {
    shown = performance.now();
    process.stderr.write(`\r\x1b[K${progressText(total, before, played, (shown - start) / 1000)}`);
  };
  return {
    add(games) {
      played += games;
      if (performance.now() - shown > EVERY_MS) show();
    },
    end() {
      show();
      process.stderr.write('\n');
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

/** @example durationText(3700) // '1 h 2 min' */
export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
