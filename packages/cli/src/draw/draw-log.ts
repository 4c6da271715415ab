import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, replay } from '@woodlog/notation/root';
import type { GameId } from '../games/games.ts';
import { drawTable } from './root/table.ts';
import type { Picture } from './standalone.ts';

/** Draws the table after a turn of a log, by game. Null where there is no table to draw. */
export const DRAW_LOG: Readonly<Partial<Record<GameId, (text: string, turn: number) => Picture | null>>> = {
  root: (text, turn) => {
    const game = replay(parse(text), { turn });
    return isLeft(game) ? null : drawTable(game.right.table);
  },
};
