import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, replay } from '@woodlog/notation/carcassonne';
import type { LogDrawing } from '../draw-log.ts';
import { drawCarcassonne } from './table.ts';

/** A record of Carcassonne drawn. */
export const carcassonneDrawing: LogDrawing = {
  picture(text, turn) {
    const played = replay(parse(text), { turn });
    return isLeft(played) ? null : drawCarcassonne(played.right.setup, played.right.table);
  },
};
