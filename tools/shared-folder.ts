import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';

/** What lies beside the checkout: logs of real games and tables of printed facts. */
const SHARED = join(import.meta.dirname, '../../shared');

export const sharedPath = (path: string): string => join(SHARED, path);

export const hasShared = (path: string): boolean => existsSync(sharedPath(path));

export const sharedText = (path: string): string => readFileSync(sharedPath(path), 'utf8');

/** Paths of the files in a folder whose names end so. */
export const sharedPaths = (folder: string, ending: string): string[] =>
  readdirSync(sharedPath(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** Declares tests that read `path`; where it is missing, one that is skipped stands for them. */
export function describeShared(path: string, title: string, declare: () => void): void {
  if (hasShared(path)) describe(title, declare);
  else test.skip(`${title} (../shared/${path} is missing)`);
}
