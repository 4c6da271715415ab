import type { Log, Turn } from '../log.ts';
import { printAction } from './action.ts';
import { printPlayer } from './player.ts';
import { printPlayerPoints, printScore } from './score.ts';

/** A note after something, or on a line of its own. */
export function printComment(text: string): string {
  return text === '' ? '/' : `/ ${text}`;
}

/** The lines of a note that begins on another line and may continue below it. */
function withComment(line: string, comment: string | undefined): string[] {
  if (comment === undefined) return [line];
  const [inline, ...below] = comment.split('\n');
  return [inline ? `${line} ${printComment(inline)}` : line, ...below.map(printComment)];
}

/** The parts of a line with one space between. */
export function joinParts(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** `31A (dis) CCCCP (5,4) FCFCmP +4=30 (B+2)`. */
export function printTurn(
  { number, taker, actions, score }: Turn,
  words: readonly string[] = actions.map((action) => printAction(action)),
): string {
  return joinParts(`${number}${taker}`, ...words, score ? printScore(score) : '');
}

/**
 * Prints the meaning of a record in canonical form: notes, the line about the game, players, one line for each move,
 * the final scoring.
 *
 * @example printLog(logOf(parse('0(0,0) RCRF\n1A  (0,+1) FCCmC'))) // '0 (0,0) RCRF\n1A (0,1) FCCCm\n'
 */
export function printLog(
  { header, turns, finals }: Log,
  lineOf: (turn: Turn, i: number) => string = (turn) => printTurn(turn),
): string {
  const lines = [
    ...(header.comments ?? []).map(printComment),
    ...(header.fields ? [header.fields.join(', ')] : []),
    ...header.players.map(printPlayer),
    ...turns.flatMap((turn, i) => withComment(lineOf(turn, i), turn.comment)),
    ...finals.flatMap(({ comment, ...points }) => withComment(printPlayerPoints(points), comment)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
