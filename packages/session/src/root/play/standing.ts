import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { MOST_ROUNDS } from '@woodlog/bots/root';
import type { Violation } from '@woodlog/core/kernel';
import { type RootSeat, type Table, nextLine, root } from '@woodlog/core/root';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { parse, replay } from '@woodlog/notation/root';
import { isPerson, withPlayers } from './seats.ts';

/** Where a game stands between two lines. */
export interface Standing {
  readonly table: Table;
  /** The number of lines played. */
  readonly lines: number;
  /** The diagnostics of the log so far. */
  readonly diagnostics: readonly Diagnostic[];
  /** Winners' letters, empty in a draw; null while the game goes on. */
  readonly winners: readonly string[] | null;
  /** Whose line comes next; null once the game is over. */
  readonly next: {
    readonly letter: string;
    readonly index: number;
    readonly seat: RootSeat;
    readonly setup: boolean;
    readonly person: boolean;
  } | null;
  /** Whether the next line opens a round, or the game. */
  readonly opens: boolean;
}

/** The last few logs. */
const known = new Map<string, Standing>();
const MOST_KNOWN = 8;

/** Where a log ends; a violation if it has no table. */
export function standingOf(log: string): Either<Violation, Standing> {
  const found = known.get(log);
  if (found !== undefined) return right(found);
  const game = replay(parse(log));
  if (isLeft(game)) return game;
  const { turn: lines, diagnostics } = game.right;
  const table = withPlayers(game.right.table);
  const winners = game.right.winners.length > 0 ? game.right.winners : winnersAfter(table, lines);
  const line = winners === null ? nextLine(table) : null;
  const seat = line === null ? undefined : table.setup.seats[line.seat];
  const next =
    line === null || seat === undefined
      ? null
      : { letter: seat.faction, index: line.seat, seat, setup: line.setup, person: isPerson(seat) };
  const opens = next !== null && opensRound(table, next, lines);
  const standing: Standing = { table, lines, diagnostics, winners, next, opens };
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(log, standing);
  return right(standing);
}

/** Whether a blank line comes before a line: before setup and each round. */
export const opensRound = (
  { order }: Readonly<Table>,
  { letter, setup }: { readonly letter: string; readonly setup: boolean },
  lines: number,
): boolean => (setup ? lines === 0 : letter === (order[0] ?? letter));

/** The winners after `lines` lines: none after the last round (D29), null while the game goes on. */
export function winnersAfter(table: Readonly<Table>, lines: number): readonly string[] | null {
  const { seats } = table.setup;
  const result = root.result(table);
  if (result !== null) return result.winners.flatMap((seat) => seats[seat]?.faction ?? []);
  return lines < seats.length * (MOST_ROUNDS + 1) ? null : [];
}

/** The log's lines at the end of a game: the winner's line, or that nobody wins any more (D29). */
export function endingOf(winners: readonly string[] | null): string {
  if (winners === null) return '\n';
  return winners.length === 0 ? ` // nobody won in ${MOST_ROUNDS} rounds\n` : `\n\nWinner: ${winners.join('')}\n`;
}
