import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { advance, fingerprint, streams } from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, root, setupTable } from '@woodlog/core/root';
import { beginLine, legalMoves, matchLine, playerOf } from '@woodlog/core/root-law';
import { check, logOf, parse, setupOf } from '@woodlog/notation/root';
import { playGame, seatPeople } from '@woodlog/bots/root';
import { hirelingSetup } from './hireling-setup.ts';
import { matchOf, textOf, writtenLines } from './people-logs.ts';
import { written } from './written.ts';

/** Games of a normal run; `GAMES=500 npx vitest run packages/bots/test/root/hireling-games.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 12);
const FROM = Number(process.env['FROM'] ?? 0);
const SEED = process.env['SEED'] ?? 'inn';
/** One line in so many is held to the law. */
const AUDITED = Number(process.env['AUDITED'] ?? 5);

/** The table as its log has it, which does not say who decides for a person. */
function print(table: Readonly<Table>): string {
  const seats = table.setup.seats.map(({ bot: _, ...seat }) => seat);
  return fingerprint(root.canonical({ ...table, setup: { ...table.setup, seats } }));
}

test(`H: ${GAMES} games with hirelings: each line replays, and is legal`, { timeout: 600_000 }, () => {
  for (let index = FROM; index < FROM + GAMES; index++) {
    const prints: string[] = [];
    const setup = hirelingSetup(SEED, index);
    const played = playGame(setup, streams(SEED, index), { afterLine: (table) => prints.push(print(table)) });
    if (isLeft(played)) throw new Error(`game ${index}: ${played.left.message}`);
    const text = written(played.right);
    const tree = parse(text);
    expect(check(tree), `game ${index}`).toEqual([]);
    const log = logOf(tree);
    const opening = setupTable(setupOf(log));
    if (isLeft(opening)) throw new Error(opening.left.message);
    const table = opening.right;
    for (const action of log.header.hirelingSetup ?? []) expect(advance(root, table, action)).toBeNull();
    for (const [line, { taker, setup: inSetup, actions }] of log.turns.entries()) {
      const before = copyTable(table);
      for (const action of [
        { kind: 'begin', faction: taker, ...(inSetup && { setup: inSetup }) },
        ...actions,
        { kind: 'end' },
      ])
        expect(advance(root, table, action as Action), `game ${index}, line ${line + 1}`).toBeNull();
      expect(print(table), `game ${index}, line ${line + 1}`).toBe(prints[line]);
      const hires = actions.some((action) => action.kind === 'hire' || JSON.stringify(action).includes('h_'));
      if (!hires || line % AUDITED > 0) continue;
      const players = seatPeople(before);
      const me = playerOf(players, taker);
      if (me === undefined) throw new Error(`${taker} is not at this table`);
      const position = { table: before, now: beginLine(me, inSetup === true) };
      expect(legalMoves(players, position)?.faction, `game ${index}, line ${line + 1}`).toBe(taker);
      const match = matchLine(players, position, actions);
      if (match.verdict === 'undecided') continue;
      const where = `game ${index}, line ${line + 1}\n${textOf({ taker, actions })}\n${JSON.stringify(match)}`;
      expect(match, where).toMatchObject({ verdict: 'legal', assumed: [] });
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
