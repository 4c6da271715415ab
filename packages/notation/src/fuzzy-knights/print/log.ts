import type { Style } from '../lexicon.ts';
import type { Log, Player, Turn } from '../log.ts';
import { printActions } from './action.ts';

/** `FUZZY KNIGHTS`: the line that every log begins with. */
export const TITLE = 'FUZZY KNIGHTS';

export function printMap([width, height]: readonly [number, number]): string {
  return `MAP ${width} x ${height}`;
}

/** `PLAYER 1 "Ann" BOT castellan`. */
export function printPlayer(seat: number, { name, bot }: Player): string {
  return `PLAYER ${seat + 1} ${quoted(name)}${bot === undefined ? '' : ` BOT ${/^[a-z]+$/i.test(bot) ? bot : quoted(bot)}`}`;
}

const quoted = (name: string): string => `"${name.replace(/[\r\n]+/g, ' ').replace(/[\\"]/g, '\\$&')}"`;

export function printResult(winners: readonly string[]): string {
  return `RESULT ${winners.length === 0 ? 'DRAW' : winners.join(' ')}`;
}

/** A line and its comment; text after a line end in the comment goes on lines of its own. */
function withComment(line: string, comment: string | undefined): string[] {
  if (comment === undefined) return [line];
  const [first = '', ...rest] = comment.split('\n');
  const commented = first === '' ? line : `${line} // ${first}`;
  return [commented, ...rest.map((text) => `// ${text}`)];
}

export interface StepsLine extends Pick<Turn, 'taker' | 'comment'> {
  readonly steps: string;
  readonly opensDay: boolean;
}

/** Prints the meaning of a log in canonical form: one line for each step, a blank line before each day. */
export function printLog(log: Log, style: Style = {}): string {
  return printLines(
    log,
    log.turns.map((turn) => ({
      ...turn,
      steps: printActions(turn.actions, style),
      opensDay: turn.actions[0]?.kind === 'daybreak',
    })),
  );
}

export function printLines(log: Log, turns: readonly StepsLine[]): string {
  const { map, rules, days, players, comments = [] } = log.header;
  const lines = [...comments.map((text) => `// ${text}`), TITLE];
  if (map) lines.push(printMap(map));
  if (rules) lines.push(`RULES ${rules}`);
  if (days !== undefined) lines.push(`DAYS ${days}`);
  lines.push(...players.map((player, seat) => printPlayer(seat, player)));
  if (turns.length > 0) lines.push('');
  for (const { taker, steps, comment, opensDay } of turns) {
    if (opensDay) lines.push('');
    lines.push(...withComment(taker === '' ? steps : `${taker}: ${steps}`, comment));
  }
  if (log.winners.length > 0 || log.draw) lines.push('', ...withComment(printResult(log.winners), log.comment));
  return `${lines.join('\n')}\n`;
}
