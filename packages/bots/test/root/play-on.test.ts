import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import { nextLine, root, rootSetup, setupTable } from '@woodlog/core/root';
import { type Position, beginLine, everybody, legalMoves, runOn } from '@woodlog/core/root-law';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { peopleSetup } from './people-logs.ts';

/** Games of a normal run; `GAMES=100 npx vitest run packages/bots/test/root/play-on.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 6);
const LINES = 24;

const textOf = ({ table, now }: Position): string => JSON.stringify([root.canonical(table), now]);

test('a game is played by its legal moves alone: each goes on past dice, cards and the answers of others', () => {
  let open = 0;
  for (let game = 0; game < GAMES; game++) {
    const setup = rootSetup(peopleSetup('moves', game));
    const opening = isLeft(setup) ? setup : setupTable(setup.right);
    if (isLeft(opening)) throw new Error(opening.left.message);
    const players = seatPlayers(opening.right);
    const chance = everybody(streams('moves', game));
    const picks = stream('moves', game, 'picks');
    let position: Position = { table: opening.right, now: null };
    for (let line = 0; line < LINES; ) {
      if (root.result(position.table) !== null) break;
      if (position.now === null || position.now.stage === 'over') {
        const { seat, setup: isSetup } = nextLine(position.table);
        const me = players.seats[seat];
        if (me === undefined) throw new Error('nobody is next');
        position = { table: position.table, now: beginLine(me, isSetup) };
        line++;
      }
      const found = legalMoves(players, position);
      if (found === null || found.moves.length === 0) {
        const played = runOn(players, position, { chance }, 'step');
        if (isLeft(played)) throw new Error(played.left.message);
        position = played.right;
        continue;
      }
      const move = picks.pick(found.moves);
      const { after } = move;
      const before = textOf(position);
      const played = move.playOn(players, chance);
      if (isLeft(played)) throw new Error(`${move.kind} (${move.law}): ${played.left.message}`);
      expect(textOf(position)).toBe(before);
      if (after === null) open++;
      else expect(textOf(played.right), move.kind).toBe(textOf(after));
      position = played.right;
    }
  }
  expect(open).toBeGreaterThan(GAMES);
});
