import { say } from '../show/out.ts';
import { nameOf } from './read.ts';
import { writeOutput } from './write.ts';

/** Writes a page that the user named, and tells its size. Throws a `UsageError` as `writeOutput` does. */
export function writePage(path: string, page: string): void {
  writeOutput(path, page);
  say(`${nameOf(path)}: ${Math.ceil(Buffer.byteLength(page) / 1024)} KB; open it in a browser`);
}
