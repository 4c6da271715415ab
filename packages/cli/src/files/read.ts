import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { InputError, UsageError } from '../exit.ts';
import { visible } from '../show/visible.ts';
import { noteInput, noteStandardInput } from './inputs.ts';
import { reasonOf } from './reason.ts';

export const STANDARD_INPUT = '-';

/** Below the longest string of Node. */
const MOST_BYTES = 256 * 2 ** 20;

/** Far more than hundreds of games; parsing a longer text may run out of memory. */
const MOST_BYTES_OF_LOG = 8 * 2 ** 20;

export const nameOf = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : visible(path));

/**
 * Reads a file or standard input as strict UTF-8, keeping a byte order mark. Throws a `UsageError` for a missing file,
 * a folder, binary data or another encoding.
 */
export async function readText(path: string, most = MOST_BYTES): Promise<string> {
  const bytes = await readBytes(path, most);
  const problem = encodingProblem(bytes);
  if (problem !== null) throw new UsageError(`${nameOf(path)} ${problem}`);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

export const readLogText = (path: string): Promise<string> => readText(path, MOST_BYTES_OF_LOG);

/** Reads a file that Woodlog wrote. Throws an `InputError` if it is not text, since it was damaged. */
export async function readOwnText(path: string): Promise<string> {
  const bytes = await readBytes(path, MOST_BYTES);
  const problem = encodingProblem(bytes);
  if (problem !== null) throw new InputError(`${nameOf(path)} is damaged: it ${problem}`);
  return bytes.toString('utf8');
}

async function readBytes(path: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (path === STANDARD_INPUT) noteStandardInput();
    else noteInput(path);
    const stream: Readable = path === STANDARD_INPUT ? process.stdin : createReadStream(path);
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > most) throw new UsageError(`${nameOf(path)} is larger than ${most / 2 ** 20} MB`);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read ${nameOf(path)}: ${reasonOf(error)}`);
  }
  return Buffer.concat(chunks, size);
}

function encodingProblem(bytes: Buffer): string | null {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return 'is UTF-16: save it as UTF-8';
  if (bytes.includes(0)) return 'is a binary file, not a text';
  if (isUtf8(bytes)) return null;
  return `is not UTF-8: line ${firstBadLine(bytes)} has bytes of another encoding; iconv -f latin1 -t utf-8 converts from Latin-1`;
}

function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; ; line++) {
    const end = bytes.indexOf(10, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
