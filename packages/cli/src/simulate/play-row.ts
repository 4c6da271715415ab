import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Bug, type SeatSetup, bugAt, stream } from '@woodlog/core/kernel';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { GAMES } from '../games/games.ts';
import type { GameFacts, LogSoFar, PlayAdapter, ScoresByRound } from '../games/play-adapter.ts';
import { headComment } from '../play.ts';
import { playLine } from './again.ts';
import type { RunConfiguration } from './configuration.ts';
import { LOGS, logFile, logHash } from './logs.ts';
import { type PlannedGame, planner } from './plan.ts';
import type { GameRow } from './row.ts';

/** A game that a bug of ours broke off. */
export interface Failure {
  readonly index: number;
  readonly message: string;
  /** Plays it again. */
  readonly again: string;
  /** The log as far as it came, beneath the run's folder. */
  readonly log?: string;
}

/** A game of a run that was played. */
export interface PlayedRow {
  readonly row: GameRow;
  readonly byRound: ScoresByRound;
  /** The hash of the log that was kept. */
  readonly log?: string;
  readonly failure?: Failure;
}

/** What to play games of, and where their logs go. */
export interface RunToPlay {
  readonly configuration: RunConfiguration;
  readonly seed: string;
  /** Keeps this share of the logs, and those of failures, in a folder; no logs at all without. */
  readonly logs?: { readonly folder: string; readonly share: number };
}

/** Shares of logs are told apart down to this part. */
const PARTS = 1e6;

/** Whether a game's log is kept: as much a matter of seed and index as the game itself. */
export const isLogKept = (seed: string, index: number, share: number): boolean =>
  share > 0 && stream(seed, index, 'keep').int(PARTS) < share * PARTS;

/** Plays games of a run by their indices. */
export async function rowPlayer({ configuration, seed, logs }: RunToPlay): Promise<(index: number) => PlayedRow> {
  const { ending, loadPlay } = GAMES[configuration.game];
  const face = await loadPlay();
  const plan = planner(configuration, seed, face);
  const writeLog = (index: number, text: string): { readonly log?: string } => {
    if (logs === undefined) return {};
    makeFolder(join(logs.folder, LOGS));
    writeAside(join(logs.folder, logFile(index, ending)), text);
    return { log: logHash(text) };
  };

  return (index) => {
    const planned = plan(index);
    const head = headComment(face, { setup: planned.setup, seed, index });
    let log: LogSoFar | undefined;
    const keep = logs !== undefined && isLogKept(seed, index, logs.share);
    const played = attempt(face, planned, seed, keep ? (soFar) => (log = soFar) : undefined);
    if (!('bug' in played)) {
      return {
        row: rowOf(face, planned, seed, played),
        byRound: played.byRound,
        ...(log !== undefined && writeLog(index, log([head]))),
      };
    }
    const again = playLine(face, planned.setup, seed, index);
    const message = played.bug.message.replace(/\s+/g, ' ');
    // Once more, for its log.
    if (logs !== undefined) attempt(face, planned, seed, (soFar) => (log = soFar));
    const text = log && brokenLog(log, [head, `failed: ${message}`, `again: ${again}`]);
    const kept = text === undefined ? {} : writeLog(index, text);
    const failure = { index, message, again, ...(text !== undefined && { log: logFile(index, ending) }) };
    return { row: rowOf(face, planned, seed, FAILED), byRound: [], failure, ...kept };
  };
}

/** The log of a game that a bug broke off, unless the bug is in its printer's way, too. */
function brokenLog(log: LogSoFar, comments: readonly string[]): string | undefined {
  try {
    return log(comments);
  } catch {
    return undefined;
  }
}

type Attempt = GameFacts | { readonly bug: Bug };

function attempt(
  face: PlayAdapter,
  { setup, index }: PlannedGame,
  seed: string,
  keepLog: ((soFar: LogSoFar) => void) | undefined,
): Attempt {
  try {
    const played = face.play({ setup, seed, index }, keepLog);
    if (!isLeft(played)) return played.right;
    // The configuration was looked at before the run began, so this is no fault of its writer.
    return { bug: bugAt(played.left.message, { seed, game: index }) };
  } catch (thrown) {
    return { bug: bugAt(thrown, { seed, game: index }) };
  }
}

const FAILED: GameFacts = {
  winners: [],
  reason: 'failed',
  rounds: 0,
  scores: [],
  byRound: [],
  actions: 0,
  battles: 0,
  fingerprint: '',
};

function rowOf(
  face: PlayAdapter,
  { index, block, rotation, lineup, setup }: PlannedGame,
  seed: string,
  { byRound: _, ...facts }: GameFacts,
): GameRow {
  const { seats } = setup;
  return {
    index,
    block,
    rotation,
    game: setup.game,
    seed,
    map: setup.map ?? null,
    deck: setup.deck ?? null,
    lineup,
    seats: face.seatNames(seats),
    bots: seats.map(({ bot }) => bot ?? 'puppet'),
    characters: seats.map(({ character }) => character ?? null),
    difficulties: seats.map(({ difficulties = [] }) => words(difficulties) || 'default'),
    traits: seats.map(traitsOf),
    ...facts,
    scores: seats.map((_, seat) => facts.scores[seat] ?? null),
  };
}

/** Words in one order, whatever the order they were written in. */
const words = (list: readonly string[]): string =>
  [...list]
    .filter((word) => word !== 'default')
    .sort()
    .join('+');

const traitsOf = ({ traits = [], advancedServices = false }: SeatSetup): string =>
  words(advancedServices ? [...traits, 'Advanced Services'] : traits);
