import {
  type CarcassonneAction,
  type CarcassonneState,
  carcassonne,
  enactPlan,
  totalOf,
} from '@woodlog/core/carcassonne';
import { type GameSetup, assert, isViolation } from '@woodlog/core/kernel';
import { isRight } from 'fp-ts/lib/Either.js';
import { type Log, type LogAction, type Player, type PlayerPoints, type Turn, idOf } from './log.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** What a record says in addition to the moves. */
export interface RecordOptions {
  /** Date, start time, type of game, game mode. */
  readonly fields?: readonly string[];
  /** A note before the first move: `woodlog 0.3.0 ... seed "x" game 17`. */
  readonly comment?: string;
  /** Write the points of each move; on by default. */
  readonly scores?: boolean;
}

/**
 * The record of a game from its actions: moves with numbers, points and totals, the final scoring, results.
 *
 * @example print(recordOf(setup, actions))
 */
export function recordOf(setup: GameSetup, actions: readonly CarcassonneAction[], options: RecordOptions = {}): Log {
  const opening = carcassonne.setup(setup);
  assert(isRight(opening), 'a record is of a game that was set up');
  const state = opening.right;
  const turns: Turn[] = [];
  let held: LogAction[] = [];
  let number = 0;
  for (const action of actions) {
    const before = [...state.scores];
    const plan = carcassonne.plan(state, action);
    assert(!isViolation(plan), 'a record is of actions that were played', { action });
    enactPlan(state, plan);
    if (action.kind === 'finish') continue;
    held.push(action);
    if (action.kind === 'discard' && state.left > 0) continue;
    turns.push(turnOf(number++, held, state, before, options.scores ?? true));
    held = [];
  }
  const { fields, comment } = options;
  const { expansions } = state;
  const named = expansions.length > 0 ? [`expansions: ${expansions.join(', ')}`] : [];
  const comments = comment === undefined ? named : [comment, ...named];
  const header = {
    ...(fields && { fields }),
    players: playersOf(setup, state),
    ...(comments.length > 0 && { comments }),
  };
  return { game: 'carcassonne', header, turns, finals: finalsOf(state) };
}

function turnOf(
  number: number,
  actions: readonly LogAction[],
  state: Readonly<CarcassonneState>,
  before: readonly number[],
  withScores: boolean,
): Turn {
  const last = actions.at(-1)!;
  const seat = 'seat' in last && last.seat !== null ? last.seat : -1;
  const everybody = Array.from({ length: state.seats }, (_, one) => idOf(one)).join('');
  const taker = last.kind === 'abandon' ? everybody : seat < 0 ? '' : idOf(seat);
  const turn: Draft<Turn> = { number, taker, actions };
  if (!withScores) return turn;
  const gained = state.scores.flatMap((total, one) => {
    const points = total - before[one]!;
    return points === 0 ? [] : [{ seat: one, points: [points], total }];
  });
  if (gained.length === 0) return turn;
  const own = gained.find((points) => points.seat === seat);
  const others = gained.filter((points) => points.seat !== seat);
  turn.score = {
    ...(own && { own: { points: own.points, total: own.total } }),
    ...(others.length > 0 && {
      others: others.map(({ seat: one, points, total }): PlayerPoints => ({ player: idOf(one), points, total })),
    }),
  };
  return turn;
}

function playersOf({ seats }: GameSetup, state: Readonly<CarcassonneState>): Player[] {
  const result = carcassonne.result(state);
  const totals = seats.map((_, seat) => totalOf(state, seat));
  return seats.map(({ player }, seat): Player => {
    const base = { id: idOf(seat), nick: player };
    if (result?.reason !== 'tiles') return base;
    return { ...base, place: 1 + totals.filter((total) => total > totals[seat]!).length, points: totals[seat]! };
  });
}

function finalsOf(state: Readonly<CarcassonneState>): Log['finals'] {
  if (state.end?.reason !== 'tiles') return [];
  return state.finals.map((parts, seat) => ({
    player: idOf(seat),
    points: parts.map(({ points }) => points),
    total: totalOf(state, seat),
  }));
}
