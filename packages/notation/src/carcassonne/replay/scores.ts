import { type CarcassonneState, finalParts, totalOf } from '@woodlog/core/carcassonne';
import type { Diagnostic, Severity, Span } from '../../kernel/diagnostic.ts';
import { type Player, type Points, idOf, seatOf } from '../log.ts';
import { printPlace } from '../print/player.ts';
import { followsFrom } from './lenient.ts';
import type { Played } from './replay.ts';
import { strangeNear } from './strange.ts';

/** The state of the printed scores so far. */
export interface Accounts {
  /** S6: a record without any score leaves scores out; in another, no score means 0. */
  readonly hasScores: boolean;
  /**
   * For each seat, the difference of the printed total from the rules'. A difference is reported once, where it begins
   * or ends.
   */
  readonly off: number[];
  /** Seats whose final points were written with the last move (SCORING 6). */
  finalsOnMove: boolean;
}

export function newAccounts(seats: number, hasScores: boolean): Accounts {
  return { hasScores, off: Array.from({ length: seats }, () => 0), finalsOnMove: false };
}

const sum = (points: readonly number[]): number => points.reduce((total, value) => total + value, 0);

const NOTHING: Points = { points: [] };

function printedFor({ move }: Played, seat: number): Points {
  const id = idOf(seat);
  if (move.taker === id) return move.score?.score.own ?? NOTHING;
  return move.score?.score.others?.find(({ player }) => player === id) ?? NOTHING;
}

/** Compares the points and totals printed at a move with those of the rules. */
export function moveScores(accounts: Accounts, played: Played): Diagnostic[] {
  const { table: state, doubts, move } = played;
  if (!accounts.hasScores || move.final) return [];
  const said: Diagnostic[] = [];
  const span = move.score?.span ?? move.label;
  const isLaid = played.steps.some(({ plan }) => plan?.kind === 'lay');
  const root = doubts.root ?? strangeNear(state, doubts, isLaid ? state.tiles.length - 1 : -1);
  const gained = state.scores.map((score, seat) => score - played.before[seat]!);
  if (state.end?.reason === 'tiles' && endStandsOnMove(played, gained)) {
    accounts.finalsOnMove = true;
    for (const seat of gained.keys()) gained[seat]! += sum(state.finals[seat]!.map(({ points }) => points));
  }
  gained.forEach((points, seat) => {
    const printed = printedFor(played, seat);
    const given = sum(printed.points);
    const before = accounts.off[seat]!;
    if (given !== points) {
      const nothing = printed.points.length === 0;
      const cause = explained(state, root, given - points);
      const message = nothing
        ? `the rules give ${idOf(seat)} +${points} here`
        : `+${given} is printed for ${idOf(seat)}, the rules give ${points}`;
      said.push(difference(nothing ? 'score/missing' : 'score/points', message, span, cause));
      accounts.off[seat]! += given - points;
    }
    const total = accounts.finalsOnMove ? totalOf(state, seat) : state.scores[seat]!;
    if (printed.total === undefined) return;
    if (![total, total + before, total + accounts.off[seat]!].includes(printed.total)) {
      const expected = total + accounts.off[seat]!;
      const message = `${printed.total} is printed as the total of ${idOf(seat)}, but the points come to ${expected}`;
      said.push(difference('score/total', message, span, explained(state, root, printed.total - expected)));
    }
    accounts.off[seat] = printed.total - total;
  });
  return said;
}

/**
 * The most points that a tile can bring: a city tile two and a pennant two, a city three to a field, a cloister one for
 * each surrounding tile.
 */
const MOST_POINTS_A_TILE = 8;

/** The earlier move that may explain a difference; null if it is more than any tiles could bring. */
const explained = ({ tiles }: Played['table'], root: string | null, difference: number): string | null =>
  Math.abs(difference) > MOST_POINTS_A_TILE * tiles.length ? null : root;

/** SCORING 6: final points may be written with the last move, if the printed points are closer to both together. */
function endStandsOnMove(played: Played, gained: readonly number[]): boolean {
  const ends = played.table.finals.map((parts) => sum(parts.map(({ points }) => points)));
  const off = (end: number): number =>
    sum(
      gained.map((points, seat) => Math.abs(sum(printedFor(played, seat).points) - points - end * (ends[seat] ?? 0))),
    );
  return off(1) < off(0);
}

/** Compares a line of the final scoring with the parts by the rules. */
export function finalScores(accounts: Accounts, { move, table: state, doubts }: Played): Diagnostic[] {
  const { final, label } = move;
  const seat = final ? seatOf(final.player) : -1;
  const finals = state.end?.reason === 'tiles' ? state.finals : finalParts(state);
  if (!final || seat >= state.seats) return [];
  const said: Diagnostic[] = [];
  const root = doubts.root ?? doubts.strange[0]?.label ?? null;
  const parts = finals[seat]!.map(({ points }) => points);
  const printed = sum(final.points);
  const score = state.scores[seat]!;
  const before = accounts.off[seat]!;
  const list = parts.length === 0 ? 'nothing' : parts.map((points) => `+${points}`).join('');
  if (final.points.length > 0 && printed !== sum(parts)) {
    const message = `${final.player} gets ${list} at the end by the rules, ${sum(parts)} in all, not ${printed}`;
    said.push(difference('final/points', message, label, explained(state, root, printed - sum(parts))));
    accounts.off[seat]! += printed - sum(parts);
  } else if (
    final.points.length > 1 &&
    [...final.points].sort(ascending).join() !== [...parts].sort(ascending).join()
  ) {
    said.push({
      severity: 'info',
      code: 'final/parts',
      message: `by the rules the parts are ${list}`,
      ...spanOf(label),
    });
  }
  const total = score + sum(parts);
  if (final.total === undefined) return said;
  if (![total, total + before, total + accounts.off[seat]!].includes(final.total)) {
    const expected = total + accounts.off[seat]!;
    const message = `${final.total} is printed as the total of ${final.player}, but the points come to ${expected}`;
    said.push(difference('final/total', message, label, explained(state, root, final.total - expected)));
  }
  accounts.off[seat] = final.total - total;
  return said;
}

const ascending = (a: number, b: number): number => a - b;

/** A result that no game with these tiles can have. */
function impossibleResult(
  { tiles, left }: Readonly<CarcassonneState>,
  { id, points = 0 }: Player,
  span: Span,
): Diagnostic[] {
  const all = tiles.length + left;
  if (points <= MOST_POINTS_A_TILE * all) return [];
  const message = `${points} points are printed for ${id}, more than the ${all} tiles of the game can bring`;
  return [difference('result/points', message, span, null)];
}

/**
 * Compares the result in a player's line with that by the rules once the last tile is placed; before, only an
 * impossible result is wrong.
 */
export function playerResult(
  accounts: Accounts,
  state: Readonly<CarcassonneState>,
  player: Player,
  span: Span,
  root: string | null,
): Diagnostic[] {
  const seat = seatOf(player.id);
  if (player.place === undefined || seat >= state.seats) return [];
  if (state.end?.reason !== 'tiles') return impossibleResult(state, player, span);
  const totals = Array.from({ length: state.seats }, (_, one) => totalOf(state, one));
  const own = totals[seat]!;
  const said: Diagnostic[] = [];
  if (player.points !== undefined && player.points !== own) {
    const message = `${player.points} points are printed for ${player.id}, the rules give ${own}`;
    const known = accounts.hasScores && accounts.off[seat] !== 0 && player.points === own + accounts.off[seat]!;
    said.push(difference('result/points', message, span, explained(state, root, player.points - own), known));
  }
  const place = 1 + totals.filter((total) => total > own).length;
  const last = totals.filter((total) => total >= own).length;
  if (player.place < place || player.place > last) {
    const message = `${player.id} is ${printPlace(place)} by the rules`;
    said.push(difference('result/place', message, span, root));
  } else if (player.place !== place) {
    const message = `${player.id} has as many points as who is ${printPlace(place)}: a tie is broken here`;
    said.push({ severity: 'info', code: 'result/tie', message, ...spanOf(span) });
  }
  return said;
}

/** A difference: an error, unless it may come from an earlier mistake in play or from the scores above. */
function difference(code: string, message: string, span: Span, root: string | null, known = false): Diagnostic {
  const severity: Severity = root !== null || known ? 'warning' : 'error';
  const hint = root !== null ? followsFrom(root) : 'as the scores that are printed do';
  return { severity, code, message, ...(severity === 'warning' && { hint }), ...spanOf(span), law: 'SCORING' };
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });
