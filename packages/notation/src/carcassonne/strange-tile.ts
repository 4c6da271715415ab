import { knownTileOf, roadGroups } from './known-tile.ts';
import { printTileText } from './print/tile.ts';
import { EXTRAS, type Extra, type Face, type Suffix, type TileText } from './tile-text.ts';

/** The text of a tile of which the rules are not known. Turned four times it is the same again. */
export function printStrangeTile(tile: TileText): string {
  return printTileText(settled(tile));
}

/** The tile with each extra where it stands however the tile is turned; as it was if that made a known tile of it. */
export function settled(tile: TileText): TileText {
  const moved = withExtrasMoved(tile);
  return knownTileOf(moved) === undefined || knownTileOf(tile) !== undefined ? moved : tile;
}

/** What an extra belongs to; the others are of the whole tile. */
const SIDE_OF: Readonly<Partial<Record<Suffix['letter'], string>>> = { p: 'C', w: 'C', g: 'C', c: 'C', I: 'R' };

/** Extras of the only city or road follow the last face; of several each stands after the nearest face before it. */
function withExtrasMoved(tile: TileText): TileText {
  const faces = tile.faces.map((face) => ({ ...face, extras: [] as Extra[], figures: [...face.figures] }));
  const suffixes: Suffix[] = [];
  const put = (suffix: Suffix, from: number): void => {
    const { letter, figures } = suffix;
    const side = SIDE_OF[letter];
    const to = [from, from + 3, from + 2, from + 1].find((face) => faces[face & 3]?.side === side);
    const face = to === undefined || segments(tile, side) < 2 ? undefined : faces[to & 3];
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

/** How many cities or roads a tile has. */
function segments(tile: TileText, side: string | undefined): number {
  const groups = side === 'R' ? roadGroups(tile) : tile.faces.map(({ number }) => number ?? 1);
  return new Set(tile.faces.flatMap((face, i) => (face.side === side ? [groups[i]] : []))).size;
}
