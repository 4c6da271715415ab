import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** What files of tests share lies here; the name has a blank, as names of people's folders have. */
const folder = mkdtempSync(join(tmpdir(), 'woodlog tests-'));

export function setup(project: TestProject): void {
  project.provide('shared', folder);
  // Sources have changed.
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
}

export const teardown = (): void => rmSync(folder, { recursive: true });
