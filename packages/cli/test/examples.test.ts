import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRight } from 'fp-ts/lib/Either.js';
import { afterAll, expect, test } from 'vitest';
import { playGame } from '@woodlog/bots/root';
import { streams } from '@woodlog/core/kernel';
import type { RootPlayer } from '@woodlog/core/root-law';
import { check, parse, replay } from '@woodlog/notation/root';
import { playTurns, table } from '../../../examples/answers.mjs';
import { audit } from '../../../examples/audit.mjs';
import { player } from '../../../examples/mine.mjs';
import { compete } from '../../../examples/own-bot.mjs';

const FINE = `Map: Fall
Deck: E&P
C: Ann
E: Bob
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
`;

/** The Marquise walks where no path leads (4.2.1). */
const WALKS = `${FINE}C:t->1/w1->4\n`;

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

test('an audit of a folder counts what check says of each log, and names the lines that the law forbids', async () => {
  writeFileSync(join(folder, 'fine.rootlog'), FINE);
  writeFileSync(join(folder, 'slip.rootlog'), 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:w->1\nC:2w1->2/?\n');
  writeFileSync(join(folder, 'walks.rootlog'), WALKS);
  writeFileSync(join(folder, 'notes.txt'), 'not a log');
  const [fine, slip, walks] = await audit(folder);
  expect(fine).toEqual({ file: 'fine.rootlog', errors: 0, warnings: 0, codes: {}, illegal: [] });
  expect(slip).toMatchObject({ file: 'slip.rootlog', codes: { 'ledger/short': 1 }, illegal: [5] });
  expect(slip?.errors).toBeGreaterThan(2);
  expect(walks).toMatchObject({ codes: { 'law/not-allowed': 1 }, illegal: [7] });
});

test('a player of one’s own in forty lines beats random play', () => {
  let won = 0;
  for (let game = 0; game < 5; game++) {
    const seats = ['A', 'C', 'E'].map((faction) => ({ player: faction, faction, bot: 'random' }));
    const played = playGame({ game: 'root', map: 'Fall', deck: 'E&P', seats }, streams('mine', game), {
      players: { A: player as RootPlayer },
      lines: false,
    });
    if (isRight(played) && played.right.winners.includes('A')) won++;
  }
  expect(won).toBeGreaterThanOrEqual(4);
});
