import { seatPlayers } from '@woodlog/bots/root';
import { type Match, beginLine, matchLine, playerOf } from '@woodlog/core/root-law';
import { parse } from '@woodlog/notation/root';
import { lastLine } from '@woodlog/notation/root-audit';
import { GAMES } from '../src/games/games.ts';

interface LastLine {
  readonly match: Match;
  /** Whether the ledger finds a slip in it. */
  readonly slips: boolean;
  /** Mistakes of the whole log that the law knows nothing of. */
  readonly mistakes: readonly string[];
}

/** What the law says to the last line of a log, and no more of what comes before it than what lies on the table. */
export async function lastLineOf(text: string): Promise<LastLine> {
  const last = lastLine(parse(text));
  if (last === undefined) throw new Error('the log has a line');
  const players = seatPlayers(last.before);
  const me = playerOf(players, last.taker);
  if (me === undefined) throw new Error('the taker is a player');
  const match = matchLine(players, { table: last.before, now: beginLine(me, last.setup) }, last.actions);
  const read = (await GAMES.root.load()).read(text);
  return { match, slips: last.slips, mistakes: read.check().map(({ code, message }) => `${code} ${message}`) };
}
