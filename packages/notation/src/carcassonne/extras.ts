import { EXTRAS, type Extra, type Face, type Suffix, type TileText } from './tile-text.ts';

/** What an extra is on; the others belong to the whole tile. */
const SIDE_OF: Readonly<Partial<Record<Suffix['letter'], string>>> = { p: 'C', w: 'C', g: 'C', c: 'C', I: 'R' };

/**
 * A tile with each extra moved to the nearest face before it that can have it, so that turning the tile does not change
 * the text.
 */
export function withExtrasMoved(tile: TileText): TileText {
  const faces = tile.faces.map((face) => ({ ...face, extras: [] as Extra[], figures: [...face.figures] }));
  const suffixes: Suffix[] = [];
  const put = (suffix: Suffix, from: number): void => {
    const { letter, figures } = suffix;
    const to = [from, from + 3, from + 2, from + 1].find((face) => faces[face & 3]?.side === SIDE_OF[letter]);
    const face = to === undefined ? undefined : faces[to & 3];
    if (face === undefined || letter === 'K') suffixes.push(suffix);
    else {
      face.extras.push(letter);
      face.figures.push(...figures);
    }
  };
  for (const [i, { extras }] of tile.faces.entries()) for (const letter of extras) put({ letter, figures: [] }, i);
  for (const suffix of tile.suffixes) put(suffix, 3);
  for (const { extras } of faces) extras.sort(byLetter);
  suffixes.sort((a, b) => byLetter(a.letter, b.letter) || b.figures.length - a.figures.length);
  return { faces: faces as unknown as readonly [Face, Face, Face, Face], suffixes };
}

const ORDER: readonly Suffix['letter'][] = ['K', ...EXTRAS];
const byLetter = (a: Suffix['letter'], b: Suffix['letter']): number => ORDER.indexOf(a) - ORDER.indexOf(b);
