import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type Action, fuzzyKnights, MAP_SIDE, MOST_MAPS_A_SIDE, RULE_SETS } from '@woodlog/core/fuzzy-knights';
import {
  type Codec,
  codecOf,
  decode,
  integer,
  type Json,
  json,
  listOf,
  oneOf,
  record,
  text,
  type Violation,
} from '@woodlog/core/kernel';
import { type ShownDiagnostic, showDiagnostics } from '../kernel/diagnostic.ts';
import { lineStartsOf, positionAt } from '../kernel/positions.ts';
import { type Header, type Log, type Player, takerOfAction, type Turn } from './log.ts';
import { logOf } from './meaning.ts';
import type { Tree } from './tree.ts';

/** An action with its place in the text; `action` is null if it could not be read. */
export interface ActionJson {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly action: Action | null;
}

/** What `woodlog parse --json` gives. */
export interface ParseJson {
  readonly game: 'fuzzy-knights';
  readonly header: Header;
  readonly turns: readonly {
    readonly taker: string;
    readonly line: number;
    readonly actions: readonly ActionJson[];
    readonly comment?: string;
  }[];
  readonly winners: readonly string[];
  readonly draw?: true;
  readonly comment?: string;
  readonly diagnostics: readonly ShownDiagnostic[];
}

/** The meaning of a tree as JSON, with places in the text. */
export function parseJson(tree: Tree): ParseJson {
  const starts = lineStartsOf(tree.text);
  const { header, winners, draw, comment, turns } = logOf(tree);
  const lines = tree.lines.filter((line) => line.kind === 'steps');
  let next = 0;
  return {
    game: 'fuzzy-knights',
    header,
    turns: lines.map((line) => {
      const actions = line.actions.map(({ start, end, action }): ActionJson => {
        const position = positionAt(starts, start);
        return { text: tree.text.slice(start, end), ...position, endColumn: position.column + end - start, action };
      });
      // Lines of which nothing could be read are no turns of the log.
      const turn = actions.some(({ action }) => action) ? turns[next++] : undefined;
      const said = turn?.comment ?? line.comment?.text;
      return { taker: line.taker, line: positionAt(starts, line.start).line, actions, ...(said && { comment: said }) };
    }),
    winners,
    ...(draw && { draw }),
    ...(comment !== undefined && { comment }),
    diagnostics: showDiagnostics(tree.text, tree.diagnostics),
  };
}

const MOST_LINES = 1_000_000;
const MOST_ACTIONS = 4096;
const words = text(10_000);
const mapSide = integer(MAP_SIDE, MAP_SIDE * MOST_MAPS_A_SIDE);
const side = codecOf('tens', (value): value is number => mapSide.is(value) && value % MAP_SIDE === 0);
const seatName: Codec<string> = codecOf(
  'player such as P1',
  (value): value is string => typeof value === 'string' && /^P[1-4]$/.test(value),
);
const takerName: Codec<string> = codecOf(
  'player such as P1, or empty',
  (value): value is string => value === '' || seatName.is(value),
);

interface ActionIn {
  readonly action: Action | null;
  readonly text?: Json;
  readonly line?: Json;
  readonly column?: Json;
  readonly endColumn?: Json;
}
interface TurnIn {
  readonly taker: string;
  readonly actions: readonly ActionIn[];
  readonly line?: Json;
  readonly comment?: string;
}
interface LogIn {
  readonly game: 'fuzzy-knights';
  readonly header: Header;
  readonly turns: readonly TurnIn[];
  readonly winners: readonly string[];
  readonly draw?: true;
  readonly comment?: string;
  readonly diagnostics?: Json;
}

const sides: Codec<readonly [number, number]> = codecOf(
  'width and height in tens, such as [20, 10]',
  (value): value is readonly [number, number] => Array.isArray(value) && value.length === 2 && value.every(side.is),
);
const player = record<Player>('player', { name: text(200) }, { bot: text(60) });
const header = record<Header>(
  'header',
  { players: listOf(player, 4) },
  { map: sides, rules: oneOf(RULE_SETS), days: integer(1, 9999), comments: listOf(words, MOST_LINES) },
);
const { action: actionCodec } = fuzzyKnights.codecs;
const action: Codec<Action | null> = codecOf(
  'action, or null',
  (value): value is Action | null => value === null || actionCodec.is(value),
);
const actionIn = record<ActionIn>(
  'action of a turn',
  { action },
  { text: json, line: json, column: json, endColumn: json },
);
const turnShape = record<TurnIn>(
  'turn',
  { taker: takerName, actions: listOf(actionIn, MOST_ACTIONS) },
  { line: json, comment: words },
);
const turnIn: Codec<TurnIn> = codecOf(
  "turn whose actions are its taker's",
  (value): value is TurnIn =>
    turnShape.is(value) &&
    value.actions.every((one) => one.action === null || takerOfAction(one.action) === value.taker),
);
const yes: Codec<true> = codecOf('true', (value): value is true => value === true);
const logIn = record<LogIn>(
  'log',
  {
    game: oneOf(['fuzzy-knights']),
    header,
    turns: listOf(turnShape, MOST_LINES),
    winners: listOf(seatName, 4),
  },
  { draw: yes, comment: words, diagnostics: json },
);
const takers = record<Pick<LogIn, 'turns'>>('log', { turns: listOf(turnIn, MOST_LINES) });

/** Reads such JSON back as the meaning of a log; places, texts and diagnostics do not count. Errors name their path. */
export function logFromJson(value: unknown): Either<Violation, Log> {
  const read = decode(logIn, value);
  if (isLeft(read)) return read;
  const { turns, diagnostics: _, ...rest } = read.right;
  const strays = decode(takers, { turns });
  if (isLeft(strays)) return strays;
  const kept = turns.flatMap(({ taker, actions, comment }): Turn[] => {
    const known = actions.flatMap((one) => (one.action ? [one.action] : []));
    return known.length === 0 ? [] : [{ taker, actions: known, ...(comment !== undefined && { comment }) }];
  });
  return right({ ...rest, turns: kept });
}
