import { type Either, chain, left, map, right } from 'fp-ts/lib/Either.js';
import { type Violation, decode, violation } from '@woodlog/core/kernel';
import type { Action } from '@woodlog/core/root';
import { firstDifference } from '../../kernel/difference.ts';
import { counted } from '../as-read.ts';
import type { Log } from '../log.ts';
import { logOf } from '../meaning.ts';
import { printAction } from '../print/action.ts';
import { printLogLines, printTurnLine } from '../print/log.ts';
import { parse } from '../read/parse.ts';
import type { ActionNode, Tree } from '../tree.ts';
import { type GivenLog, givenLog } from './codec.ts';

/** An action, or the text of an unreadable one. */
type ActionOrText = Action | string;

/** A line of a player, including unreadable actions. */
interface GivenTurn {
  readonly taker: string;
  readonly setup?: true;
  readonly actions: readonly ActionOrText[];
  readonly comment?: string;
}

interface GivenText {
  readonly log: Omit<Log, 'turns'> & { readonly turns: readonly GivenTurn[] };
  readonly text: string;
  readonly tree: Tree;
}

/**
 * The log that JSON describes, as printed by `woodlog parse --json` or edited by hand, without unreadable actions.
 * Errors name the path, also for what Rootlog cannot write: a log is accepted only if it reads back the same once
 * printed.
 *
 * @example logFromJson(parseJson(parse('C: Ann'))).right.header // { players: [{ faction: 'C', name: 'Ann' }] }
 */
export function logFromJson(value: unknown): Either<Violation, Log> {
  return map(({ tree }: GivenText) => logOf(tree))(readGiven(value));
}

/**
 * The canonical text of the same JSON. Unreadable actions stay as they were written.
 *
 * @example printJson(parseJson(parse('C: Ann\nC: Cw3'))).right // 'C: Ann\n\nC:Cw3\n'
 */
export function printJson(value: unknown): Either<Violation, string> {
  return map(({ text }: GivenText) => text)(readGiven(value));
}

function readGiven(value: unknown): Either<Violation, GivenText> {
  return chain((given: GivenLog) => chain(printed)(withTexts(given)))(decode(givenLog, value));
}

/** A log without positions. The first line of each player is the setup, whatever was edited. */
function withTexts({ game, header, turns, winners, comment }: GivenLog): Either<Violation, GivenText['log']> {
  const seen = new Set<string>();
  const given: GivenTurn[] = [];
  for (const [i, turn] of turns.entries()) {
    const bare = turn.actions.findIndex(({ action, text }) => action === null && text === undefined);
    if (bare >= 0) return left(withoutText(`turns.${i}.actions.${bare}.text`));
    const setup = !seen.has(turn.taker);
    seen.add(turn.taker);
    given.push({
      taker: turn.taker,
      ...(setup && { setup }),
      actions: turn.actions.map(({ action, text = '' }) => (action === null ? text : counted(action))),
      ...(turn.comment !== undefined && { comment: turn.comment }),
    });
  }
  return right({ game, header, turns: given, winners, ...(comment !== undefined && { comment }) });
}

const withoutText = (path: string): Violation =>
  violation('input/shape', `${path}: expected the text of an action that could not be read, got nothing`, {
    details: { path },
  });

/** Prints a log and reads it back. The meaning must be the same, and unreadable text must be unchanged. */
function printed(log: GivenText['log']): Either<Violation, GivenText> {
  const text = printLogLines(log, ({ taker, actions }) =>
    printTurnLine(
      taker,
      actions.map((action) => (typeof action === 'string' ? action : printAction(action, taker))),
    ),
  );
  const tree = parse(text);
  const difference = firstDifference(log, readBack(tree, log));
  if (difference === undefined) return right({ log, text, tree });
  const path = difference.replace(
    /^turns\.(\d+)\.actions\.(\d+)/,
    (action, turn: string, i: string) =>
      `${action}.${typeof log.turns[Number(turn)]?.actions[Number(i)] === 'string' ? 'text' : 'action'}`,
  );
  const message = `${path}: Rootlog cannot write this so that it reads the same`;
  return left(violation('input/unwritable', message, { details: { path } }));
}

/** The log that was read back, with text wherever text was given. */
function readBack(tree: Tree, given: GivenText['log']): GivenText['log'] {
  const log = logOf(tree);
  const lines = tree.lines.filter((line) => line.kind === 'turn');
  const asGiven = ({ start, end, action }: ActionNode, wanted: ActionOrText | undefined): ActionOrText =>
    action === null || typeof wanted === 'string' ? tree.text.slice(start, end) : action;
  const turns = log.turns.map((turn, i) => ({
    ...turn,
    actions: (lines[i]?.actions ?? []).map((node, j) => asGiven(node, given.turns[i]?.actions[j])),
  }));
  return { ...log, turns };
}
