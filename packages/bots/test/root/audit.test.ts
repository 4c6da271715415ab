import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type GameSetup, streams } from '@woodlog/core/kernel';
import { type Table, copyTable } from '@woodlog/core/root';
import { type Match, beginLine, matchLine, playerOf } from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { type Line, playGame, seatPeople } from '@woodlog/bots/root';
import { matchOf, peopleSetup, textOf, writtenLines } from './people-logs.ts';
import { randomSetup } from './random-setup.ts';

/** Games of a normal run; `GAMES=500 npx vitest run packages/bots/test/root/audit.test.ts` audits more. */
const GAMES = Number(process.env['GAMES'] ?? 4);
const SEED = process.env['SEED'] ?? 'burrow';
/** Who may sit at the tables: `LETTERS=CELO` for these alone. */
const LETTERS = process.env['LETTERS']?.split('');

/** Every line of a game, with the table before it. */
function linesOf(setup: GameSetup, index: number): { readonly before: Table; readonly line: Line }[] {
  const found: { before: Table; line: Line }[] = [];
  let before: Table | null = null;
  const game = playGame(setup, streams(SEED, index), {
    afterLine: (table, line) => {
      if (before !== null) found.push({ before, line });
      before = copyTable(table);
    },
  });
  if (isLeft(game)) throw new Error(game.left.message);
  return found;
}

function audit({ before, line }: { readonly before: Table; readonly line: Line }): Match {
  const players = seatPeople(before);
  const me = playerOf(players, line.taker);
  if (me === undefined) throw new Error(`${line.taker} is not at this table`);
  return matchLine(players, { table: before, now: beginLine(me, line.setup) }, line.actions);
}

test(`every line of ${GAMES} games that people play by the law is legal`, { timeout: 600_000 }, () => {
  for (let index = 0; index < GAMES; index++) {
    for (const one of linesOf(peopleSetup(SEED, index, LETTERS), index)) {
      const text = one.line.actions.map((action) => printAction(action, one.line.taker)).join('/');
      expect(audit(one), `game ${index}: ${one.line.taker}:${text}`).toEqual({ verdict: 'legal', assumed: [] });
    }
  }
});

test(`every line of ${GAMES} games of bots is legal`, { timeout: 600_000 }, () => {
  for (let index = 0; index < GAMES; index++) {
    const setup = randomSetup('audit', index);
    const seats = setup.seats.filter(({ bot }) => bot !== undefined);
    for (const one of linesOf({ ...setup, seats }, index)) {
      const text = one.line.actions.map((action) => printAction(action, one.line.taker)).join('/');
      expect(audit(one), `game ${index}: ${one.line.taker}:${text}`).toEqual({ verdict: 'legal', assumed: [] });
    }
  }
});

/** Lines of people's games, written as people write, each of which was called illegal once. */
const LINES: readonly (readonly [law: string, why: string, seed: string, game: number, line: number])[] = [
  ['12.5.3.II', 'cards of one suit are shown twice, and none of them is written', 'lichen', 67, 30],
  ['12.6.1', 'a bird that nobody wrote as shown is discarded in Evening', 'lichen', 79, 29],
  ['10.5', 'a card is shown while others of the hand lie revealed', 'alder', 92, 19],
  ['12.5.2.I', 'of a hand that is known in part a bird is shown, and then a card that is not written', 'fern', 355, 87],
  ['13.6.1', 'the Corvids could have exerted, and drew a card', 'hawthorn', 175, 13],
  ['15.4.2', 'of two waystations in a clearing one goes, and the face of the other matters', 'hawthorn', 178, 114],
  ['14.6.3', 'a card is drawn unseen, and discarded by its name', 'alder', 11, 91],
  ['9.5.5', 'of two quests that are turned up only the second is named', 'heather', 212, 127],
  ['ROOT-77', 'cards of many suits leave a hand with the partisans', 'lichen', 80, 211],
];

test.each(LINES)('%s: %s', { timeout: 60_000 }, (_, __, seed, game, number) => {
  let at = 0;
  for (const line of writtenLines(peopleSetup(seed, game), seed, game)) {
    at += 1;
    if (at === number) expect(matchOf(line), textOf(line)).toEqual({ verdict: 'legal', assumed: expect.anything() });
  }
  expect(at).toBeGreaterThanOrEqual(number);
});
