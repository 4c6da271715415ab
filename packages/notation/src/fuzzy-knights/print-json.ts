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
 * The canonical text of JSON such as `parseJson` gives. Steps that could not be read stand in it as they were written; what
 * would be read as something else there is refused.
 */
export function printJson(value: unknown): Either<Violation, string> {
  const log = logFromJson(value);
  if (isLeft(log)) return log;
  // Its shape is known by now.
  const given = value as ParseJson;
  const text = printLines(log.right, given.turns.map(lineOf));
  const lost = lostText(given, parseJson(parse(text)));
  return lost === null ? right(text) : left(lost);
}

function lineOf({ taker, actions, comment }: TurnJson): StepsLine {
  // The comment of a line of which nothing could be read stands with the line before it, as it is read.
  const isTurn = actions.length === 0 || actions.some(({ action }) => action !== null);
  return {
    taker,
    steps: stepsOf(actions),
    opensDay: actions[0]?.action?.type === 'daybreak',
    ...(isTurn && comment !== undefined && { comment }),
  };
}

/** Steps that could be read are printed together, so that a way stays one. */
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
