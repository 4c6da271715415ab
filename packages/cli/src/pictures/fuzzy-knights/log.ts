import { isLeft } from 'fp-ts/lib/Either.js';
import { drawKnights } from '@woodlog/draw/fuzzy-knights';
import { parse, replay } from '@woodlog/notation/fuzzy-knights';
import { playersOf } from '@woodlog/session/fuzzy-knights';
import type { LogDrawing } from '../log-drawing.ts';

export const knightsDrawing: LogDrawing = {
  picture(text, turn) {
    const played = replay(parse(text), { turn });
    if (isLeft(played)) return null;
    const { setup, table } = played.right;
    const names = playersOf(setup).map(({ id, name }) => `${id} ${name}`.trimEnd());
    return drawKnights(names, table);
  },
};
