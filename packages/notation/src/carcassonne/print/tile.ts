import { SHAPES, type Shape } from '@woodlog/core/carcassonne';
import { type Figure, type TileText, renumbered } from '../tile-text.ts';

const LETTERS = ['C', 'R', 'F'] as const;

/** The letters of a shape's faces, cities numbered from the second one on. */
function facesOf({ code, atEdge }: Shape): string[] {
  const cities: number[] = [];
  return [0, 1, 2, 3].map((edge) => {
    const letter = LETTERS[((code >> (2 * edge)) & 3) - 1]!;
    if (letter !== 'C') return letter;
    const city = atEdge[edge]!;
    if (!cities.includes(city)) cities.push(city);
    const nth = cities.indexOf(city) + 1;
    return nth === 1 ? letter : `${letter}${nth}`;
  });
}

/** The last of the longest runs of faces that are in: the figure stands after its end. */
function endOfLongestRun(isIn: (face: number) => boolean): number {
  let best = -1;
  let longest = 0;
  for (let face = 0, run = 0; face < 4; face++) {
    run = isIn(face) ? run + 1 : 0;
    if (run === 0 || run < longest) continue;
    longest = run;
    best = face;
  }
  return best;
}

/** The face after which a figure on a segment is written; -1 for the cloister. */
function faceOfClaim({ kind, atEdge, atHalf, cloister }: Shape, segment: number): number {
  if (segment === cloister) return -1;
  if (kind.segments[segment]!.type !== 'field') return endOfLongestRun((face) => atEdge[face] === segment);
  // TILES 8: with no field face to stand after, a farmer stands after the road whose second half bounds
  // the field, else after the last face before it, going clockwise.
  const open = (face: number) => atEdge[face] === -1 && atHalf[2 * face] === segment;
  if ([0, 1, 2, 3].some(open)) return endOfLongestRun(open);
  const second = [7, 5, 3, 1].find((half) => atHalf[half] === segment);
  return second === undefined ? (atHalf.indexOf(segment) / 2 + 3) % 4 : (second - 1) / 2;
}

/**
 * A tile of the base game as it lies, with a meeple on one of its segments (-1: none). Pennants are `P` here, `p` with
 * expansions (T1). With a meeple in its city a tile is `FCCCm`.
 *
 * @example printTile(shape, 0)
 */
export function printTile(shape: Shape, segment = -1): string {
  const faces = facesOf(shape);
  const suffix = /[KP]$/.exec(shape.kind.id)?.[0] ?? '';
  if (segment < 0) return faces.join('') + suffix;
  const face = faceOfClaim(shape, segment);
  const letter = shape.kind.segments[segment]!.type === 'field' ? 'M' : 'm';
  if (face < 0) return `${faces.join('')}${suffix}${letter}`;
  return faces.map((text, i) => (i === face ? text + letter : text)).join('') + suffix;
}

/** The text of every shape without a figure, and its shape; symmetrical kinds have each text once. */
export const SHAPES_BY_TEXT: ReadonlyMap<string, Shape> = new Map(
  SHAPES.filter(({ turns, kind }) => turns < kind.distinct).map((shape) => [printTile(shape), shape]),
);

const printFigures = (figures: readonly Figure[]): string =>
  figures.map(({ letter, kind }) => (kind === undefined ? letter : `${letter}[${kind}]`)).join('');

/** A tile of an expansion as it is written: cities numbered anew, extras and figures where they stand. */
export function printTileText({ faces, suffixes }: TileText): string {
  const numbers = renumbered(faces);
  const sides = faces.map(
    ({ side, extras, figures }, i) => `${side}${numbers[i] ?? ''}${extras.join('')}${printFigures(figures)}`,
  );
  return [...sides, ...suffixes.map(({ letter, figures }) => letter + printFigures(figures))].join('');
}
