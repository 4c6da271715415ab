import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type Json,
  type Violation,
  codecOf,
  decode,
  integer,
  json,
  listOf,
  oneOf,
  record,
  violation,
} from '@woodlog/core/kernel';
import { type Action, DECKS, FACTIONS, HIRELINGS, MAPS, rootAction } from '@woodlog/core/root';
import { firstDifference } from '../../kernel/difference.ts';
import type { Header, Log, Player, Turn } from '../log.ts';
import { logOf } from '../meaning.ts';
import { printLog } from '../print/log.ts';
import { parse } from '../read/parse.ts';
import type { ActionJson, LogJson, TurnJson } from './envelope.ts';

/** What can be printed: there is no `null` for what could not be read. */
interface PrintableAction extends ActionJson {
  readonly action: Action;
}
interface PrintableTurn extends TurnJson {
  readonly actions: readonly PrintableAction[];
}
interface PrintableLog extends Omit<LogJson, 'diagnostics'> {
  readonly turns: readonly PrintableTurn[];
  readonly diagnostics?: Json;
}

/** More lines, actions of a line or letters of a comment than any log has. */
const MOST = 100_000;

const text = codecOf('text', (value): value is string => typeof value === 'string' && value.length <= MOST);
const position = integer(1, 1e9);
const yes = codecOf('true, or left out', (value): value is true => value === true);
const faction = oneOf<string>(FACTIONS);
const factions = listOf(faction, FACTIONS.length);
const actions = listOf(rootAction, MOST);

const header = record<Header>(
  'header',
  { players: listOf(record<Player>('player', { faction, name: text }), FACTIONS.length) },
  {
    map: oneOf(MAPS),
    deck: oneOf(DECKS),
    clearings: listOf(oneOf(['F', 'M', 'R']), 12),
    landmarks: actions,
    // Each as it is or demoted.
    hirelings: listOf(text, 2 * HIRELINGS.length),
    hirelingSetup: actions,
    pool: factions,
    comments: listOf(text, MOST),
  },
);
const action = record<PrintableAction>(
  'action',
  { action: rootAction },
  { text, line: position, column: position, endColumn: position },
);
const turn = record<PrintableTurn>(
  'turn',
  { taker: faction, actions: listOf(action, MOST) },
  { line: position, setup: yes, comment: text },
);
const printable = record<PrintableLog>(
  'log',
  { game: oneOf(['root']), header, turns: listOf(turn, MOST), winners: factions },
  { comment: text, diagnostics: json },
);

/**
 * The log that JSON means, as `woodlog parse --json` gives it or a hand has edited it. What does not fit is named by its
 * path, and so is what cannot be written in Rootlog: a log is accepted only if it reads back the same once printed.
 *
 * @example logFromJson(parseJson(parse('C: Ann'))).right.header // { players: [{ faction: 'C', name: 'Ann' }] }
 */
export function logFromJson(value: unknown): Either<Violation, Log> {
  const decoded = decode(printable, value);
  if (isLeft(decoded)) return decoded;
  const { game, header, winners, comment } = decoded.right;
  const turns = turnsOf(decoded.right.turns);
  const log: Log = { game, header, turns, winners, ...(comment !== undefined && { comment }) };
  const difference = firstDifference(log, logOf(parse(printLog(log))));
  if (difference === undefined) return right(log);
  const path = difference.replace(/^turns\.\d+\.actions\.\d+/, '$&.action');
  return left(
    violation('input/unwritable', `${path}: Rootlog cannot write this so that it reads the same`, {
      details: { path },
    }),
  );
}

/** Turns without their places. The first of a player is its setup, whatever was edited. */
function turnsOf(turns: readonly PrintableTurn[]): Turn[] {
  const seen = new Set<string>();
  return turns.map(({ taker, actions, comment }) => {
    const setup = !seen.has(taker);
    seen.add(taker);
    return {
      taker,
      ...(setup && { setup }),
      actions: actions.map(({ action }) => action),
      ...(comment !== undefined && { comment }),
    };
  });
}
