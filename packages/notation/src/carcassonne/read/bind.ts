import type { StartAction } from '@woodlog/core/carcassonne';
import { baseTileOf } from '../base-tile.ts';
import { type LogAction, type Score, idOf, seatOf } from '../log.ts';
import { printTile, printTileText } from '../print/tile.ts';
import { isOfExpansion } from '../tile-text.ts';
import type { ActionNode, Line, MoveLine, ScoreNode } from '../tree.ts';
import type { RawAction, RawLine, RawTile, Say } from './raw.ts';
import { joinPoints, withBrackets } from './score.ts';

type RawMoveLine = Extract<RawLine, { kind: 'move' }>;

/** What a line means depends on all lines: how many play, and whether there are expansions. */
interface Context {
  readonly seats: number;
  readonly expansions: boolean;
  readonly say: Say;
  /** The number of the move before. */
  number: number;
  /** With a player gone, the number of a move no longer tells whose it is. */
  conceded: boolean;
}

/** Turns what was read into what it means: actions that can be understood without the line they stand in. */
export function bind(lines: readonly RawLine[], say: Say): Line[] {
  const letters = lines.flatMap((line) => lettersOf(line)).filter((letter) => letter !== '');
  const seats = letters.reduce((most, letter) => Math.max(most, seatOf(letter) + 1), 2);
  const expansions = lines.some(
    (line) => line.kind === 'move' && line.actions.some(({ tile }) => tile?.tile && isOfExpansion(tile.tile)),
  );
  const context: Context = { seats, expansions, say, number: -1, conceded: false };
  sayUnnamed(lines, letters, say);
  return lines.map((line): Line => {
    if (line.kind === 'move') return bindMove(line, context);
    if (line.kind !== 'final') return line;
    const { letter, points, ...rest } = line;
    return { ...rest, final: { player: letter, ...points } };
  });
}

function lettersOf(line: RawLine): string[] {
  if (line.kind === 'player') return [line.player.id];
  if (line.kind === 'final') return [line.letter];
  return line.kind === 'move' ? [...line.letters] : [];
}

/** P1: a player who moves and has no line. */
function sayUnnamed(lines: readonly RawLine[], letters: readonly string[], say: Say): void {
  const named = new Set(lines.flatMap((line) => (line.kind === 'player' ? [line.player.id] : [])));
  const first = lines.find(({ kind }) => kind === 'player') ?? lines.find(({ kind }) => kind === 'move');
  if (named.size === 0 || !first) return;
  for (const letter of [...new Set(letters)].sort()) {
    if (named.has(letter)) continue;
    const message = `player ${letter} has no line`;
    say({
      severity: 'warning',
      code: 'carcassonne/no-player',
      message,
      hint: `write ${letter} = NAME`,
      start: first.start,
      end: first.end,
    });
  }
}

function bindMove(line: RawMoveLine, context: Context): MoveLine {
  const { start, end, label, number, unread, comment, scores, scoreSpan } = line;
  const taker = takerOf(line, context);
  context.number = number;
  const actions = line.actions.map(({ start: from, end: to, ...raw }): ActionNode => {
    const action = actionOf({ ...raw, start: from, end: to }, taker, context);
    return { start: from, end: to, action };
  });
  if (line.actions.some(({ kind }) => kind === 'concede')) context.conceded = true;
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
    score = { ...scoreSpan, score: read };
  }
  return { kind: 'move', start, end, label, number, taker, actions, score, unread, comment };
}

/** Whose move it is: with the numbers in order the number tells (M3), otherwise the letter. */
function takerOf({ number, letters, label, actions }: RawMoveLine, context: Context): string {
  const { say } = context;
  const inOrder = number === context.number + 1;
  if (!inOrder) {
    const message = `move ${number} comes after move ${context.number}`;
    if (context.number >= 0 || number > 1)
      say({ severity: 'warning', code: 'carcassonne/numbering', message, ...label });
  }
  if (actions.some(({ kind }) => kind === 'abandon'))
    return Array.from({ length: context.seats }, (_, seat) => idOf(seat)).join('');
  if (number === 0) {
    if (letters !== '') {
      say({
        severity: 'warning',
        code: 'carcassonne/spelling',
        message: "move 0 is nobody's",
        hint: 'write 0',
        ...label,
      });
    }
    return '';
  }
  const byNumber = idOf((number - 1) % context.seats);
  const quits = actions.some(({ kind }) => kind === 'concede');
  const letter = letters[0];
  if (letter === undefined || letters.length > 1) {
    say({
      severity: 'error',
      code: 'carcassonne/player',
      message: 'a move is by one player',
      hint: `write ${number}${letter ?? byNumber}`,
      ...label,
    });
    return letter ?? byNumber;
  }
  // M8: who concedes need not be on turn.
  if (letter === byNumber || !inOrder || quits || context.conceded) return letter;
  const message = `move ${number} is player ${byNumber}'s, not ${letter}'s`;
  say({
    severity: 'warning',
    code: 'turn/wrong-player',
    message,
    hint: `read as ${number}${byNumber}`,
    ...label,
    law: 'MOVES 2',
  });
  return byNumber;
}

function actionOf(raw: RawAction, taker: string, context: Context): LogAction | null {
  const seat = taker === '' ? null : seatOf(taker);
  if (raw.kind === 'concede') return seat === null ? null : { kind: 'concede', seat };
  if (raw.kind === 'abandon') return { kind: 'abandon' };
  const tile = raw.tile?.tile;
  if (!raw.tile || !tile) return null;
  if (context.expansions) return expansionAction(raw, printTileText(tile), seat);
  const base = baseTileOf(tile);
  if (!base) {
    const message = `there is no tile ${raw.tile.text} in the base game`;
    context.say({ severity: 'error', code: 'tile/unknown', message, ...spanOf(raw.tile), law: 'TILES 1' });
    return null;
  }
  const { shape } = base;
  const segment = segmentOf(raw.tile, base, context.say);
  const { id } = shape.kind;
  if (raw.kind === 'discard') return seat === null ? null : { kind: 'discard', seat, tile: id };
  if (seat === null) return startAction(raw, { kind: 'start', tile: id, turns: shape.turns }, segment, context.say);
  if (!raw.square) return { kind: 'unplaced', seat, tile: printTile(shape, segment) };
  const claim = shape.kind.segments[segment]?.claim;
  return { kind: 'place', seat, ...raw.square, tile: id, turns: shape.turns, ...(claim && { claim }) };
}

const spanOf = ({ start, end }: RawTile) => ({ start, end });

/** The segment that is claimed, or -1; says what is odd or wrong about it. */
function segmentOf(raw: RawTile, base: NonNullable<ReturnType<typeof baseTileOf>>, say: Say): number {
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
    const hint = `read as ${printTile(base.shape, base.segment)}`;
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

function expansionAction(raw: RawAction, tile: string, seat: number | null): LogAction | null {
  if (raw.kind === 'discard') return seat === null ? null : { kind: 'drop', seat, tile };
  if (raw.square) return { kind: 'lay', seat, ...raw.square, tile };
  return seat === null ? null : { kind: 'unplaced', seat, tile };
}
