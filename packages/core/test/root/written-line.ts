import type { Action, Table } from '../../src/root/index.ts';
import {
  type Match,
  type Players,
  type Position,
  type RulesOfBots,
  beginLine,
  matchLine,
  playerOf,
  seatPlayers,
} from '../../src/root/root-law.ts';

/** A line as a person may have written it, with the table before it. */
export interface WrittenLine {
  readonly before: Table;
  readonly taker: string;
  readonly setup: boolean;
  readonly actions: readonly Action[];
}

/** The position that a line begins at, and those who sit there. */
export function positionBefore(
  { before, taker, setup }: WrittenLine,
  rulesOfBots: RulesOfBots = () => null,
): [Players, Position] {
  const players = seatPlayers(before, { rulesOfBots });
  const me = playerOf(players, taker);
  if (me === undefined) throw new Error(`${taker} is not at this table`);
  return [players, { table: before, now: beginLine(me, setup) }];
}

/** What the law says to such a line. */
export const matchOf = (line: WrittenLine, rulesOfBots?: RulesOfBots): Match =>
  matchLine(...positionBefore(line, rulesOfBots), line.actions);
