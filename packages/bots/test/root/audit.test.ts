import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type GameSetup, streams } from '@woodlog/core/kernel';
import { type Table, copyTable } from '@woodlog/core/root';
import { type Match, beginLine, matchLine, playerOf } from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { type Line, playGame, seatPlayers } from '@woodlog/bots/root';
import { peopleSetup } from './people-logs.ts';
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
  const players = seatPlayers(before);
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
