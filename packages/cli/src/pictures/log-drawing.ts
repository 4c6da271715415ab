import type { Picture } from '@woodlog/draw/kernel';
import type { Canvas } from './canvas.ts';

/** A log's table as pictures, after a turn; null where there is no table to draw. */
export interface LogDrawing {
  picture(text: string, turn: number): Picture | null;
  /** For a terminal of 80 columns; games whose table is a picture in text already have none. */
  terminal?(text: string, turn: number): Canvas | null;
}
