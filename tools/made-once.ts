import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what files of tests share; `shared-by-tests.ts` makes it. */
    readonly shared: string;
  }
}

/** A folder that is filled before the tests of the first file that asks for it; the other files of the run find it full. */
export function madeOnce(name: string, fill: (folder: string) => unknown): string {
  const folder = join(inject('shared'), name);
  beforeAll(async () => {
    while (!existsSync(`${folder}.full`)) {
      if (!isOurs(`${folder}.filling`)) {
        await setTimeout(50);
        continue;
      }
      try {
        if (existsSync(`${folder}.full`)) return;
        await fill(folder);
        writeFileSync(`${folder}.full`, '');
      } finally {
        rmdirSync(`${folder}.filling`);
      }
    }
  });
  return folder;
}

/** Whether a folder could be made, which only one process can. */
function isOurs(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
