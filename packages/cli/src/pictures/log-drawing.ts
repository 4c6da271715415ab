import type { Picture } from '@woodlog/draw/kernel';
import type { Canvas } from './canvas.ts';

/** Draws the table after a turn of a log; null without a table. */
export interface LogDrawing {
  picture(text: string, turn: number): Picture | null;
  /** For 80 columns; missing in games whose table is a picture in text already. */
  terminal?(text: string, turn: number): Canvas | null;
}
