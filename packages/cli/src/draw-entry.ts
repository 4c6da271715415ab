// The entry `woodlog/draw`: pictures and pages. For Node alone, since it reads files and renders pixels natively.
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import { LOG_DRAWINGS } from './pictures/draw-log.ts';
import { pixels } from './pictures/pixels.ts';
import { type Picture, type Theme, printSvg } from '@woodlog/draw/kernel';
import { diagnosticsOf } from './check.ts';
import { InputError, UsageError } from './exit.ts';
import { gameOfCall } from './games/choose.ts';
import type { GameId } from './games/game-ids.ts';
import { GAMES } from './games/games.ts';
import { type DrawCall, drawCall, pageCall, readCall, reportCall } from './input/library-input.ts';
import { reportPage as pageOf } from './report/page/page.ts';
import { named } from './report/named.ts';
import { readRunOf } from './report/read-run.ts';
import { reportOf } from './report/report.ts';
import { viewerPage } from './viewer/html.ts';
import { viewerOf } from './viewer/viewers.ts';

/** The game of a log; without, its lines tell, by default Root. */
export interface DrawOptions {
  readonly game?: GameId;
  /** The number of turns played, as in `replay --turn`; all by default. */
  readonly turn?: number;
}

/** By day, by night, or as the reader's browser is set. */
export type { Theme } from '@woodlog/draw/kernel';

/**
 * Draws the table after a log as a standalone SVG file. A log without a table is a violation.
 *
 * @example const svg = await drawSvg(log, { turn: 6 });
 */
export async function drawSvg(
  log: string,
  options: DrawOptions & { readonly theme?: Theme } = {},
): Promise<Either<Violation, string>> {
  const call = readCall(drawCall(), { log, request: options });
  if (isLeft(call)) return call;
  const picture = await pictureOf(call.right);
  return isLeft(picture) ? picture : right(printSvg(picture.right, call.right.request.theme ?? 'both'));
}

/**
 * Like `drawSvg`, but a PNG. It needs the optional package `@resvg/resvg-js`; without it, the violation is
 * `draw/no-rasteriser`.
 */
export async function drawPng(log: string, options: DrawOptions = {}): Promise<Either<Violation, Uint8Array>> {
  const call = readCall(drawCall(), { log, request: options });
  const picture = isLeft(call) ? call : await pictureOf(call.right);
  if (isLeft(picture)) return picture;
  return refusing('draw/no-rasteriser', () => pixels(printSvg(picture.right, 'light')));
}

async function pictureOf(call: DrawCall): Promise<Either<Violation, Picture>> {
  const {
    log,
    request: { turn },
  } = call;
  const of = gameOfCall(call);
  const played = (await GAMES[of].load()).read(log).replay(turn);
  if (isLeft(played)) return played;
  const picture = (await LOG_DRAWINGS[of]()).picture(log, played.right.turn);
  return picture === null ? left(violation('draw/no-table', 'the log has no table to draw')) : right(picture);
}

/**
 * Makes the replay of a log as one HTML file that works offline, like `woodlog view`. The page shows the log's
 * mistakes, so every text has one. Arguments of other types reject with a `TypeError`.
 *
 * @example writeFileSync('replay.html', await replayPage(log, { title: 'Tuesday' }));
 */
export async function replayPage(
  log: string,
  options: { readonly game?: GameId; readonly title?: string } = {},
): Promise<string> {
  const call = readCall(pageCall(), { log, request: options });
  if (isLeft(call)) throw new TypeError(call.left.message);
  const { title } = call.right.request;
  const of = gameOfCall(call.right);
  const reading = (await GAMES[of].load()).read(log);
  const { diagnostics } = await diagnosticsOf(GAMES[of], log, reading, true);
  return viewerPage({
    title: title ?? GAMES[of].name,
    log,
    diagnostics,
    ...viewerOf(of, new URL('viewer/', import.meta.url)),
  });
}

/**
 * Makes the report of a simulated run as one HTML file, like `woodlog report -o`.
 *
 * @param folders the folder of a run, or folders of its parts
 */
export async function reportPage(folders: readonly string[]): Promise<Either<Violation, string>> {
  const call = readCall(reportCall(), { folders });
  if (isLeft(call)) return call;
  if (folders.length === 0) return left(violation('report/refused', 'expected at least one folder of a run'));
  return refusing('report/refused', async () => pageOf(named(await reportOf(await readRunOf(folders), folders))));
}

/** Turns a command's refusal into a violation. */
async function refusing<T>(code: string, make: () => Promise<T>): Promise<Either<Violation, T>> {
  try {
    return right(await make());
  } catch (error) {
    if (error instanceof UsageError || error instanceof InputError) return left(violation(code, error.message));
    throw error;
  }
}
