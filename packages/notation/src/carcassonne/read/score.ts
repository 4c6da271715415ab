import type { Points, Score } from '../log.ts';
import { type Cursor, isLetter, peek, skipBlanks, take, takeNumber } from './cursor.ts';

/** Points with their owner's letter; empty if none is written (S4). */
export interface BracketPoints extends Points {
  readonly letter: string;
}

/** The most points in a row, and the most players in brackets; more are a slip of the pen. */
const MOST = 64;

/** `+9+4=23`, with blanks anywhere (S1). Null, without moving the cursor, if there are none or one is incomplete. */
export function readPoints(c: Cursor): Points | null {
  const before = c.pos;
  const points: number[] = [];
  while (take(c, '+')) {
    const value = takeNumber(c);
    if (value === null || points.length === MOST) return giveUp(c, before);
    points.push(value);
  }
  if (take(c, '=')) {
    const total = takeNumber(c);
    return total === null ? giveUp(c, before) : { points, total };
  }
  return points.length > 0 ? { points } : giveUp(c, before);
}

/** `(+4)`, `(B+4, C+2)`, `(B=16)`. */
export function readBrackets(c: Cursor): BracketPoints[] | null {
  const before = c.pos;
  if (!take(c, '(')) return null;
  const all: BracketPoints[] = [];
  do {
    skipBlanks(c);
    const letter = isLetter(peek(c)) ? peek(c) : '';
    c.pos += letter.length;
    const points = readPoints(c);
    if (!points || all.length === MOST) return giveUp(c, before);
    all.push({ letter, ...points });
  } while (take(c, ','));
  return take(c, ')') ? all : giveUp(c, before);
}

function giveUp(c: Cursor, before: number): null {
  c.pos = before;
  return null;
}

/** Two pieces of one player's points, as one. */
export function joinPoints(first: Points | undefined, second: Points): Points {
  const total = second.total ?? first?.total;
  const points = [...(first?.points ?? []), ...second.points];
  return total === undefined ? { points } : { points, total };
}

/**
 * Adds the points in brackets to a score. Points without a letter are `opponent`'s; the mover's own go to the mover.
 */
export function withBrackets(score: Score, brackets: readonly BracketPoints[], mover: string, opponent: string): Score {
  let own = score.own;
  const others = new Map((score.others ?? []).map((one) => [one.player, one as Points]));
  for (const { letter, points, total } of brackets) {
    const piece = total === undefined ? { points } : { points, total };
    const player = letter === '' ? opponent : letter;
    if (player === mover) own = joinPoints(own, piece);
    else others.set(player, joinPoints(others.get(player), piece));
  }
  return {
    ...(own && { own }),
    ...(others.size > 0 && {
      others: [...others].map(([player, { points, total }]) => ({
        player,
        points,
        ...(total !== undefined && { total }),
      })),
    }),
  };
}
