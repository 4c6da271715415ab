import type { LawOfText, LineLaw } from './law-check.ts';
import { after } from './timers.ts';

/** A text that is to be held to the law; of several, the last counts. */
export interface LawRequest {
  readonly id: number;
  readonly text: string;
}

/** What the law says to some lines of the text of a request. */
export interface LawReply {
  readonly id: number;
  readonly lines: readonly LineLaw[];
}

/** Milliseconds after which a thread that is still with an older text is ended: one line may take long. */
const PATIENCE = 1000;

/** A thread that runs `lawTask`, as its host sees it. */
export interface LawThread {
  post(request: LawRequest): void;
  end(): void;
}

/**
 * Holds the texts of one document to the law in a thread, which is started with the first. `start` is given what takes the
 * thread's replies.
 */
export function lawInThread(start: (onReply: (reply: LawReply) => void) => LawThread): LawOfText {
  let thread: LawThread | null = null;
  let latest = 0;
  /** The last request that the thread has answered; none while it starts. */
  let heard = 0;
  let report: ((lines: readonly LineLaw[]) => void) | null = null;
  let callOff = (): void => {};
  const end = (): void => {
    callOff();
    thread?.end();
    thread = null;
    heard = 0;
  };
  const post = (text: string): void => {
    thread ??= start(({ id, lines }) => {
      heard = Math.max(heard, id);
      if (id === latest) report?.(lines);
    });
    thread.post({ id: latest, text });
  };
  return {
    check(text, reportOf) {
      latest++;
      report = reportOf;
      post(text);
      callOff();
      if (heard === 0) return;
      callOff = after(PATIENCE, () => {
        if (heard === latest) return;
        end();
        post(text);
      });
    },
    stop() {
      report = null;
    },
    close: end,
  };
}
