/** A line of progress on a terminal. */
export interface Progress {
  /** Replaces the text, at a rate that eyes can follow. */
  show(text: string): void;
  /** Removes the line, to make room for a message. */
  clear(): void;
  /** Shows a last text and leaves it. */
  end(text: string): void;
}

/** Milliseconds between updates. */
const EVERY_MS = 200;

const EMPTY_LINE = '\r\x1b[K';

/** Progress on standard error; nothing outside a terminal. */
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
