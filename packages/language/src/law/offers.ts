import { type Action, copyTable, explainAction, playerAt } from '@woodlog/core/root';
import {
  type LegalMove,
  type Players,
  type Position,
  beginLine,
  legalMoves,
  matchOpenLine,
  unknownRules,
} from '@woodlog/core/root-law';
import { printAction, tableBefore } from '@woodlog/notation/root';
import type { SeatPlayers } from '@woodlog/notation/root-audit';
import type { Offer } from '../kernel/language.ts';
import { type OpenAction, type RootDocument, openActionAt } from '../root/document.ts';

/** The most offers; the next letter brings others. */
const MOST = 60;

/** Actions before a place that may belong to a move which continues there. */
const MOST_BEGUN = 4;

/** Complete moves, and the actions with which they may have started. */
interface Moves {
  readonly moves: readonly LegalMove[];
  readonly begun: readonly Action[];
}

/**
 * What the rules allow at a place of a log of Root, in words; empty if the rules cannot follow the line. Moves that
 * need a card which may not be in the hand come last.
 */
export function lawfulOffers(doc: RootDocument, offset: number, seatPlayers: SeatPlayers): readonly Offer[] {
  const open = openActionAt(doc, offset);
  const found = open === null ? null : movesAt(doc, open, offset, seatPlayers);
  if (open === null || found === null) return [];
  const { taker } = open.line;
  const { moves, begun } = found;
  const written = open.written.toLowerCase();
  const offers = new Map<string, Offer>();
  for (const { actions } of [...moves].sort((a, b) => doubt(a) - doubt(b))) {
    if (!startsWith(actions, begun, taker)) continue;
    const rest = actions.slice(begun.length);
    const text = rest.map((action) => printAction(action, taker)).join('/');
    if (text === '' || offers.has(text) || !text.toLowerCase().startsWith(written)) continue;
    offers.set(text, { text, label: inWords(rest, taker), kind: 'action' });
    if (offers.size === MOST) break;
  }
  return [...offers.values()];
}

const doubt = ({ requires }: LegalMove): number => (requires === undefined ? 0 : 1);

const inWords = (actions: readonly Action[], taker: string): string =>
  actions.map((action) => explainAction(action, { taker })).join(', ');

const startsWith = (actions: readonly Action[], begun: readonly Action[], taker: string): boolean =>
  begun.every((one, n) => {
    const own = actions[n];
    return own !== undefined && printAction(own, taker) === printAction(one, taker);
  });

function movesAt(
  { checked }: RootDocument,
  { line, index, written }: OpenAction,
  offset: number,
  seatPlayers: SeatPlayers,
): Moves | null {
  const table = tableBefore(checked, index);
  const meant = checked.meant.lines[index];
  const seat = table?.setup.seats.findIndex(({ faction }) => faction === line.taker) ?? -1;
  if (table === null || meant?.kind !== 'turn' || seat < 0 || unknownRules(table) !== null) return null;
  const before = meant.actions.filter(({ end }) => end <= offset - written.length);
  const actions = before.flatMap(({ action }) => (action === null ? [] : [action]));
  if (actions.length < before.length) return null;
  const players = seatPlayers(table);
  const start: Position = { table: copyTable(table), now: beginLine(playerAt(players, seat), line.setup) };
  return movesAfter(players, start, actions);
}

/** The moves after some actions: from the last point between moves, those that start with the actions since. */
function movesAfter(players: Players, start: Position, actions: readonly Action[]): Moves | null {
  for (let done = actions.length; done >= Math.max(0, actions.length - MOST_BEGUN); done--) {
    const match = done === 0 ? null : matchOpenLine(players, start, actions.slice(0, done));
    if (match !== null && match.verdict !== 'legal') return null;
    const position = match === null ? start : match.position;
    const found = position === undefined ? null : legalMoves(players, position);
    if (found !== null) return { moves: found.moves, begun: actions.slice(done) };
  }
  return null;
}
