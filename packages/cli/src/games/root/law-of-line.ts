import { seatPlayers } from '@woodlog/bots/root';
import { type Action, type Table, copyTable } from '@woodlog/core/root';
import {
  type Breach,
  type LegalMoves,
  PEOPLE_PHASES,
  beginLine,
  legalMoves,
  matchLine,
  matchOpenLine,
  playerOf,
  unknownRules,
} from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { complete, listed } from './moves.ts';

/** What the law says to a line that a person types. */
export interface LawOfLine {
  /** Why these actions, of which so many were taken before, begin no lawful line; `null` if they do, or nobody can tell. */
  refuses(actions: readonly Action[], taken: number): string | null;
  /** What is still due if the line ends with these actions; `null` if nothing is. */
  leftUndone(actions: readonly Action[]): string | null;
  /** Phase and step that the line has come to; empty if that cannot be told. */
  where(actions: readonly Action[]): string;
  /** What may be done next, and what has to be done. */
  help(actions: readonly Action[]): string;
}

/** Of moves that may have been meant so many are named. */
const MOST_SHOWN = 4;

/** The law for a line of this faction at this table; `null` where it does not know the faction's turn. */
export function lawOfLine(table: Readonly<Table>, letter: string, setup: boolean): LawOfLine | null {
  const before = copyTable(table);
  const players = seatPlayers(before);
  const me = playerOf(players, letter);
  if (me === undefined || me.bot || PEOPLE_PHASES[me.letter] === undefined || unknownRules(before)) return null;
  const start = () => ({ table: before, now: beginLine(me, setup) });
  const said = ({ because, law }: Breach): string => `${because} (${law})`;
  const next = (actions: readonly Action[]) => {
    const { position } = matchOpenLine(players, start(), actions);
    return position === undefined ? null : legalMoves(players, position, true);
  };
  const heading = ({ phase, step, law }: LegalMoves): string => `${capital(phase)}, ${step} (${law})`;
  const write = (actions: readonly Action[]): string[] => actions.map((action) => printAction(action, letter));
  /** What to type instead: whole moves that have some of what was typed, or the few of which one must come first. */
  const instead = (actions: readonly Action[], taken: number): string => {
    const found = next(actions.slice(0, taken));
    if (found === null) return '';
    const typed = write(actions.slice(taken));
    const all = found.moves.map((move) => ({ ...complete(move, letter), parts: write(move.actions) }));
    const shared = ({ parts }: { readonly parts: readonly string[] }) =>
      typed.filter((one) => parts.includes(one)).length;
    const meant = all.filter((one) => shared(one) === typed.length && typed.length < one.parts.length);
    const first = found.forced && all.length <= MOST_SHOWN ? all.filter(({ text }) => text !== '...') : [];
    const shown = meant.length > 0 ? meant : first;
    const texts = [...new Set(shown.map(({ text }) => `\`${text}\``))].slice(0, MOST_SHOWN);
    if (texts.length === 0) return '';
    const list = [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((one) => one !== '').join(' or ');
    return `\n  = ${meant.length > 0 ? `did you mean ${list}? (${shown[0]?.law})` : `first comes ${list}`}`;
  };
  return {
    refuses(actions, taken) {
      const match = matchOpenLine(players, start(), actions, taken);
      return match.verdict === 'illegal' ? match.breaches.map(said).join('\n') + instead(actions, taken) : null;
    },
    leftUndone(actions) {
      const match = matchLine(players, start(), actions);
      return match.verdict === 'illegal' ? [...new Set(match.breaches.map(said))].join('\n') : null;
    },
    where(actions) {
      const found = next(actions);
      return found === null ? '' : heading(found);
    },
    help(actions) {
      const found = next(actions);
      if (found === null) {
        const match = matchLine(players, start(), actions);
        const [first] = match.verdict === 'illegal' ? match.breaches : [];
        return first === undefined
          ? 'nothing must be done any more: Enter ends the turn'
          : `you are in the middle of a move; still to be done: ${said(first)}`;
      }
      const lines = listed(found.moves, letter);
      const open = lines.some((line) => line.includes('...')) ? '\n... stands for what you have to choose.' : '';
      const must = found.forced ? `\n${found.moves.length === 1 ? 'This' : 'One of these'} must be done first.` : '';
      return `\n${heading(found)}:\n${lines.join('\n')}${open}${must}\n`;
    },
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
