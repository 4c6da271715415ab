import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stream } from '@woodlog/core/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { check, checkFrom, tableBefore } from './check.ts';
import { playedLines } from './lines.ts';
import { openingOf } from './replay.ts';
import { steps } from './steps.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../../examples');
const LOGS = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.rootlog'))
  .map((name) => readFileSync(join(EXAMPLES, name), 'utf8'));

const KEYS = ['', '/', 'w', '1', '2w3->5', '\n', ':', 'Map: Fall\n', 'C', '//', '#->', 'Deck: Standard\n', 'E:w->1\n'];

test('after any edit, going on from the last check says what a new one says', () => {
  const chance = stream('edits', 0, 'check-from');
  for (const log of LOGS) {
    let text = log;
    let checked = checkFrom(parse(text));
    for (let edit = 0; edit < 40; edit++) {
      const [at, length] = [chance.int(text.length + 1), chance.int(4) === 0 ? chance.int(30) : chance.int(3)];
      text = text.slice(0, at) + KEYS[chance.int(KEYS.length)] + text.slice(at + length);
      checked = checkFrom(parse(text), checked);
      expect(checked.diagnostics).toEqual(check(parse(text)));
    }
  }
});

test('a key in a late line keeps what was played before it', () => {
  const text = `Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n${'C:w->1\nE:w->2\n'.repeat(10)}`;
  const first = checkFrom(parse(text));
  const second = checkFrom(parse(`${text}C:w->3\n`), first);
  expect(first.checkpoints.length).toBe(3);
  expect(second.checkpoints.slice(0, 3)).toEqual(first.checkpoints);
  expect(second.checkpoints[2]?.playing).toBe(first.checkpoints[2]?.playing);
});

test('the table before a line is the one that replaying gives', () => {
  for (const log of LOGS.slice(0, 3)) {
    const checked = checkFrom(parse(log));
    const opening = openingOf(checked.meant);
    if (isLeft(opening)) continue;
    const lines = [...playedLines(checked.meant)].filter(({ turn }) => turn > 0);
    for (const { turn, index } of lines.filter((_, i) => i % 5 === 0)) {
      const again = openingOf(checked.meant);
      if (isLeft(again)) continue;
      const { table } = again.right;
      for (const step of steps(checked.meant, table, { turn: turn - 1 })) expect(step.line.turn).toBeLessThan(turn);
      expect(tableBefore(checked, index)).toEqual(table);
    }
  }
});
