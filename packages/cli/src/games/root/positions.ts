import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import type { Violation } from '@woodlog/core/kernel';
import { type Faction, type Table, copyTable, hasBegun, nextLine, root } from '@woodlog/core/root';
import { type Players, type Position, beginLine, playerOf } from '@woodlog/core/root-law';
import { openingOf, parse, steps } from '@woodlog/notation/root';

/** Where a log stands before a line. */
export interface LogPosition {
  /** After how many lines, as `replay --turn` counts them. */
  readonly turn: number;
  /** Whose line it is, as the log spells it. */
  readonly taker: Faction;
  readonly setup: boolean;
  /** JSON, and nobody else's: it may be kept, changed and played on. */
  readonly position: Position;
}

/** The positions of a log, and who sits at its table: bots by their own laws, all others by the law of people. */
export interface LogPositions {
  readonly players: Players;
  readonly positions: readonly LogPosition[];
}

/** One position before each line, and one for the line to come unless the game is over. */
export function positionsOf(text: string): Either<Violation, LogPositions> {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return opening;
  const { table } = opening.right;
  const players = seatPlayers(table);
  const positions: LogPosition[] = [];
  const add = (turn: number, before: Table, taker: string, setup: boolean): void => {
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
  return right({ players, positions });
}
