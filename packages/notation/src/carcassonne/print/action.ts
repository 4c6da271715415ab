import { type TileKind, kindOfTile, shapeAt } from '@woodlog/core/carcassonne';
import type { LogAction } from '../log.ts';
import { printTile } from './tile.ts';

const shapeOf = (tile: TileKind, turns: number) => shapeAt(kindOfTile(tile), turns);

/** An action in canonical form: `(0,1) FCCCm`, `(dis) CCCCP`, `concedes`. The end of the game has no text. */
export function printAction(action: LogAction): string {
  switch (action.kind) {
    case 'start':
      return `(0,0) ${printTile(shapeOf(action.tile, action.turns))}`;
    case 'place': {
      const shape = shapeOf(action.tile, action.turns);
      const segment = shape.kind.segments.findIndex(({ claim }) => claim === action.claim);
      return `(${action.x},${action.y}) ${printTile(shape, segment, action.figure)}${action.recalls ? ' [a]' : ''}`;
    }
    case 'discard':
      return `(dis) ${printTile(shapeOf(action.tile, 0))}`;
    case 'lay':
      return `(${action.x},${action.y}) ${action.tile}`;
    case 'drop':
      return `(dis) ${action.tile}`;
    case 'unplaced':
      return `(?,?) ${action.tile}`;
    case 'concede':
      return 'concedes';
    case 'abandon':
      return 'abandoned';
    case 'finish':
      return '';
  }
}
