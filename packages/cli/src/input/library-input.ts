import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import {
  type Codec,
  type Violation,
  codecOf,
  decode,
  flag,
  gameSetup,
  json,
  listOf,
  oneOf,
  record,
  text,
  violation,
} from '@woodlog/core/kernel';
import { THEMES, type Theme } from '@woodlog/draw/kernel';
import { type GameId, GAME_IDS, isGameId } from '../games/game-ids.ts';
import type { GameToPlay } from '../games/play-adapter.ts';
import type { RunConfiguration } from '../simulate/configuration.ts';
import { runConfiguration } from '../simulate/configuration-codec.ts';
import type { LibraryRequest, MovesRequest } from '../turn/turn-adapter.ts';

/** More than any turn asks for. */
const MOST = 10_000;

const anyText = /* @__PURE__ */ codecOf('text', (value): value is string => typeof value === 'string');
/** Any JSON; the question checks it. */
const anything = /* @__PURE__ */ codecOf('JSON', (value): value is unknown => json.is(value));
const number = /* @__PURE__ */ codecOf('number', (value): value is number => typeof value === 'number');

export const playCall = () => record<GameToPlay>('call', { setup: gameSetup, seed: anyText, index: number });

const budget = () =>
  codecOf(
    'number of playouts, or a time such as 200ms',
    (value): value is number | string => typeof value === 'number' || typeof value === 'string',
  );

/** Arguments of a function that reads a log. */
interface LogCall<Request> {
  readonly log: string;
  readonly request: Request;
}

const logCall = <Request>(request: Codec<Request>): Codec<LogCall<Request>> =>
  record<LogCall<Request>>('call', { log: anyText, request });

type OfGame<Request> = Request & { readonly game?: string };

/** Arguments of `nextTurn`. */
export type TurnCall = LogCall<OfGame<LibraryRequest>>;
export const turnCall = () =>
  logCall(
    record<TurnCall['request']>(
      'request',
      {},
      {
        game: anyText,
        faction: text(60),
        bot: text(60),
        draw: listOf(text(200), MOST),
        dice: listOf(listOf(number, MOST), MOST),
        answers: listOf(anything, MOST),
        seed: anyText,
        index: number,
        budget: budget(),
      },
    ),
  );

export type CheckCall = LogCall<OfGame<{ readonly law?: boolean }>>;
export const checkCall = () => logCall(record<CheckCall['request']>('request', {}, { game: anyText, law: flag }));

export type MovesCall = LogCall<OfGame<MovesRequest>>;
export const movesCall = () =>
  logCall(
    record<MovesCall['request']>(
      'request',
      {},
      { game: anyText, faction: text(60), all: flag, inTurn: flag, count: number },
    ),
  );

export const positionsCall = () => record<{ readonly log: string }>('call', { log: anyText });

/** Arguments of `drawSvg` and `drawPng`. */
export type DrawCall = LogCall<OfGame<{ readonly turn?: number; readonly theme?: Theme }>>;
export const drawCall = () =>
  logCall(record<DrawCall['request']>('request', {}, { game: anyText, turn: number, theme: oneOf(THEMES) }));

/** Arguments of `replayPage`. */
type PageCall = LogCall<OfGame<{ readonly title?: string }>>;
export const pageCall = () => logCall(record<PageCall['request']>('request', {}, { game: anyText, title: anyText }));

/** Arguments of `reportPage`. */
export const reportCall = () =>
  record<{ readonly folders: readonly string[] }>('call', { folders: listOf(anyText, MOST) });

/** Arguments of `simulate`. */
export interface RunCall {
  readonly configuration: RunConfiguration;
  readonly seed: string;
  readonly games: number | { readonly first: number; readonly games: number };
}

const range = () => record<Exclude<RunCall['games'], number>>('range', { first: number, games: number });

export const runCall = () =>
  record<RunCall>('call', {
    configuration: runConfiguration(),
    seed: anyText,
    games: codecOf('number, or a range', (value): value is RunCall['games'] => number.is(value) || range().is(value)),
  });

/**
 * Checks and copies the arguments of a library function, which an untyped caller may have passed. A violation names the
 * path and what was expected; `undefined` counts as missing.
 */
export function readCall<Call extends object>(codec: Codec<Call>, call: Call): Either<Violation, Call> {
  let copy: unknown;
  try {
    copy = structuredClone(call);
  } catch {
    return left(violation('input/shape', 'expected JSON, got what is not JSON'));
  }
  const game = gameOf(copy);
  return game === null ? decode(codec, withoutNothing(copy)) : left(game);
}

/** Like `readCall`, for an entry of one game. */
export function readCallOf<Call extends object>(id: GameId, codec: Codec<Call>, call: Call): Either<Violation, Call> {
  const read = readCall(codec, call);
  const named = isLeft(read) ? [] : gamesNamed(read.right);
  const other = named.find(({ game }) => game !== id);
  return other === undefined ? read : left(violation(other.code, `this is for ${id} alone, not for ${other.game}`));
}

/** Refuses unknown games. */
function gameOf(call: unknown): Violation | null {
  const odd = gamesNamed(call).find(({ game }) => !isGameId(game));
  return odd === undefined ? null : violation(odd.code, `games are ${GAME_IDS.join(', ')}, not ${odd.game}`);
}

/** The games that a call names, with the violation's code for each. */
const gamesNamed = (call: unknown): readonly { readonly game: string; readonly code: string }[] =>
  (
    [
      ['setup', 'setup/game'],
      ['configuration', 'setup/game'],
      ['request', 'request/game'],
    ] as const
  ).flatMap(([field, code]) => {
    const game = fieldOf(fieldOf(call, field), 'game');
    return typeof game === 'string' ? [{ game, code }] : [];
  });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (value: unknown, field: string): unknown =>
  isObject(value) && Object.hasOwn(value, field) ? value[field] : undefined;

/** Removes `undefined` fields: they mean the same as missing ones. */
function withoutNothing(value: unknown, depth = 0): unknown {
  if (!isObject(value) || depth === DEEPEST) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.map(([key, field]) => [key, withoutNothing(field, depth + 1)]));
}

/** Deeper than any accepted value. */
const DEEPEST = 100;
