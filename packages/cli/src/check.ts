import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { type AuditedLine, type Diagnostic, type ShownDiagnostic, showDiagnostics } from '@woodlog/notation/kernel';
import type { Reading } from './games/game-adapter.ts';
import { gameOfCall } from './games/choose.ts';
import type { GameEntry } from './games/game-entry.ts';
import { type GameId, GAMES } from './games/games.ts';
import { type CheckCall, checkCall, readCall, readCallOf } from './input/library-input.ts';
import type { Edition } from './turn/turn-adapter.ts';

/** Which game a log is of, and whether it is held to the law as well: it is unless `law` is false. */
export interface CheckRequest {
  readonly game?: GameId;
  readonly law?: boolean;
}

/** What is wrong or doubtful in a log. */
export interface CheckedLog {
  readonly game: GameId;
  readonly diagnostics: readonly ShownDiagnostic[];
  /** What the law says to each line; missing where it does not know enough of the game or of those at the table. */
  readonly lines?: readonly AuditedLine[];
}

/**
 * Mistakes in a log, in its writing, its pieces and its rules, as `woodlog check --json` reports them. Without `game` the
 * log's lines tell the game; Root if they do not.
 *
 * @example await check('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:2w1->2\n')
 */
export async function check(log: string, request: CheckRequest = {}): Promise<Either<Violation, CheckedLog>> {
  const call = readCall(checkCall, { log, request });
  if (isLeft(call)) return call;
  const game = gameOfCall(call.right);
  return checkGame(game, GAMES[game], call.right);
}

type Checking = Pick<GameEntry, 'load' | 'loadAudit'>;

/** `check` for logs of one game. */
export const checkOf =
  (id: GameId, game: Checking) =>
  async (log: string, request: Omit<CheckRequest, 'game'> = {}): Promise<Either<Violation, CheckedLog>> => {
    const call = readCallOf(id, checkCall, { log, request });
    return isLeft(call) ? call : checkGame(id, game, call.right);
  };

async function checkGame(
  id: GameId,
  game: Checking,
  { log, request: { law = true } }: CheckCall,
): Promise<Either<Violation, CheckedLog>> {
  const reading = (await game.load()).read(log);
  const { diagnostics, lines } = await diagnosticsOf(game, log, reading, law);
  return right({ game: id, diagnostics: showDiagnostics(log, diagnostics), ...(lines !== null && { lines }) });
}

/** What reading, pieces and, if asked for, the law say to a log, in the order of its text. */
export async function diagnosticsOf(
  game: Pick<GameEntry, 'loadAudit'>,
  text: string,
  reading: Reading,
  law: boolean | Edition,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly lines: readonly AuditedLine[] | null }> {
  const edition = law === true || law === false ? undefined : law;
  const audit = law === false ? null : ((await game.loadAudit?.())?.(text, edition) ?? null);
  const read = reading.withFixes(reading.check());
  const all = audit?.revise?.(read) ?? [...read, ...(audit?.diagnostics ?? [])];
  const diagnostics = [...all].sort((a, b) => a.start - b.start);
  return { diagnostics, lines: audit?.lines ?? null };
}
