import { isLeft } from 'fp-ts/lib/Either.js';
import type { Table } from '@woodlog/core/root';
import { drawRoot } from '@woodlog/draw/root';
import { parse, replay } from '@woodlog/notation/root';
import { lawOfClearings, seatNames } from '@woodlog/session/root';
import type { LogDrawing } from '../log-drawing.ts';
import { terminalTable } from './terminal.ts';

function drawn<T>(text: string, turn: number, draw: (table: Table) => T): T | null {
  const played = replay(parse(text), { turn });
  return isLeft(played) ? null : draw(played.right.table);
}

export const rootDrawing: LogDrawing = {
  picture: (text, turn) => drawn(text, turn, (table) => drawRoot(seatNames(table.setup), table, lawOfClearings(table))),
  terminal: (text, turn) => drawn(text, turn, terminalTable),
};
