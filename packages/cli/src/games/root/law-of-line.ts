import { seatPeople } from '@woodlog/bots/root';
import { type Action, type Table, copyTable } from '@woodlog/core/root';
import {
  type Breach,
  PEOPLE_PHASES,
  beginLine,
  legalMoves,
  matchLine,
  matchOpenLine,
  playerOf,
} from '@woodlog/core/root-law';
import { listed } from './moves.ts';
import { unknownRules } from './unknown-rules.ts';

/** What the law says to a line that a person types. */
interface LawOfLine {
  /** Why these actions do not begin a lawful line; `null` if they do, or if that cannot be decided. */
  refuses(actions: readonly Action[]): string | null;
  /** What is still due if the line ends with these actions; `null` if nothing is. */
  leftUndone(actions: readonly Action[]): string | null;
  /** Phase and step that the line has come to; empty if that cannot be told. */
  where(actions: readonly Action[]): string;
  /** What may be done next, and what has to be done. */
  help(actions: readonly Action[]): string;
}

/** The law for a line of this faction at this table; `null` where it does not know the faction's turn. */
export function lawOfLine(table: Readonly<Table>, letter: string, setup: boolean): LawOfLine | null {
  const before = copyTable(table);
  const players = seatPeople(before);
  const me = playerOf(players, letter);
  if (me === undefined || me.bot || PEOPLE_PHASES[me.letter] === undefined || unknownRules(before)) return null;
  const start = () => ({ table: before, now: beginLine(me, setup) });
  const said = ({ because, law }: Breach): string => `${because} (${law})`;
  return {
    refuses(actions) {
      const match = matchOpenLine(players, start(), actions);
      return match.verdict === 'illegal' ? match.breaches.map(said).join('\n') : null;
    },
    leftUndone(actions) {
      const match = matchLine(players, start(), actions);
      return match.verdict === 'illegal' ? match.breaches.map(said).join('\n') : null;
    },
    where(actions) {
      const { position } = matchOpenLine(players, start(), actions);
      const found = position === undefined ? null : legalMoves(players, position);
      return found === null
        ? ''
        : `${found.phase.charAt(0).toUpperCase()}${found.phase.slice(1)}, ${found.step} (${found.law})`;
    },
    help(actions) {
      const { position } = matchOpenLine(players, start(), actions);
      const found = position === undefined ? null : legalMoves(players, position);
      if (found === null) return '';
      const must = found.forced ? `\nThis must be done before the phase can end: ${found.step} (${found.law}).` : '';
      return `\n${found.phase}, ${found.step} (${found.law}):\n${listed(found.moves, letter).join('\n')}${must}\n`;
    },
  };
}
