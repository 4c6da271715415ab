import { printSvg } from '@woodlog/draw/kernel';
import { LOG_DRAWINGS } from './draw-log.ts';
import { pixels } from './pixels.ts';
import { printCanvas } from './canvas.ts';
import { InputError } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { writeOutput } from '../files/write.ts';
import { outColours } from '../show/colours.ts';
import { out, outBytes } from '../show/out.ts';
import type { Opened } from '../input/open-log.ts';

export interface PictureOptions {
  readonly svg?: string | undefined;
  readonly png?: string | undefined;
}

export async function writePicture(
  { game, name, text }: Opened,
  turn: number,
  { svg, png }: PictureOptions,
): Promise<void> {
  const drawing = await LOG_DRAWINGS[game]();
  const picture = drawing.picture(text, turn);
  if (!picture) throw new InputError(`${name} has no table to draw`);
  if (svg === STANDARD_INPUT) await out([printSvg(picture)]);
  else if (svg !== undefined) writeOutput(svg, printSvg(picture));
  if (png === STANDARD_INPUT) await outBytes(await pixels(printSvg(picture, 'light')));
  else if (png !== undefined) writeOutput(png, await pixels(printSvg(picture, 'light')));
}

/** The map as terminal text, on a terminal and in games that have one; else empty. */
export async function terminalText({ game, text }: Opened, turn: number): Promise<string> {
  const colours = outColours();
  if (process.stdout.isTTY !== true && !colours.isColorSupported) return '';
  const drawing = await LOG_DRAWINGS[game]();
  const canvas = drawing.terminal?.(text, turn);
  return canvas ? `${printCanvas(canvas, colours)}\n` : '';
}
