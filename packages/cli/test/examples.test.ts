import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRight } from 'fp-ts/lib/Either.js';
import { afterAll, expect, test } from 'vitest';
import { check, parse, replay } from '@woodlog/notation/root';
import { playTurns, table } from '../../../examples/answers.mjs';
import { audit } from '../../../examples/audit.mjs';
import { compete } from '../../../examples/own-bot.mjs';

const folder = mkdtempSync(join(tmpdir(), 'woodlog examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a bot of one’s own beats the random one, and a seed repeats its games', () => {
  const score = compete(10, 'maple');
  expect(score.won).toBeGreaterThan(6);
  expect(compete(10, 'maple')).toEqual(score);
});

test('a driver of one’s own answers each kind of question, and its log replays without a mistake', async () => {
  const kinds = new Set<string>();
  const log: string = await playTurns(6, table(), ({ kind }: { kind: string }) => kinds.add(kind));
  expect([...kinds].sort()).toEqual(['draw', 'pick', 'roll']);
  const tree = parse(log);
  expect(check(tree)).toEqual([]);
  const game = replay(tree);
  expect(isRight(game) && game.right.turn).toBe(6);
});

test('an audit of a folder counts what check says of each log', () => {
  writeFileSync(join(folder, 'fine.rootlog'), 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:w->1\n');
  writeFileSync(join(folder, 'slip.rootlog'), 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:w->1\nC:2w1->2/?\n');
  writeFileSync(join(folder, 'notes.txt'), 'not a log');
  const [fine, slip] = audit(folder);
  expect(fine).toEqual({ file: 'fine.rootlog', lines: 6, errors: 0, warnings: 0, codes: {} });
  expect(slip).toMatchObject({ file: 'slip.rootlog', errors: 2, codes: { 'ledger/short': 1 } });
});
