import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  actionOfJson,
  type JsonAction,
  jsonActionCodec,
  jsonOfAction,
  MAP_SIDE,
  MOST_MAPS_A_SIDE,
  RULE_SETS,
} from '@woodlog/core/fuzzy-knights';
import {
  type Codec,
  codecOf,
  decode,
  integer,
  type Json,
  json,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  type Violation,
  violation,
} from '@woodlog/core/kernel';
import { firstDifference } from '../kernel/difference.ts';
import { type ShownDiagnostic, showDiagnostics } from '../kernel/diagnostic.ts';
import { type PlacedAction, placing } from '../kernel/placed.ts';
import { type Header, type Log, type Player, takerOfAction, type Turn } from './log.ts';
import { logOf } from './meaning.ts';
import { printAction } from './print/action.ts';
import { printLog } from './print/log.ts';
import { parse } from './read/parse.ts';
import type { Tree } from './tree.ts';

export type ActionJson = Required<PlacedAction<JsonAction>>;

export interface ParseJson extends Omit<Log, 'turns'> {
  readonly turns: readonly (Omit<Turn, 'actions'> & {
    readonly line: number;
    readonly actions: readonly ActionJson[];
  })[];
  readonly diagnostics: readonly ShownDiagnostic[];
}

/** The meaning of a tree as JSON, with places in the text. */
export function parseJson(tree: Tree): ParseJson {
  const { lineAt, placed } = placing(tree.text);
  const { header, winners, draw, comment, turns } = logOf(tree);
  const lines = tree.lines.filter((line) => line.kind === 'steps');
  let next = 0;
  return {
    game: 'fuzzy-knights',
    header,
    turns: lines.map((line) => {
      const actions = line.actions.map((node) => placed(node, node.action && jsonOfAction(node.action)));
      // Lines without readable steps are not turns of the log.
      const turn = actions.some(({ action }) => action) ? turns[next++] : undefined;
      const said = turn?.comment ?? line.comment?.text;
      return { taker: line.taker, line: lineAt(line.start), actions, ...(said && { comment: said }) };
    }),
    winners,
    ...(draw && { draw }),
    ...(comment !== undefined && { comment }),
    diagnostics: showDiagnostics(tree.text, tree.diagnostics),
  };
}

/** More lines, steps or characters than any log has. */
const MOST = 2 ** 28;
const words = text(MOST);
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
  readonly action: JsonAction | null;
  readonly text?: Json;
  readonly line?: Json;
  readonly column?: Json;
  readonly endColumn?: Json;
}
interface TurnIn extends Omit<Turn, 'actions'> {
  readonly actions: readonly ActionIn[];
  readonly line?: Json;
}
interface LogIn extends Omit<Log, 'turns'> {
  readonly turns: readonly TurnIn[];
  readonly diagnostics?: Json;
}

const sides: Codec<readonly [number, number]> = codecOf(
  'width and height in tens, such as [20, 10]',
  (value): value is readonly [number, number] => Array.isArray(value) && value.length === 2 && value.every(side.is),
);
const player = record<Player>('player', { name: words }, { bot: words });
const header = record<Header>(
  'header',
  { players: listOf(player, 4) },
  { map: sides, rules: oneOf(RULE_SETS), days: integer(1, 9999), comments: listOf(words, MOST) },
);
const actionIn = record<ActionIn>(
  'action of a turn',
  { action: orNull(jsonActionCodec) },
  { text: json, line: json, column: json, endColumn: json },
);
const turnShape = record<TurnIn>(
  'turn',
  { taker: takerName, actions: listOf(actionIn, MOST) },
  { line: json, comment: words },
);
/** Checks turns whose shape is known to be right. */
const turnIn: Codec<TurnIn> = codecOf("turn whose actions are its taker's", (value): value is TurnIn => {
  const { taker, actions } = value as TurnIn;
  return actions.every((one) => one.action === null || takerOfAction(actionOfJson(one.action)) === taker);
});
const seatNames = listOf(seatName, 4);
const winners: Codec<readonly string[]> = codecOf(
  'list of winners such as P1, each named once',
  (value): value is readonly string[] => seatNames.is(value) && new Set(value).size === value.length,
);
const yes: Codec<true> = codecOf('true', (value): value is true => value === true);
const logIn = record<LogIn>(
  'log',
  {
    game: oneOf(['fuzzy-knights']),
    header,
    turns: listOf(turnShape, MOST),
    winners,
  },
  { draw: yes, comment: words, diagnostics: json },
);
const takers = record<Pick<LogIn, 'turns'>>('log', { turns: listOf(turnIn, MOST) });

/**
 * Reads such JSON back as the meaning of a log; positions, texts and diagnostics are ignored. Errors name their path. A
 * log is accepted only if it reads back the same once printed.
 */
export function logFromJson(value: unknown): Either<Violation, Log> {
  const read = decode(logIn, value);
  if (isLeft(read)) return read;
  const { turns, diagnostics: _, ...rest } = read.right;
  const strays = decode(takers, { turns });
  if (isLeft(strays)) return strays;
  // A line without readable steps is not a turn of the log.
  const kept = turns.filter(({ actions }) => actions.length === 0 || actions.some((one) => one.action));
  const log: Log = {
    ...rest,
    turns: kept.map(({ taker, actions, comment }): Turn => {
      const known = actions.flatMap((one) => (one.action ? [actionOfJson(one.action)] : []));
      return { taker, actions: known, ...(comment !== undefined && { comment }) };
    }),
  };
  const difference = firstDifference(log, logOf(parse(printLog(log))));
  if (difference === undefined) return right(log);
  const path = unwritableStep(turns) ?? placeOf(difference, turns, kept);
  return left(
    violation('input/unwritable', `${path}: a log cannot write this so that it reads the same`, { details: { path } }),
  );
}

/** The path to the first step that does not read back by itself. */
function unwritableStep(turns: readonly TurnIn[]): string | undefined {
  for (const [i, { taker, actions }] of turns.entries()) {
    for (const [j, one] of actions.entries()) {
      if (!one.action) continue;
      const meant = actionOfJson(one.action);
      const [line] = parse(`${taker === '' ? '' : `${taker}: `}${printAction(meant)}`).lines;
      const [read, more] = line?.kind === 'steps' && !line.comment ? line.actions : [];
      const difference = firstDifference(meant, read?.action ?? undefined) ?? (more && '');
      if (difference !== undefined)
        return ['turns', i, 'actions', j, 'action', difference].filter((part) => part !== '').join('.');
    }
  }
  return undefined;
}

/** A path in the log as a path in the JSON, which also has lines without readable steps. */
function placeOf(path: string, turns: readonly TurnIn[], kept: readonly TurnIn[]): string {
  return path.replace(/^turns\.(\d+)/, (whole, line: string) => {
    const turn = kept[Number(line)];
    return turn === undefined ? whole : `turns.${turns.indexOf(turn)}`;
  });
}
