import type { Offer } from '../kernel/language.ts';
import type { LawOfText, LineLaw } from './law-check.ts';
import { after } from './timers.ts';

/** A text to check against the law; only the latest counts. With `at`, asks only what the law allows at that place. */
export interface LawRequest {
  readonly id: number;
  readonly text: string;
  readonly at?: number;
}

/** The law's verdicts on some lines of a request's text, or what it allows at the place asked about. */
export interface LawReply {
  readonly id: number;
  readonly lines: readonly LineLaw[];
  readonly offers?: readonly Offer[];
}

/** Milliseconds after which a thread that still checks an older text is ended: one line may take long. */
const PATIENCE = 1000;

/** Milliseconds for the law to say what it allows at a place, while somebody types. */
export const OFFERS_WAIT = 60;

/** A thread that runs `lawTask`, seen from its host. */
export interface LawThread {
  post(request: LawRequest): void;
  end(): void;
}

/**
 * Checks the texts of one document against the law in a thread, which starts with the first text. `start` receives the
 * handler of replies.
 */
export function lawInThread(start: (onReply: (reply: LawReply) => void) => LawThread): LawOfText {
  let thread: LawThread | null = null;
  let latest = 0;
  /** The last request that was answered; 0 while the thread starts. */
  let heard = 0;
  let report: ((lines: readonly LineLaw[]) => void) | null = null;
  /** Callbacks for what is allowed at a place, by request. */
  const waiting = new Map<number, (offers: readonly Offer[]) => void>();
  let asked = 0;
  let callOff = (): void => {};
  const end = (): void => {
    callOff();
    thread?.end();
    thread = null;
    heard = 0;
  };
  const post = (text: string): void => {
    thread ??= start(({ id, lines, offers }) => {
      if (offers !== undefined) {
        waiting.get(id)?.(offers);
        return;
      }
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
    offers(text, at) {
      const running = thread;
      // Starting a thread takes longer than anybody waits.
      if (running === null || heard === 0) return Promise.resolve([]);
      const id = ++asked;
      return new Promise((resolve) => {
        const done = (offers: readonly Offer[]): void => {
          forget();
          waiting.delete(id);
          resolve(offers);
        };
        const forget = after(OFFERS_WAIT, () => done([]));
        waiting.set(id, done);
        running.post({ id, text, at });
      });
    },
    stop() {
      report = null;
    },
    close: end,
  };
}
