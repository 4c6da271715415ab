import type { Log, Turn } from '../log.ts';
import { printAction } from './action.ts';

/** A comment after something, or on a line of its own. */
export const printComment = (text: string): string => (text === '' ? '//' : `// ${text}`);

/** The lines of a comment that begins on another line and may continue below it. */
function withComment(line: string, comment: string | undefined): string[] {
  if (comment === undefined) return [line];
  const [inline, ...below] = comment.split('\n');
  return [inline ? `${line} ${printComment(inline)}` : line, ...below.map(printComment)];
}

/** A line with a label; the label alone if nothing follows. */
export const printLabelled = (label: string, value: string): string =>
  value === '' ? `${label}:` : `${label}: ${value}`;

export const printSuits = (suits: readonly string[]): string => suits.map((suit, i) => `${suit}${i + 1}`).join(', ');

/** No player writes landmarks and hirelings, so every piece there names its owner. */
export const NOBODY = '-';

export const printTurnLine = (taker: string, actions: readonly string[]): string =>
  `${taker}:${actions.filter((action) => action !== '').join('/')}`;

const printTurn = ({ taker, actions }: Turn): string =>
  printTurnLine(
    taker,
    actions.map((action) => printAction(action, taker)),
  );

/**
 * Prints the meaning of a log canonically: comments, header, players, a blank line, setup, and a blank line before each
 * round.
 */
export function printLog(log: Log): string {
  return printLogLines(log, printTurn);
}

/** Prints a log with turns printed by `printTurn`, for logs with unreadable actions. */
export function printLogLines<T extends Pick<Turn, 'taker' | 'setup' | 'comment'>>(
  log: Omit<Log, 'turns'> & { readonly turns: readonly T[] },
  printTurn: (turn: T) => string,
): string {
  const lines = headerLines(log);
  const first = log.turns.find(({ setup }) => !setup)?.taker;
  let setup = false;
  for (const turn of log.turns) {
    const block = turn.setup ? !setup : turn.taker === first;
    if (block && lines.length > 0) lines.push('');
    setup ||= turn.setup === true;
    for (const line of withComment(printTurn(turn), turn.comment)) lines.push(line);
  }
  if (log.winners.length > 0) {
    if (lines.length > 0) lines.push('');
    for (const line of withComment(printLabelled('Winner', log.winners.join('')), log.comment)) lines.push(line);
  }
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

function headerLines({ header }: Pick<Log, 'header'>): string[] {
  const { map, deck, clearings, landmarks, hirelings, hirelingSetup = [], pool, players, comments = [] } = header;
  const lines = comments.map(printComment);
  if (map) lines.push(printLabelled('Map', map));
  if (deck) lines.push(printLabelled('Deck', deck));
  if (clearings) lines.push(printLabelled('Clearings', printSuits(clearings)));
  if (landmarks)
    lines.push(printLabelled('Landmarks', landmarks.map((action) => printAction(action, NOBODY)).join('/')));
  if (hirelings)
    lines.push(
      printLabelled(
        'Hirelings',
        printHirelings(
          hirelings,
          hirelingSetup.map((action) => printAction(action, NOBODY)),
        ),
      ),
    );
  if (pool) lines.push(printLabelled('Pool', pool.join('')));
  for (const { faction, name } of players) lines.push(printLabelled(faction, name));
  return lines;
}

export const printHirelings = (hirelings: readonly string[], setup: readonly string[]): string =>
  [hirelings.join(', '), ...setup].join('/');
