import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { builtCommand, filesFolder } from '../command.ts';

const MOST_BYTES = 500 * 1024;

/** The built command, files for it, and the pages that it makes of logs, for the tests of a file. */
export function pages() {
  const start = builtCommand();
  const { file, folder } = filesFolder();
  return { start, file, pageOf };

  /** Makes a page of a log and gives its address. */
  async function pageOf(log: string, code = 0, ...flags: string[]): Promise<string> {
    const output = join(folder, `${Math.random()}.html`);
    const ended = await start(['view', ...flags, log, '-o', output]);
    expect(ended.code).toBe(code);
    expect(statSync(output).size).toBeLessThan(MOST_BYTES);
    return pathToFileURL(output).href;
  }
}
