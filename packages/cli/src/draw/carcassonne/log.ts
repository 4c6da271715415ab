import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, replay } from '@woodlog/notation/carcassonne';
import type { LogDrawing } from '../log-drawing.ts';
import { drawCarcassonne, playersOf } from './table.ts';

export const carcassonneDrawing: LogDrawing = {
  picture(text, turn) {
    const tree = parse(text);
    const played = replay(tree, { turn });
    return isLeft(played) ? null : drawCarcassonne(playersOf(played.right.setup, tree), played.right.table);
  },
};
