import { isLeft } from 'fp-ts/lib/Either.js';
import { Bug, type SeatSetup, bugAt, stream } from '@woodlog/core/kernel';
import type { Following, GameFacts, LineChoice, LogSoFar, PlayAdapter, ScoresByRound } from '../games/play-adapter.ts';
import { headComment } from '../play.ts';
import { printChoices } from '../players/choices.ts';
import type { GuardedGame } from '../players/guarded.ts';
import { wordsAt } from '../players/own-player.ts';
import type { OwnSettings } from '../players/own-players.ts';
import { playLine } from './again.ts';
import type { RunConfiguration } from './configuration.ts';
import { type DecisionRow, decisionRows } from './decision-rows.ts';
import { type PlannedGame, planner } from './plan.ts';
import type { GameRow } from './row.ts';

/** A game that a bug of Woodlog's interrupted. */
export interface Failure {
  readonly index: number;
  readonly message: string;
  readonly again: string;
  /** The log as far as it went, in the run's folder. */
  readonly log?: string;
}

/** A turn that a custom player lost: it failed, and `random` played on. */
export interface LostTurn {
  readonly seat: string;
  readonly trouble: string;
}

/** A played game of a run. */
export interface PlayedRow {
  readonly row: GameRow;
  readonly byRound: ScoresByRound;
  /** The hash of the kept log. */
  readonly log?: string;
  /** The choices, if kept. */
  readonly decisions?: readonly DecisionRow[];
  readonly failure?: Failure;
  readonly lost?: readonly LostTurn[];
}

/** What to play, and where logs go. */
export interface RunToPlay {
  readonly configuration: RunConfiguration;
  readonly seed: string;
  /** Keeps this share of the logs, and those of failures, in a folder; no logs if omitted. */
  readonly logs?: { readonly folder: string; readonly share: number };
  /** Keeps the choices of this share of games, those with logs first. */
  readonly keepDecisions?: number;
  /** Settings of custom players; without them, a run that has some is not played. */
  readonly own?: OwnSettings;
}

/** The precision of shares of logs. */
const PARTS = 1e6;

/** Whether a game's log or choices are kept, determined by seed and index like the game itself. */
const isKept = (seed: string, index: number, share: number): boolean =>
  share > 0 && stream(seed, index, 'keep').int(PARTS) < share * PARTS;

/** Takes the logs of some games, and of those that fail. */
export interface LogKeeper {
  /** The share of games whose logs are kept. */
  readonly share: number;
  /** Keeps a log; returns its file and its hash. */
  keep(index: number, log: string): { readonly file: string; readonly hash: string };
}

/** Plays a game with custom players at some seats: with their code, or from their recorded choices. */
export type PlaysOwn = <Result>(
  words: ReadonlyMap<number, string>,
  onLost: (seat: number, trouble: string) => void,
  play: (game: GuardedGame) => Result,
) => Result;

/** For runs without custom players. */
const withoutOwn: PlaysOwn = () => {
  throw new Bug('nobody plays for players of one’s own');
};

/** Plays games of a run by index; needs nothing of Node, unless its log keeper or custom players do. */
export function rowPlayer(
  { configuration, seed, keepDecisions = 0 }: Pick<RunToPlay, 'configuration' | 'seed' | 'keepDecisions'>,
  adapter: PlayAdapter,
  keeper: LogKeeper | null = null,
  playsOwn: PlaysOwn = withoutOwn,
): (index: number) => PlayedRow {
  const plan = planner(configuration, seed, adapter);
  const { players } = configuration;

  /** The seats of custom players, before the rotation. */
  const ownAt = ({ setup: { seats }, rotation }: PlannedGame): ReadonlyMap<number, string> => {
    if (players === undefined) return new Map();
    const asked = rotation === 0 ? seats : adapter.turned(seats, seats.length - rotation);
    return wordsAt(players, adapter.seatNames(asked), rotation);
  };

  return (index) => {
    const planned = plan(index);
    const own = ownAt(planned);
    if (own.size === 0) return rowBy(planned, null, own);
    const lost: LostTurn[] = [];
    const played = playsOwn(
      own,
      (seat, trouble) => lost.push({ seat: adapter.seatNames(planned.setup.seats)[seat] ?? '', trouble }),
      (game) => rowBy(planned, game, own),
    );
    return { ...played, lost };
  };

  function rowBy(planned: PlannedGame, game: GuardedGame | null, own: ReadonlyMap<number, string>): PlayedRow {
    const { index } = planned;
    const head = headComment(adapter, { setup: planned.setup, seed, index });
    let log: LogSoFar | undefined;
    const keep = keeper !== null && isKept(seed, index, keeper.share);
    const choices: LineChoice[] | null = isKept(seed, index, keepDecisions) ? [] : null;
    const played = attempt(adapter, planned, seed, {
      keepLog: keep ? (soFar) => (log = soFar) : undefined,
      players: game?.players,
      onChoice: choices === null ? undefined : (choice) => choices.push(choice),
    });
    if (!('bug' in played)) {
      const row = { ...rowOf(adapter, planned, seed, played, own), ...chosenIn(game, planned) };
      return {
        row,
        byRound: played.byRound,
        ...(choices !== null && { decisions: decisionRows(row, choices) }),
        ...(log !== undefined && keeper !== null && { log: keeper.keep(index, log([head])).hash }),
      };
    }
    const again = playLine(adapter, planned.setup, seed, index);
    const message = played.bug.message.replace(/\s+/g, ' ');
    // Plays it again for its log.
    if (keeper !== null && game === null) attempt(adapter, planned, seed, { keepLog: (soFar) => (log = soFar) });
    const text = log && brokenLog(log, [head, `failed: ${message}`, `again: ${again}`]);
    const kept = text === undefined || keeper === null ? undefined : keeper.keep(index, text);
    const row = { ...rowOf(adapter, planned, seed, FAILED, own), ...chosenIn(game, planned) };
    const failure = { index, message, again, ...(kept !== undefined && { log: kept.file }) };
    return {
      row,
      byRound: [],
      failure,
      ...(choices !== null && { decisions: decisionRows(row, choices) }),
      ...(kept !== undefined && { log: kept.hash }),
    };
  }
}

/** The row's fields for custom players. */
const chosenIn = (game: GuardedGame | null, { setup }: PlannedGame): Partial<GameRow> =>
  game === null
    ? {}
    : { lostTurns: setup.seats.map((_, seat) => game.lost(seat)), choices: printChoices(game.choices) };

/** The log of an interrupted game, unless the bug affects its printer, too. */
function brokenLog(log: LogSoFar, comments: readonly string[]): string | undefined {
  try {
    return log(comments);
  } catch {
    return undefined;
  }
}

type Attempt = GameFacts | { readonly bug: Bug };

function attempt(adapter: PlayAdapter, { setup, index }: PlannedGame, seed: string, following: Following): Attempt {
  try {
    const played = adapter.play({ setup, seed, index }, following);
    if (!isLeft(played)) return played.right;
    // The configuration was checked before, so this is a bug.
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
  adapter: PlayAdapter,
  { index, block, rotation, lineup, setup }: PlannedGame,
  seed: string,
  { byRound: _, ...facts }: GameFacts,
  own: ReadonlyMap<number, string>,
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
    seats: adapter.seatNames(seats),
    bots: seats.map(({ bot }, seat) => own.get(seat) ?? bot ?? 'random'),
    characters: seats.map(({ character }) => character ?? null),
    difficulties: seats.map(({ difficulties = [] }) => words(difficulties) || 'default'),
    traits: seats.map(traitsOf),
    ...facts,
    scores: seats.map((_, seat) => facts.scores[seat] ?? null),
  };
}

/** Words in canonical order. */
const words = (list: readonly string[]): string =>
  [...list]
    .filter((word) => word !== 'default')
    .sort()
    .join('+');

const traitsOf = ({ traits = [], advancedServices = false }: SeatSetup): string =>
  words(advancedServices ? [...traits, 'Advanced Services'] : traits);
