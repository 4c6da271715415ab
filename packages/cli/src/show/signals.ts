import { type ExitCode, exitCode } from '../exit.ts';

/** Listens for the signals that end a command. */
export interface Signals {
  /** Aborted by the first signal. */
  readonly stop: AbortSignal;
  /** Stops listening. */
  end(): void;
  /** Ends the command by the signal, so that its sender sees that it was obeyed. */
  die(): ExitCode;
}

/** Listens for Ctrl-C and the like; a second one ends the command at once. */
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
