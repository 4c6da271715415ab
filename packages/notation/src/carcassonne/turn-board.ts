import { STARTER, turnAction, turnSquare } from '@woodlog/core/carcassonne';
import type { Log, LogAction } from './log.ts';
import { readTile } from './read/tile.ts';
import { figureOf } from './figures.ts';
import { knownTileOf } from './known-tile.ts';
import { printStrangeTile, printTile, printTileText } from './print/tile.ts';
import { withExtrasMoved } from './extras.ts';
import { type Face, type TileText, figuresOn } from './tile-text.ts';

/**
 * Rewrites a game as another notator would see it: the board turned clockwise by quarter turns (L5).
 *
 * @example turnBoard(log, quartersToCompare(log))
 */
export function turnBoard(log: Log, quarters: number): Log {
  const turns = log.turns.map((turn) => ({
    ...turn,
    actions: turn.actions.map((action) => turnOne(action, quarters)),
  }));
  return { ...log, turns };
}

/** The number of quarter turns that bring the starter tile to `RCRF`, its city on top, to compare records. */
export function quartersToCompare(log: Log): number {
  const start = log.turns[0]?.actions[0];
  if (start?.kind === 'start' && start.tile === STARTER) return (1 - start.turns) & 3;
  return 0;
}

export function turnOne(action: LogAction, quarters: number): LogAction {
  switch (action.kind) {
    case 'lay':
      return { ...action, ...turnSquare(action.x, action.y, quarters), tile: turnText(action.tile, quarters) };
    case 'unplaced':
      return { ...action, tile: turnText(action.tile, quarters) };
    case 'drop':
      return action;
    default:
      return turnAction(action, quarters);
  }
}

/** A tile's text, turned: faces move with everything on them. */
export function turnText(text: string, quarters: number): string {
  const read = readTile(text);
  if (!('tile' in read)) return text;
  // Of several figures the first counts, so an unturned tile keeps their order.
  if ((quarters & 3) === 0 && figuresOn(read.tile).length > 1) return printTileText(read.tile);
  const { faces, suffixes } = withExtrasMoved(read.tile);
  const turned = [0, 1, 2, 3].map((face): Face => faces[(face - quarters) & 3]!) as unknown as TileText['faces'];
  const tile = { faces: turned, suffixes };
  const base = isPlayed(tile) ? knownTileOf(tile) : undefined;
  return base && 'segment' in base ? printTile(base.shape, base.segment, base.figure) : printStrangeTile(tile);
}

function isPlayed(tile: TileText): boolean {
  const figures = figuresOn(tile);
  const isKnown = figures.length < 2 && figures.every(({ figure: { kind } }) => kind === undefined || figureOf(kind));
  const base = isKnown ? knownTileOf(tile) : undefined;
  return base !== undefined && 'segment' in base;
}
