import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { run } from '../command.ts';

/** Flags of a small run with several files; always the same games. */
export const SMALL_RUN = [
  ...['--games', '24', '--chunk', '5', '--seed', 'maple', '--rotate', '--keep-logs', '20%'],
  ...['--bots', 'C=mechanical-marquise,E=electric-eyrie', '--bots', 'random', '--map', 'fall,random'],
];

/** As many games in the same files, of another run. */
export const OTHER_RUN = [...SMALL_RUN.slice(0, 4), '--seed', 'oak'];

/** Runs the command, and demands that it ends well. */
export async function fine(...words: string[]): Promise<string> {
  const { code, out, err } = await run(words);
  expect([code, err]).toEqual([0, '']);
  return out;
}

/** A folder for runs, gone after the tests of a file. */
export function runsFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'woodlog runs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}

/** Every file of a folder with its bytes, in Base64; `run.json` without the speed of the machine. */
export function filesOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((path) => [path.slice(folder.length + 1), bytesOf(path).toString('base64')]),
  );
}

function bytesOf(path: string): Buffer {
  const bytes = readFileSync(path);
  if (basename(path) !== 'run.json') return bytes;
  return Buffer.from(`${bytes}`.replace(/,\n {2}"gamesPerSecond": [\d.]+/, ''));
}

/** The shards of a folder. */
export const shardsOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.parquet'))
    .sort();

export function copyRun(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  return to;
}
