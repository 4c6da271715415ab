/** A line at the terminal that tells how far something has come. */
export interface Progress {
  /** Shows a text in place of the one before, as often as eyes follow. */
  show(text: string): void;
  /** Takes the line away, so that something can be said. */
  clear(): void;
  /** Shows the last text, and leaves it. */
  end(text: string): void;
}

/** The line is written anew so often. */
const EVERY_MS = 200;

const EMPTY_LINE = '\r\x1b[K';

/** Such a line on standard error; nothing where that is no terminal. */
export function progressLine(to: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr): Progress {
  if (!to.isTTY) return { show() {}, clear() {}, end() {} };
  let isShown = false;
  let since = Number.NEGATIVE_INFINITY;
  return {
    show(text) {
      const now = performance.now();
      if (now - since < EVERY_MS) return;
      since = now;
      isShown = true;
      to.write(EMPTY_LINE + text);
    },
    clear() {
      if (isShown) to.write(EMPTY_LINE);
      isShown = false;
    },
    end(text) {
      isShown = false;
      to.write(`${EMPTY_LINE}${text}\n`);
    },
  };
}
