import { FARTHEST } from '@woodlog/core/carcassonne';
import type { Span } from '../../kernel/diagnostic.ts';
import { type Cursor, peek, skipBlanks, take, takeSigned, takeWord } from './cursor.ts';
import type { RawAction, RawMove, RawScore, RawTile, Say } from './raw.ts';
import { readBrackets, readPoints } from './score.ts';
import { readTile } from './tile.ts';

/** What ends the text of a tile besides a blank. */
const AFTER_TILE = '+=(/';

/** The most parts of a score. */
const MOST_SCORES = 16;

/** Reads what follows the number and letters of a move, up to its note. */
export function readMove(c: Cursor, say: Say): RawMove {
  const actions: RawAction[] = [];
  const scores: RawScore[] = [];
  let scoreSpan = null as Span | null;
  let isLaid = false;
  for (;;) {
    skipBlanks(c);
    if (c.pos >= c.end) return { actions, scores, scoreSpan, unread: null };
    const start = c.pos;
    const score = scores.length < MOST_SCORES ? readScore(c) : null;
    if (score && hasOneTotal([...scores, score])) {
      scores.push(score);
      scoreSpan = { start: scoreSpan?.start ?? start, end: c.pos };
      continue;
    }
    c.pos = start;
    // Each move places one tile; the score follows it, so spans do not overlap.
    const last = actions.at(-1);
    if (isLaid && !scoreSpan && last?.tile?.tile && !last.recalls && c.text.startsWith('[a]', c.pos)) {
      c.pos += '[a]'.length;
      actions[actions.length - 1] = { ...last, recalls: true, end: c.pos };
      continue;
    }
    const action: RawAction | null = scoreSpan || isLaid ? null : readAction(c, say);
    if (!action) {
      const unread = { start, end: c.end };
      say({ severity: 'error', code: 'carcassonne/unread', message: 'this cannot be read', hint: EXPECTED, ...unread });
      return { actions, scores, scoreSpan, unread };
    }
    actions.push(action);
    isLaid = action.kind !== 'discard';
  }
}

const EXPECTED = 'expected a square, a tile, a score, or a note after /';

/** Whether nobody has two totals, since only one could be kept. */
function hasOneTotal(scores: readonly RawScore[]): boolean {
  const whose = scores.flatMap((score) =>
    'own' in score
      ? score.own.total === undefined
        ? []
        : ['own']
      : score.brackets.flatMap(({ letter, total }) => (total === undefined ? [] : [letter])),
  );
  return new Set(whose).size === whose.length;
}

function readScore(c: Cursor): RawScore | null {
  const own = readPoints(c);
  if (own) return { own };
  const brackets = readBrackets(c);
  return brackets && { brackets };
}

function readAction(c: Cursor, say: Say): RawAction | null {
  const start = c.pos;
  if (isDiscard(c, say)) {
    const tile = readTileAt(c, say);
    if (!tile)
      say({ severity: 'error', code: 'carcassonne/no-tile', message: 'no tile after (dis)', start, end: c.pos });
    return { kind: 'discard', square: null, tile, start, end: c.pos };
  }
  const word = /^(?:(conceded?s?)|(abandon(?:s|ed)?))(?![A-Za-z])/.exec(
    c.text.slice(c.pos, Math.min(c.end, c.pos + 10)),
  );
  if (word) {
    c.pos += word[0].length;
    return { kind: word[1] ? 'concede' : 'abandon', square: null, tile: null, start, end: c.pos };
  }
  return readPlacement(c, say);
}

function isDiscard(c: Cursor, say: Say): boolean {
  const start = c.pos;
  const word = /^\(\s?(dis)\s?\)/i.exec(c.text.slice(start, Math.min(c.end, start + 7)));
  if (!word) return false;
  c.pos += word[0].length;
  if (word[1] !== 'dis') {
    const message = `${word[0]} is read as a discard`;
    say({ severity: 'warning', code: 'carcassonne/spelling', message, hint: 'write (dis)', start, end: c.pos });
  }
  return true;
}

function readPlacement(c: Cursor, say: Say): RawAction | null {
  const start = c.pos;
  const location = readLocation(c, say);
  const tile = readTileAt(c, say);
  const span = { start, end: c.pos };
  if (!location && !tile) return null;
  if (!tile) {
    const hint = 'a tile such as FCCCm stands after the square';
    say({ severity: 'error', code: 'carcassonne/no-tile', message: 'no tile', hint, ...span });
  } else if (!location?.square) {
    const message = location ? 'the square cannot be read' : 'no square';
    const hint = 'a square such as (3,-1) stands before the tile';
    say({ severity: 'error', code: 'carcassonne/no-square', message, hint, ...span });
  }
  return { kind: 'place', square: location?.square ?? null, tile, ...span };
}

/** `(3,-1)`, `(-1,+5)` (L3), `(1-2)` (L2), and `(?,?)` for an unknown square. */
function readLocation(c: Cursor, say: Say): { readonly square: RawAction['square'] } | null {
  const start = c.pos;
  if (!take(c, '(')) return null;
  const x = takeSigned(c);
  const comma = x !== null && take(c, ',');
  const y = x && takeSigned(c);
  if (x && y && take(c, ')') && (comma || y.signed)) {
    if (!comma) {
      const hint = `write (${x.value},${y.value})`;
      say({
        severity: 'warning',
        code: 'carcassonne/spelling',
        message: 'a comma is missing',
        hint,
        start,
        end: c.pos,
      });
    }
    if (x.dashed || y.dashed) {
      const hint = `write (${x.value},${y.value})`;
      const message = 'a dash is read as a minus';
      say({ severity: 'warning', code: 'carcassonne/spelling', message, hint, start, end: c.pos });
    }
    const near = Math.abs(x.value) <= FARTHEST && Math.abs(y.value) <= FARTHEST;
    return { square: near ? { x: x.value, y: y.value } : null };
  }
  c.pos = start + 1;
  if (take(c, '?') && take(c, ',') && take(c, '?') && take(c, ')')) return { square: null };
  c.pos = start;
  return null;
}

function readTileAt(c: Cursor, say: Say): RawTile | null {
  const before = c.pos;
  skipBlanks(c);
  const start = c.pos;
  if (!/[A-Za-z]/.test(peek(c))) {
    c.pos = before;
    return null;
  }
  const text = takeWord(c, AFTER_TILE);
  const span = { start, end: c.pos };
  const read = readTile(text);
  if ('tile' in read) {
    if (read.odd) say({ severity: 'warning', ...read.odd, ...span });
    return { text, tile: read.tile, ...span };
  }
  const at = Math.min(start + read.at, c.pos);
  const message = `${text.length > 20 ? `${text.slice(0, 20)}...` : text} is no tile: expected ${read.expected}`;
  say({ severity: 'error', code: 'tile/unread', message, start: at, end: Math.max(at, c.pos) });
  return { text, tile: null, ...span };
}
