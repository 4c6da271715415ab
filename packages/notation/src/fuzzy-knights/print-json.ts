import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { actionOfJson } from '@woodlog/core/fuzzy-knights';
import type { Violation } from '@woodlog/core/kernel';
import { lostText } from '../kernel/unread.ts';
import { type ParseJson, logFromJson, parseJson } from './json.ts';
import { printActions } from './print/action.ts';
import { type StepsLine, printLines } from './print/log.ts';
import { parse } from './read/parse.ts';

type TurnJson = ParseJson['turns'][number];

/**
 * The canonical text of JSON such as that of `parseJson`. Unreadable steps stay as they were written, or are refused if
 * they would now be read as something else.
 */
export function printJson(value: unknown): Either<Violation, string> {
  const log = logFromJson(value);
  if (isLeft(log)) return log;
  // Its shape has been checked.
  const given = value as ParseJson;
  const text = printLines(log.right, given.turns.map(lineOf));
  const lost = lostText(given, parseJson(parse(text)));
  return lost === null ? right(text) : left(lost);
}

function lineOf({ taker, actions, comment }: TurnJson): StepsLine {
  // The comment of a line without readable steps belongs to the line before, as it is read.
  const isTurn = actions.length === 0 || actions.some(({ action }) => action !== null);
  return {
    taker,
    steps: stepsOf(actions),
    opensDay: actions[0]?.action?.type === 'daybreak',
    ...(isTurn && comment !== undefined && { comment }),
  };
}

/** Prints readable steps together, so that a path stays one. */
function stepsOf(actions: TurnJson['actions']): string {
  const words: string[] = [];
  let from = 0;
  for (const [i, { action, text }] of actions.entries()) {
    if (action !== null) continue;
    words.push(printed(actions.slice(from, i)), text ?? '');
    from = i + 1;
  }
  words.push(printed(actions.slice(from)));
  return words.filter((word) => word !== '').join('; ');
}

const printed = (actions: TurnJson['actions']): string =>
  actions.length === 0
    ? ''
    : printActions(
        actions.flatMap(({ action }) => (action ? [actionOfJson(action)] : [])),
        {},
      );
