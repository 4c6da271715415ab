import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import { type AuditedLine, type Diagnostic, type ShownDiagnostic, showDiagnostics } from '@woodlog/notation/kernel';
import type { Reader } from './games/game-adapter.ts';
import type { GameEntry, Loaded } from './games/game-entry.ts';
import type { GameId } from './games/game-ids.ts';
import type { CheckCall } from './input/library-input.ts';
import type { Edition } from '@woodlog/core/root-law';

/** The game of a log, and whether to check it against the law: yes unless `law` is false. */
export interface CheckRequest {
  readonly game?: GameId;
  readonly law?: boolean;
}

/** The mistakes and doubts in a log. */
export interface CheckedLog {
  readonly game: GameId;
  readonly diagnostics: readonly ShownDiagnostic[];
  /** The law's verdict on each line; missing where too little is known of the game or its players. */
  readonly lines?: readonly AuditedLine[];
}

type Checking = Pick<GameEntry, 'loadAudit'> & { load(): Loaded<Reader> };

/** `check` for one game. */
export type Check = (log: string, request?: Omit<CheckRequest, 'game'>) => Promise<Either<Violation, CheckedLog>>;

export const checkOf =
  (id: GameId, game: Checking): Check =>
  async (log, request = {}) => {
    const refused = refusedBy(id, log, request);
    return refused === null ? checkGame(id, game, { log, request }) : left(refused);
  };

/** What is wrong with arguments that an untyped caller may have passed. Programs that check logs load no codecs for two fields. */
function refusedBy(id: GameId, log: unknown, request: unknown): Violation | null {
  const { game = id, law = true, ...others } = Object(request) as Readonly<Record<string, unknown>>;
  if (game !== id) return violation('request/game', `this is for ${id} alone, not for ${String(game)}`);
  const misfit = (expected: string, found: unknown): Violation =>
    violation('input/shape', `expected ${expected}, got ${String(found)}`);
  const [odd] = Object.keys(others);
  if (typeof log !== 'string') return misfit('text', log);
  if (odd !== undefined) return misfit('`game` or `law`', odd);
  return typeof law === 'boolean' ? null : misfit('`law` true or false', law);
}

export async function checkGame(
  id: GameId,
  game: Checking,
  { log, request: { law = true } }: CheckCall,
): Promise<Either<Violation, CheckedLog>> {
  const reading = (await game.load()).read(log);
  const { diagnostics, lines } = await diagnosticsOf(game, log, reading, law);
  return right({ game: id, diagnostics: showDiagnostics(log, diagnostics), ...(lines !== null && { lines }) });
}

/** Collects syntax errors, ledger errors and, if asked for, violations of the law, in the order of the text. */
export async function diagnosticsOf(
  game: Pick<GameEntry, 'loadAudit'>,
  text: string,
  reading: ReturnType<Reader['read']>,
  law: boolean | Edition,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly lines: readonly AuditedLine[] | null }> {
  const edition = law === true || law === false ? undefined : law;
  const audit = law === false ? null : ((await game.loadAudit?.())?.(text, edition) ?? null);
  const read = reading.withFixes(reading.check());
  const all = audit?.revise?.(read) ?? [...read, ...(audit?.diagnostics ?? [])];
  const diagnostics = [...all].sort((a, b) => a.start - b.start);
  return { diagnostics, lines: audit?.lines ?? null };
}
