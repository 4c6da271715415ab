import { UsageError } from '../exit.ts';

/** Pixels for each unit of the picture. */
const ZOOM = 1.5;

/** Renders a picture with an optional native package. Throws a `UsageError` without it. */
export async function pixels(svg: string): Promise<Uint8Array> {
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
