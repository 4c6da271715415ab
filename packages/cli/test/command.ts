import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, vi } from 'vitest';
import { madeOnce } from '../../../tools/made-once.ts';
import { runCommand } from '../src/program.ts';

const PACKAGE = join(import.meta.dirname, '..');

/** The bundled game of the repository. */
export const FIRST_GAME = join(PACKAGE, '../../examples/first-game.rootlog');

/** How the command ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process, with what stands on standard input, without colours. One at a time. */
export async function run(words: readonly string[], input = ''): Promise<Ended> {
  let out = '';
  let err = '';
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += text;
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += text;
      return true;
    }),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin),
  ];
  vi.stubEnv('NO_COLOR', '1');
  try {
    return { code: await runCommand(words), out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** A folder for the files of a test, gone after it; its name has a blank, as names of people's folders have. */
export function filesFolder(): { readonly folder: string; file(name: string, contents: string | Uint8Array): string } {
  const folder = mkdtempSync(join(tmpdir(), 'woodlog files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    file(name, contents) {
      const path = join(folder, name);
      writeFileSync(path, contents);
      return path;
    },
  };
}

interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What stands on standard input, as after `<`. */
  readonly inFile?: string;
  /** Stops reading standard output after its first piece, as `| head -1` does. */
  readonly closePipe?: boolean;
  /** Where standard output goes, as after `>`. */
  readonly outFile?: string;
}

/** The command as a user starts it: bundled, in a process of its own. */
export type Start = (words: readonly string[], surroundings?: Surroundings) => Promise<Ended>;

/** The folder of the bundled command, for the tests of a file to read. */
export const builtFolder = (): string =>
  madeOnce('built', (folder) => {
    execFileSync(process.execPath, ['build.mjs', folder], { cwd: PACKAGE });
    // What is not bundled is looked for from there.
    symlinkSync(join(PACKAGE, '../../node_modules'), join(folder, 'node_modules'));
  });

/** When a command is to stop itself: after so many steps of writing files (four a file), or so many milliseconds. */
type Moment = { readonly step: number } | { readonly ms: number };

/** Surroundings in which a command of node sends itself a signal. */
export const stopping = (signal: NodeJS.Signals, moment: Moment): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'stop-itself.mjs')).href}`,
  STOP_SIGNAL: signal,
  ...('step' in moment ? { STOP_AT_STEP: `${moment.step}` } : { STOP_AFTER_MS: `${moment.ms}` }),
});

/** The same, to be started. */
export function builtCommand(): Start {
  const folder = builtFolder();
  return (words, { input, env, inFile, closePipe, outFile } = {}) => {
    const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
    const child = spawn(process.execPath, [join(folder, 'main.js'), ...words], {
      env: { ...inherited, ...env },
      stdio: [
        inFile === undefined ? 'pipe' : openSync(inFile, 'r'),
        outFile === undefined ? 'pipe' : openSync(outFile, 'w'),
        'pipe',
      ],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => {
      out.push(chunk);
      if (closePipe) child.stdout?.destroy();
    });
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    // A command that refuses its flags ends before it reads.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
    return new Promise((resolve) => {
      child.on('close', (code) =>
        resolve({ code, out: Buffer.concat(out).toString('utf8'), err: Buffer.concat(err).toString('utf8') }),
      );
    });
  };
}
