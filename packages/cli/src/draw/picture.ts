import { LOG_DRAWINGS } from './draw-log.ts';
import { printSvg } from './standalone.ts';
import { printCanvas } from './terminal/canvas.ts';
import { InputError, UsageError } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { outColours } from '../show/colours.ts';
import { out } from '../show/out.ts';
import type { Opened } from '../input/open-log.ts';

/** Where `replay` puts a picture of the table. */
export interface PictureOptions {
  readonly svg?: string | undefined;
  readonly png?: string | undefined;
}

/** Pixels for a unit of the picture. */
const ZOOM = 1.5;

/** Draws the table after a turn into a file. */
export async function writePicture(
  { game, name, text }: Opened,
  turn: number,
  { svg, png }: PictureOptions,
): Promise<void> {
  const drawing = await LOG_DRAWINGS[game]();
  const picture = drawing.picture(text, turn);
  if (!picture) throw new InputError(`${name} has no table to draw`);
  if (svg === STANDARD_INPUT) await out([printSvg(picture)]);
  else if (svg !== undefined) writeFile(svg, printSvg(picture));
  if (png !== undefined) writeFile(png, await pixels(printSvg(picture, 'light')));
}

/** The map drawn for a terminal, if the reader sits at one and the game has such a drawing; else nothing. */
export async function terminalText({ game, text }: Opened, turn: number): Promise<string> {
  const colours = outColours();
  if (process.stdout.isTTY !== true && !colours.isColorSupported) return '';
  const drawing = await LOG_DRAWINGS[game]();
  const canvas = drawing.terminal?.(text, turn);
  return canvas ? `${printCanvas(canvas, colours)}\n` : '';
}

/** A picture in pixels; what makes them is an optional package, since it bears machine code. */
async function pixels(svg: string): Promise<Uint8Array> {
  const { Resvg } = await rasteriser();
  const font = { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' };
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: ZOOM }, font }).render().asPng();
}

async function rasteriser(): Promise<typeof import('@resvg/resvg-js')> {
  try {
    return await import('@resvg/resvg-js');
  } catch {
    throw new UsageError('--png needs the package @resvg/resvg-js (npm install @resvg/resvg-js); --svg needs none');
  }
}
