import type { StartAction } from '@woodlog/core/carcassonne';
import type { Span } from '../../kernel/diagnostic.ts';
import { isStrange, knownTileOf } from '../known-tile.ts';
import { type LogAction, type Score, idOf, seatOf } from '../log.ts';
import { inOrder } from '../order.ts';
import { printStrangeTile, printTile } from '../print/tile.ts';
import { type TileText, figuresOn } from '../tile-text.ts';
import type { ActionNode, Line, MoveLine, ScoreNode } from '../tree.ts';
import type { RawAction, RawLine, RawMoveLine, RawTile, Say } from './raw.ts';
import { readTile } from './tile.ts';
import { sayPlayers } from './players.ts';
import { countSeats, hasBuilder } from './seats.ts';
import { type Context, takerOf } from './taker.ts';
import { joinPoints, withBrackets } from './score.ts';

/** Turns parts that were read into their meaning: actions that make sense without their line. */
export function bind(lines: readonly RawLine[], say: Say): Line[] {
  const strange = lines.some((line) => line.kind === 'move' && hasStrangeTile(line));
  const seats = countSeats(lines, strange);
  const context: Context = { seats, strange, say, number: -1, byLetter: hasBuilder(lines, strange) };
  const moves = boundMoves(lines, context);
  const bound = lines.map((line): Line => {
    if (line.kind === 'move') return moves.get(line) ?? bindMove(line, context);
    if (line.kind !== 'final') return line;
    const { letter, points, ...rest } = line;
    if (seatOf(letter) >= seats) sayNobody([letter], seats, say, line.label);
    return { ...rest, final: { player: letter, ...points } };
  });
  sayPlayers(bound, say);
  return bound;
}

/** Whether a line has a tile whose rules are not supported. */
function hasStrangeTile({ number, actions }: RawMoveLine): boolean {
  const isNobodys = number === 0 && !actions.some(({ kind }) => kind === 'abandon');
  return actions.some((raw) => {
    const tile = raw.tile?.tile;
    return tile && isStrange(tile) && strangeAction(raw, '', isNobodys ? null : 0) !== null;
  });
}

/** The moves in order of play: those of a page with two columns are sorted by number. */
function boundMoves(lines: readonly RawLine[], context: Context): ReadonlyMap<RawLine, MoveLine> {
  const ordered = inOrder(lines);
  const bound = new Map<RawLine, MoveLine>();
  for (const line of ordered) if (line.kind === 'move') bound.set(line, bindMove(line, context));
  const odd = ordered === lines ? undefined : lines.find((line, i) => line.kind === 'move' && ordered[i] !== line);
  if (odd?.kind === 'move') {
    const message = 'the moves are not in the order of their numbers';
    const hint = 'they are sorted by their numbers, as in two columns';
    context.say({ severity: 'info', code: 'carcassonne/order', message, hint, ...odd.label, law: 'MOVES 2' });
  }
  return bound;
}

function sayNobody(letters: readonly string[], seats: number, say: Say, { start, end }: Span): void {
  const message = `points of ${letters.join(' and ')}, but the players are A to ${idOf(seats - 1)}`;
  const hint = 'they count for nobody';
  say({ severity: 'error', code: 'carcassonne/whose-points', message, hint, start, end, law: 'SCORING 4' });
}

function bindMove(line: RawMoveLine, context: Context): MoveLine {
  const { start, end, bullet, label, number, unread, comment, scores, scoreSpan } = line;
  const { taker, isOdd } = takerOf(line, context);
  context.number = number;
  const actions = line.actions.map(({ start: from, end: to, ...raw }): ActionNode => {
    const action = actionOf({ ...raw, start: from, end: to }, taker, context);
    const isBase = action !== null && action.kind !== 'lay' && action.kind !== 'drop';
    const isMore = isBase && raw.tile?.tile && sayTwoFigures(raw.tile, raw.tile.tile, context.say);
    return { start: from, end: to, action, ...(isMore && { says: 'more' as const }) };
  });
  if (actions.some(({ action }) => action?.kind === 'concede')) context.byLetter = true;
  let score: ScoreNode | null = null;
  if (scoreSpan) {
    const opponent = context.seats === 2 ? idOf(1 - seatOf(taker || 'A')) : '';
    let read: Score = {};
    for (const piece of scores) {
      if ('own' in piece) read = { ...read, own: joinPoints(read.own, piece.own) };
      else read = withBrackets(read, piece.brackets, taker, opponent);
    }
    if (read.others?.some(({ player }) => player === '')) {
      const hint = 'with more than two players write (B+4)';
      context.say({
        severity: 'error',
        code: 'carcassonne/whose-points',
        message: 'whose points these are is not said',
        hint,
        ...scoreSpan,
      });
    }
    const strangers = (read.others ?? []).flatMap(({ player }) => (seatOf(player) >= context.seats ? [player] : []));
    if (strangers.length > 0) sayNobody(strangers, context.seats, context.say, scoreSpan);
    score = { ...scoreSpan, score: read };
  }
  const move = { start, end, label, number, taker, isOdd, actions, score, unread, comment };
  return { kind: 'move', ...move, ...(bullet && { bullet }) };
}

function actionOf(raw: RawAction, taker: string, context: Context): LogAction | null {
  const seat = taker === '' ? null : seatOf(taker);
  if (raw.kind === 'concede') return seat === null ? null : { kind: 'concede', seat };
  if (raw.kind === 'abandon') return { kind: 'abandon' };
  const tile = raw.tile?.tile;
  if (!raw.tile || !tile) return null;
  if (isStrange(tile, context.strange)) return strangeAction(raw, printStrangeTile(tile), seat);
  const base = knownTileOf(tile);
  if (!base) {
    const message = `there is no tile ${raw.tile.text}`;
    const meant = nearestTile(raw.tile.text);
    const hint =
      meant === null ? 'neither in the base game nor in the expansions that are played' : `did you mean ${meant}?`;
    context.say({ severity: 'error', code: 'tile/unknown', message, hint, ...spanOf(raw.tile), law: 'TILES 1' });
    return null;
  }
  const { shape } = base;
  const segment = segmentOf(raw.tile, base, context.say);
  const { id } = shape.kind;
  const figure = 'figure' in base ? base.figure : undefined;
  if (raw.kind === 'discard') return seat === null ? null : { kind: 'discard', seat, tile: id };
  if (raw.recalls && (seat === null || !raw.square)) {
    const message = 'nobody takes an abbot back here';
    context.say({ severity: 'error', code: 'start/meeple', message, start: raw.start, end: raw.end, law: 'MOVES 1' });
    return null;
  }
  if (seat === null) return startAction(raw, { kind: 'start', tile: id, turns: shape.turns }, segment, context.say);
  if (!raw.square) return { kind: 'unplaced', seat, tile: printTile(shape, segment, figure) };
  const claim = shape.kind.segments[segment]?.claim;
  const claimed = claim && { claim, ...(figure && { figure }) };
  const recalls = raw.recalls && { recalls: 'abbot' as const };
  return { kind: 'place', seat, ...raw.square, tile: id, turns: shape.turns, ...claimed, ...recalls };
}

/** TILES 6: a player places one meeple in a turn. Of several on a tile of the base game, the first counts. */
function sayTwoFigures(raw: RawTile, tile: TileText, say: Say): boolean {
  const figures = figuresOn(tile);
  if (figures.length < 2) return false;
  const message = `${figures.length} meeples on one tile`;
  const hint = 'a move places one: the first of them counts';
  say({ severity: 'error', code: 'meeple/several', message, hint, ...spanOf(raw), law: 'TILES 6' });
  return true;
}

const spanOf = ({ start, end }: RawTile) => ({ start, end });

/** The claimed segment, or -1; reports what is unusual or wrong about it. */
function segmentOf(raw: RawTile, base: NonNullable<ReturnType<typeof knownTileOf>>, say: Say): number {
  if ('wrong' in base) {
    say({
      severity: 'error',
      code: 'meeple/no-feature',
      message: base.wrong,
      hint: 'read without the meeple',
      ...spanOf(raw),
      law: 'TILES 7',
    });
    return -1;
  }
  if (base.odd !== undefined) {
    const hint = `read as ${printTile(base.shape, base.segment, base.figure)}`;
    say({ severity: 'warning', code: 'carcassonne/spelling', message: base.odd, hint, ...spanOf(raw), law: 'TILES 8' });
  }
  return base.segment;
}

function startAction(raw: RawAction, action: StartAction, segment: number, say: Say): StartAction {
  const span = { start: raw.start, end: raw.end };
  if (raw.square && (raw.square.x !== 0 || raw.square.y !== 0)) {
    say({
      severity: 'error',
      code: 'start/square',
      message: 'the starter tile lies at (0,0)',
      ...span,
      law: 'LOCATION 1',
    });
  }
  if (segment >= 0) {
    say({
      severity: 'error',
      code: 'start/meeple',
      message: 'nobody claims the starter tile',
      ...span,
      law: 'MOVES 1',
    });
  }
  return action;
}

function strangeAction(raw: RawAction, tile: string, seat: number | null): LogAction | null {
  // A recall together with a strange tile cannot be kept.
  if (raw.recalls) return null;
  if (raw.kind === 'discard') return seat === null ? null : { kind: 'drop', seat, tile };
  if (raw.square) return { kind: 'lay', seat, ...raw.square, tile };
  return seat === null ? null : { kind: 'unplaced', seat, tile };
}

/** With more possible tiles, none is named. */
const MOST_MEANT = 3;

/**
 * The tiles that a text would be without one of its letters, joined by `or`; null if there are none, or too many to
 * help.
 */
function nearestTile(text: string): string | null {
  const found = new Set<string>();
  for (let i = 0; i < text.length; i++) {
    const shorter = text.slice(0, i) + text.slice(i + 1);
    const read = readTile(shorter);
    if ('tile' in read && knownTileOf(read.tile) !== undefined) found.add(shorter);
  }
  return found.size > 0 && found.size <= MOST_MEANT ? [...found].sort().join(' or ') : null;
}
