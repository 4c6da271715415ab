import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { lostText } from '../../kernel/unread.ts';
import { printAction } from '../print/action.ts';
import { printLog, printTurn } from '../print/log.ts';
import { parse } from '../read/parse.ts';
import type { LogJson } from './envelope.ts';
import { logFromJson } from './log-from-json.ts';
import { parseJson } from './parse-json.ts';

/**
 * Prints JSON from `parseJson` in canonical form. Unreadable text is kept, or refused if it would now be read as
 * something else.
 *
 * @example printJson(parseJson(parse('1A (0,1) XYZ'))).right // '1A (0,1) XYZ\n'
 */
export function printJson(value: unknown): Either<Violation, string> {
  const log = logFromJson(value);
  if (isLeft(log)) return log;
  // Its shape has been checked.
  const given = value as LogJson;
  const moves = given.turns.filter(({ final }) => final === undefined);
  const text = printLog(log.right, (turn, i) =>
    printTurn(
      turn,
      (moves[i]?.actions ?? []).map((one) => (one.action === null ? (one.text ?? '') : printAction(one.action))),
    ),
  );
  const lost = lostText(given, parseJson(parse(text)));
  return lost === null ? right(text) : left(lost);
}
