import { isLeft } from 'fp-ts/lib/Either.js';
import { drawKnights } from '@woodlog/draw/fuzzy-knights';
import { parse, replay } from '@woodlog/notation/fuzzy-knights';
import { playersOf } from '@woodlog/session/fuzzy-knights';
import type { LogDrawing } from '../log-drawing.ts';
import { drawnNames } from './drawn-names.ts';

export const knightsDrawing: LogDrawing = {
  picture(text, turn) {
    const played = replay(parse(text), { turn });
    return isLeft(played) ? null : drawKnights(drawnNames(playersOf(played.right.setup)), played.right.table);
  },
};
