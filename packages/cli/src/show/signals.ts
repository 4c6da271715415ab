import { type ExitCode, exitCode } from '../exit.ts';

/** Hears the signals that end a command. */
export interface Signals {
  /** Aborted by the first of them. */
  readonly stop: AbortSignal;
  /** Hears no more. */
  end(): void;
  /** Ends the command by the signal that was heard, so that whoever sent it sees that it was obeyed. */
  die(): ExitCode;
}

/** Hears Ctrl-C and the like once: the second time they end the command at once. */
export function hearSignals(): Signals {
  const stop = new AbortController();
  let name: NodeJS.Signals | undefined;
  const hear = (signal: NodeJS.Signals): void => {
    name = signal;
    stop.abort();
  };
  process.once('SIGINT', hear);
  process.once('SIGTERM', hear);
  return {
    stop: stop.signal,
    end() {
      process.off('SIGINT', hear);
      process.off('SIGTERM', hear);
    },
    die() {
      if (name !== undefined) process.kill(process.pid, name);
      return exitCode.usage;
    },
  };
}
