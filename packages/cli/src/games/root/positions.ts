import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import type { Violation } from '@woodlog/core/kernel';
import { type Faction, type Table, copyTable, hasBegun, nextLine, root } from '@woodlog/core/root';
import { type Players, type Position, beginLine, playerOf } from '@woodlog/core/root-law';
import { openingOf, parse, steps } from '@woodlog/notation/root';
import { positionsCall, readCall } from '../../input/library-input.ts';

/** The position before a line of a log. */
export interface LogPosition {
  /** The number of lines, as in `replay --turn`. */
  readonly turn: number;
  /** Whose line it is, as in the log. */
  readonly taker: Faction;
  readonly setup: boolean;
  /** A JSON copy of your own: keep it, change it, play on from it. */
  readonly position: Position;
}

/** The positions of a log, and its seats: bots by their own laws, all others by the law of people. */
export interface LogPositions {
  readonly players: Players;
  readonly positions: readonly LogPosition[];
}

/** The positions of a log, or why its header has none. */
export async function positionsIn(log: string): Promise<Either<Violation, LogPositions>> {
  const call = readCall(positionsCall(), { log });
  return isLeft(call) ? call : positionsOf(log);
}

/** A position before each line, and one more unless the game is over. */
function positionsOf(text: string): Either<Violation, LogPositions> {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return opening;
  const { table } = opening.right;
  // Landmarks of the header change the law: players are seated once it is played.
  let players: Players | null = null;
  const positions: LogPosition[] = [];
  const add = (turn: number, before: Table, taker: string, setup: boolean): void => {
    players ??= seatPlayers(before);
    const me = playerOf(players, taker);
    if (me !== undefined)
      positions.push({ turn, taker: me.letter, setup, position: { table: before, now: beginLine(me, setup) } });
  };
  let before = copyTable(table);
  let turn = 0;
  for (const { line, action } of steps(tree, table)) {
    if (action.kind === 'begin') add(turn, before, action.faction, action.setup === true);
    turn = line.turn;
    // Placements before the first line are played, too.
    if (action.kind === 'end' || turn === 0) before = copyTable(table);
  }
  if (root.result(table) === null) {
    const taker = table.setup.seats[nextLine(table).seat]?.faction ?? '';
    add(turn, before, taker, !hasBegun(table, taker));
  }
  return right({ players: players ?? seatPlayers(table), positions });
}
