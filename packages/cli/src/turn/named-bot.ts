import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import { nearestWord } from '@woodlog/notation/kernel';

/**
 * The bot of a seat, in games whose bots only have names: the one asked for, else the log's; `null` for a person. An
 * unknown bot is a violation.
 */
export function namedBot<Name extends string>(
  asked: string | undefined,
  ofLog: string | undefined,
  known: readonly Name[],
): Either<Violation, Name | null> {
  const word = asked ?? ofLog;
  if (word === undefined) return right(null);
  const name = known.find((one) => one === word);
  if (name !== undefined) return right(name);
  const near = nearestWord(word, known);
  const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
  const code = asked === undefined ? 'setup/bot' : 'request/bot';
  return left(violation(code, `unknown bot "${word}"${hint}; expected one of ${known.join(', ')}`));
}

export const notABot = (taker: string, player: string, known: readonly string[]): Violation =>
  violation(
    'turn/not-a-bot',
    `${taker} is played by a person (${player}); a bot plays the turn if it is named: ${known.join(', ')}`,
  );
