import { idOf, seatOf } from '../log.ts';
import { isStrange, knownTileOf } from '../known-tile.ts';
import { figuresOn } from '../tile-text.ts';
import type { RawAction, RawLine, RawMoveLine } from './raw.ts';

const LETTERS = 26;

/**
 * The number of players: all who have a line, and as many more as best fit the numbers and letters of the moves, so
 * that one slip of the pen adds no player. At least two.
 */
export function countSeats(lines: readonly RawLine[], strange: boolean): number {
  const named = new Set(lines.flatMap((line) => (line.kind === 'player' ? [line.player.id] : [])));
  // If at least A and B have lines, a letter without one in the final scoring is a slip of the pen.
  const isListed = named.has('A') && named.has('B');
  const sure = isListed ? [...named] : lines.flatMap(sureLetters);
  const least = sure.reduce((most, letter) => Math.max(most, seatOf(letter) + 1), 2);
  const moves = lines.flatMap((line) =>
    line.kind === 'move' && line.number > 0 && line.letters.length === 1 && !isAbandoned(line) ? [line] : [],
  );
  if (hasBuilder(lines, strange))
    return moves.reduce((most, { letters }) => Math.max(most, seatOf(letters) + 1), least);
  let best = least;
  let most = -1;
  for (let seats = least; seats <= LETTERS; seats++) {
    const going = moves.filter(({ number, letters }) => letters === idOf((number - 1) % seats)).length;
    if (going <= most) continue;
    best = seats;
    most = going;
  }
  return best;
}

/** Whether a builder is in play: then a turn may have two tiles, and numbers do not determine the player. */
export function hasBuilder(lines: readonly RawLine[], strange: boolean): boolean {
  return lines.some(
    (line) => line.kind === 'move' && line.actions.some((action) => showsBuilder(line, action, strange)),
  );
}

/** Whether an action places a builder that is not ignored. */
function showsBuilder(
  { number }: RawMoveLine,
  { kind, square, tile: raw, recalls }: RawAction,
  strange: boolean,
): boolean {
  const tile = raw?.tile;
  if (!tile) return false;
  const builder = figuresOn(tile).findIndex(({ figure }) => figure.kind === 'b');
  if (builder < 0 || (recalls && !square)) return false;
  if (isStrange(tile, strange)) return !recalls && (number > 0 || (kind === 'place' && square !== null));
  const base = knownTileOf(tile);
  return builder === 0 && number > 0 && kind === 'place' && base !== undefined && 'segment' in base;
}

function sureLetters(line: RawLine): string[] {
  if (line.kind === 'player') return [line.player.id];
  if (line.kind === 'final') return [line.letter];
  return line.kind === 'move' && isAbandoned(line) ? [...line.letters] : [];
}

/** Everybody abandons a game, whoever's letter is written. */
const isAbandoned = ({ actions }: RawMoveLine): boolean => actions.some(({ kind }) => kind === 'abandon');
