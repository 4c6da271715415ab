import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, replay } from '@woodlog/notation/fuzzy-knights';
import type { LogDrawing } from '../log-drawing.ts';
import { drawKnights } from './table.ts';

/** A log of Fuzzy Knights drawn. */
export const knightsDrawing: LogDrawing = {
  picture(text, turn) {
    const played = replay(parse(text), { turn });
    return isLeft(played) ? null : drawKnights(played.right.setup, played.right.table);
  },
};
