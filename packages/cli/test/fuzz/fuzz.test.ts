import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesFolder, run } from '../command.ts';
import { PLANTS, buildPlanted } from './planted.ts';

const folder = mkdtempSync(join(tmpdir(), 'woodlog-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { file } = filesFolder();

interface Summary {
  readonly cases: number;
  readonly games: readonly {
    readonly game: string;
    readonly kinds: readonly { readonly kind: string; readonly values: number; readonly faults: number }[];
    readonly productions: { readonly exist: number; readonly reached: number; readonly missing: readonly string[] };
    readonly steps: { readonly exist: number; readonly reached: number };
  }[];
  readonly faults: readonly unknown[];
}

describe('a clean run', () => {
  test('tries every kind of every game, finds nothing and tells what it reached', async () => {
    const { code, out, err } = await run(['fuzz', '--runs', '23', '--seed', 'maple', '--json', '--out', folder]);
    expect(err).toBe('seed maple\n');
    expect(code).toBe(0);
    const { cases, games, faults } = JSON.parse(out) as Summary;
    expect([cases, faults]).toEqual([23, []]);
    expect(games.map(({ game }) => game)).toEqual(['root', 'carcassonne', 'fuzzy-knights']);
    for (const { kinds, productions, steps } of games) {
      for (const { kind, values } of kinds) if (kind !== 'long text') expect(values, kind).toBeGreaterThan(0);
      expect(productions.reached + productions.missing.length).toBe(productions.exist);
      expect(productions.reached).toBeGreaterThan(productions.exist / 2);
      expect(steps.reached).toBeGreaterThan(steps.exist / 5);
    }
  });

  test('bends the logs it is given', async () => {
    const path = file('some.rootlog', 'Map: Fall\nDeck: E&P\nC: Ann\nE: Ben\n\nC:t_k->2/w->1+3\n');
    const { code, out } = await run(['fuzz', '--runs', '10', '--game', 'root', '--seed', 'x', '--corpus', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/bent corpus +1 tried/);
    expect(out).toMatch(/\nno faults\n$/);
  });

  test('a log that keeps the laws has no fault', async () => {
    const path = file('fine.rootlog', 'C: Ann\nC:w->1\n');
    expect(await run(['fuzz', '--replay', path])).toEqual({ code: 0, out: '', err: `${path}: no fault\n` });
  });
});

test.each([
  [['--time', '5x'], /Expected a duration such as 30s/],
  [['--runs', '0'], /Expected a whole number, 1 or more/],
  [['--corpus', 'nowhere'], /cannot read nowhere: there is no such file/],
  [['--replay', 'none.json'], /cannot read none.json: there is no such file/],
  [['--replay', 'none.json', '--seed', 'x'], /'--replay <file>' cannot be used with option '--seed <text>'/],
  [['--time', '0s'], /Expected a duration such as 30s/],
  [['--runs', '1', '--out', '/dev/null/x'], /cannot write to .*a part of its path is no folder/],
])('%j is wrong usage', async (words, message) => {
  const { code, err } = await run(['fuzz', ...words]);
  expect(err).toMatch(message);
  expect(code).toBe(2);
});

test('a file that is none of ours is an error of the input', async () => {
  const { code, err } = await run(['fuzz', '--replay', file('other.json', '{}')]);
  expect([code, err]).toEqual([1, expect.stringMatching(/neither a log by its ending nor what woodlog fuzz writes/)]);
});

describe('a fault', () => {
  const plant = PLANTS.find(({ game }) => game === 'carcassonne')!;
  const fuzz = (...told: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), 'fuzz', ...told], {
      encoding: 'utf8',
      cwd: folder,
    });
    return { code: status, out: stdout, err: stderr };
  };
  const words = ['--game', 'carcassonne', '--seed', 'maple', '--runs', '6'];
  beforeAll(() => buildPlanted(plant, folder));

  test('ends with 3, is told in the same words each time, and is shown again by either command', () => {
    const first = fuzz(...words);
    expect(first.code).toBe(3);
    expect(first).toEqual(fuzz(...words));
    const [, fault] = /^fault: (.*)$/m.exec(first.err) ?? [];
    const [, replay] = /^ {2}again: woodlog fuzz (.*)$/m.exec(first.err) ?? [];
    const [, single] = /^ {2}case \d+: woodlog fuzz (.*)$/m.exec(first.err) ?? [];
    const again = fuzz(...replay!.split(' '));
    expect(again.code).toBe(3);
    expect(again.err).toContain(fault!.split(': ').slice(1).join(': '));
    const alone = fuzz(...single!.split(' '));
    expect(alone.code).toBe(3);
    expect(alone.err).toContain(fault);

    const paths = [...first.err.matchAll(/--replay (\S+)/g)].map(([, path]) => join(folder, path!));
    for (const path of paths) {
      const text = readFileSync(path, 'utf8');
      expect(text.length, text).toBeLessThan(3000);
      if (path.endsWith('.json')) expect(JSON.parse(text)).toMatchObject({ game: 'carcassonne' });
    }
  });
});
