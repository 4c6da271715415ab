import { once } from 'node:events';
import { exitCode } from '../exit.ts';
import { reasonOf } from '../files/reason.ts';

const CHUNK = 1 << 16;

/** Writes data to standard output, and waits for slow readers. */
export async function out(pieces: Iterable<string>): Promise<void> {
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    await write(chunk);
    chunk = '';
  }
  if (chunk !== '') await write(chunk);
}

/** Writes bytes to standard output. */
export const outBytes = (bytes: Uint8Array): Promise<void> => write(bytes);

async function write(chunk: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}

/** Prints a message to standard error. */
export function say(text: string): void {
  if (text !== '') process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
}

/**
 * A reader that closes the pipe (`| head -1`) is no error: there is nothing left to do. Output that cannot be written
 * (a full disk) ends the command.
 */
export function endOnClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      if (stream === process.stdout) say(`error: cannot write standard output: ${reasonOf(error)}`);
      process.exit(exitCode.usage);
    });
  }
}
