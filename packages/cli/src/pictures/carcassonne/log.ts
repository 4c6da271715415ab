import { isLeft } from 'fp-ts/lib/Either.js';
import { drawCarcassonne, drawnPlayers } from '@woodlog/draw/carcassonne';
import { parse, replay } from '@woodlog/notation/carcassonne';
import { playersOf } from '@woodlog/session/carcassonne';
import type { LogDrawing } from '../log-drawing.ts';

export const carcassonneDrawing: LogDrawing = {
  picture(text, turn) {
    const tree = parse(text);
    const played = replay(tree, { turn });
    if (isLeft(played)) return null;
    const { setup, table } = played.right;
    return drawCarcassonne(drawnPlayers(playersOf(setup, tree)), table);
  },
};
