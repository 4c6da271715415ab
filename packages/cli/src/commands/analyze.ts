import { isRight } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError } from '../exit.ts';
import type { Analysis, AnalysisOptions, LineChances } from '../games/analysis.ts';
import { GAMES } from '../games/games.ts';
import { type GameOption, type Opened, inputPath, openLog } from '../input/open-log.ts';
import { jsonText } from '../show/json.ts';
import { out } from '../show/out.ts';
import { exitFor, showProblems } from '../show/problems.ts';

interface AnalyzeOptions extends GameOption {
  readonly runs?: number;
  readonly seed?: string;
  readonly json?: true;
}

const USUAL_RUNS = 30;
const USUAL_SEED = 'chances';

/** `woodlog analyze`: each seat's chance to win after each line of a log. */
export async function analyze(path: string | undefined, options: AnalyzeOptions): Promise<ExitCode> {
  const { runs = USUAL_RUNS, seed = USUAL_SEED, json } = options;
  const log = await openLog(inputPath(path), options);
  const { seats, lines } = await analysisOf(log, { runs, seed });
  if (json) await out(jsonText({ game: log.game, seats, runs, seed, lines: [...lines] }));
  else await out(chancesText(seats, lines));
  showProblems(log, log.reading.diagnostics);
  return exitFor(log.reading.diagnostics);
}

/**
 * Computes the chances of a log. Throws an `InputError` for a game without an evaluation and for a log without a table.
 */
export async function analysisOf(log: Opened, options: AnalysisOptions = {}): Promise<Analysis> {
  const { name, loadAnalysis } = GAMES[log.game];
  if (loadAnalysis === undefined)
    throw new InputError(`${log.name} is a game of ${name}; chances to win are known for Root only`);
  const found = (await loadAnalysis())(log.text, options);
  if (isRight(found)) return found.right;
  showProblems(log, log.reading.diagnostics);
  throw new InputError(`${log.name} has no table: ${found.left.message} [${found.left.violation}]`);
}

/** A row for each line of the log and a column for each seat: its chance in per cent, and its points. */
function* chancesText(seats: readonly string[], lines: Iterable<LineChances>): Generator<string> {
  yield row('turn', '', seats);
  for (const { turn, taker, points, chances } of lines)
    yield row(
      `${turn}`,
      taker,
      seats.map((seat) => `${Math.round(100 * (chances[seat] ?? 0))} % (${points[seat] ?? '-'})`),
    );
}

const row = (turn: string, taker: string, cells: readonly string[]): string =>
  `${turn.padStart(4)}  ${taker.padEnd(2)}${cells.map((cell) => cell.padStart(11)).join('')}\n`;
