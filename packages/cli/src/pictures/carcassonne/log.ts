import { isLeft } from 'fp-ts/lib/Either.js';
import { drawCarcassonne } from '@woodlog/draw/carcassonne';
import { parse, replay } from '@woodlog/notation/carcassonne';
import { playersOf } from '@woodlog/session/carcassonne';
import type { LogDrawing } from '../log-drawing.ts';
import { drawnPlayersOf } from './drawn-players.ts';

export const carcassonneDrawing: LogDrawing = {
  picture(text, turn) {
    const tree = parse(text);
    const played = replay(tree, { turn });
    return isLeft(played)
      ? null
      : drawCarcassonne(drawnPlayersOf(playersOf(played.right.setup, tree)), played.right.table);
  },
};
