import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { legalMoves } from '@woodlog/core/root-law';
import { playGame } from '@woodlog/bots/root';
import { hirelingSetup } from './hireling-setup.ts';
import { matchOf, positionBefore, textOf, writtenLines } from './people-logs.ts';
import { printOf, replayedLines } from './replayed-lines.ts';

/** Games of a normal run; `GAMES=500 npx vitest run packages/bots/test/root/hireling-games.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 12);
const FROM = Number(process.env['FROM'] ?? 0);
const SEED = process.env['SEED'] ?? 'inn';
/** One line in so many is held to the law. */
const AUDITED = Number(process.env['AUDITED'] ?? 5);

test(`H: ${GAMES} games with hirelings: each line replays, and is legal`, { timeout: 600_000 }, () => {
  for (let index = FROM; index < FROM + GAMES; index++) {
    const prints: string[] = [];
    const setup = hirelingSetup(SEED, index);
    const played = playGame(setup, streams(SEED, index), { afterLine: (table) => prints.push(printOf(table)) });
    if (isLeft(played)) throw new Error(`game ${index}: ${played.left.message}`);
    for (const { line, where, ...one } of replayedLines(played.right, `game ${index}`, prints)) {
      const hires = one.actions.some((action) => action.kind === 'hire' || JSON.stringify(action).includes('h_'));
      if (!hires || line % AUDITED > 0) continue;
      expect(legalMoves(...positionBefore(one))?.faction, where).toBe(one.taker);
      const match = matchOf(one);
      if (match.verdict === 'undecided') continue;
      expect(match, `${where}\n${textOf(one)}\n${JSON.stringify(match)}`).toMatchObject({
        verdict: 'legal',
        assumed: [],
      });
    }
  }
});

/** Lines of people, as people write them, that are held to the law. */
const LINES = Number(process.env['LINES'] ?? 120);

test('H: no line of a game with hirelings, written as people write, is called illegal', { timeout: 600_000 }, () => {
  let lines = 0;
  for (let index = FROM; lines < LINES; index++) {
    for (const line of writtenLines(hirelingSetup(SEED, index), SEED, index)) {
      if (!JSON.stringify(line.actions).includes('h_')) continue;
      lines++;
      const match = matchOf(line);
      const where = `game ${index}: ${textOf(line)}\n${JSON.stringify(match)}`;
      expect(match.verdict, where).not.toBe('illegal');
      if (lines >= LINES) break;
    }
  }
});
