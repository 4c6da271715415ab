import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { GameSetup, Violation } from '@woodlog/core/kernel';
import { type Table, result, setupTable } from '@woodlog/core/root';
import { type Diagnostic, inOrder } from '../../kernel/diagnostic.ts';
import type { Log } from '../log.ts';
import { logOf } from '../meaning.ts';
import { setupOf } from '../setup.ts';
import type { Tree } from '../tree.ts';
import { isTree, playedLines } from './lines.ts';
import { Playing, type Win } from './playing.ts';
import type { ReplayOptions } from '../../kernel/replay-options.ts';

/** A log played to its end, or as far as asked. */
export interface Replayed {
  readonly setup: GameSetup;
  readonly table: Table;
  /** The number of the last line played. */
  readonly turn: number;
  /** Who has won: those whom the log names at its end, or else the winner by the rules. */
  readonly winners: readonly string[];
  /** How somebody won by the rules, null if nobody did. */
  readonly win: Win | null;
  /** Diagnostics of the reader and the ledger, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** Doubts, for `check`. */
  readonly doubts: readonly Diagnostic[];
}

/** A setup, and the table it begins with. */
interface Opening {
  readonly setup: GameSetup;
  readonly table: Table;
}

/** The setup that a log's header describes, and the table it begins with. */
export function openingOf(source: Tree | Log): Either<Violation, Opening> {
  const setup = setupOf(isTree(source) ? logOf(source) : source);
  const table = setupTable(setup);
  return isLeft(table) ? table : right({ setup, table: table.right });
}

/**
 * Plays a log to its end, or to the end of a line. Mistakes are reported at their place and played as written, so that
 * the rest can still be followed; a strict replay stops before the first.
 *
 * @example
 * const game = replay(parse(text));
 * if (isRight(game)) console.log(scores(game.right.table)); // { C: 11, E: 31, A: 11, L: 8 }
 */
export function replay(source: Tree | Log, options: ReplayOptions = {}): Either<Violation, Replayed> {
  const opening = openingOf(source);
  if (isLeft(opening)) return left(opening.left);
  const playing = new Playing(opening.right.table, isTree(source) ? source.text : '');
  for (const line of playedLines(source)) {
    if (line.turn > (options.turn ?? Number.POSITIVE_INFINITY)) break;
    playing.play(line, options.strict ?? false);
    if (playing.refused) break;
  }
  return right(replayed(source, opening.right.setup, playing));
}

/** The log after the lines played so far. */
export function replayed(source: Tree | Log, setup: GameSetup, playing: Playing): Replayed {
  const { table, turn, win, doubts, refused } = playing;
  const ended = !refused && turn === lastTurn(source);
  const named = ended ? winnersOf(source) : [];
  const winners = named.length > 0 ? named : winnersByRules(table);
  const said = [...(isTree(source) ? source.diagnostics : []), ...playing.said];
  return { setup, table, turn, winners, win, diagnostics: inOrder(said), doubts };
}

/** Who has won by the rules (3.1, 3.3.1, 9.2.8); nobody while the game goes on. */
export function winnersByRules(table: Readonly<Table>): readonly string[] {
  return (result(table)?.winners ?? []).flatMap((seat) => table.setup.seats[seat]?.faction ?? []);
}

function lastTurn(source: Tree | Log): number {
  return isTree(source) ? source.lines.filter(({ kind }) => kind === 'turn').length : source.turns.length;
}

function winnersOf(source: Tree | Log): readonly string[] {
  return (isTree(source) ? logOf(source) : source).winners;
}
