import { type Figure, type Good, type Kind, SHAPES, type Segment, type Shape } from '@woodlog/core/carcassonne';
import { assert } from '@woodlog/core/kernel';
import { withExtrasMoved } from '../extras.ts';
import { printFigure } from '../figures.ts';
import { type Figure as WrittenFigure, type TileText, renumbered } from '../tile-text.ts';

/** The number of each city face: the first city from the left has none, the next 2, 3, 4. */
function cityNumbers({ sides, atEdge }: Shape): (number | undefined)[] {
  const cities: number[] = [];
  return sides.map((side, edge) => {
    if (side !== 'C') return undefined;
    const city = atEdge[edge] ?? -1;
    if (!cities.includes(city)) cities.push(city);
    const nth = cities.indexOf(city) + 1;
    return nth === 1 ? undefined : nth;
  });
}

/**
 * The number of each road face, if the usual reading would differ: two faces are one road, more are separate roads
 * (TILES 4, 5).
 */
function roadNumbers({ sides, atEdge }: Shape): (number | undefined)[] {
  const faces = [0, 1, 2, 3].filter((edge) => sides[edge] === 'R');
  const roads = [...new Set(faces.map((edge) => atEdge[edge] ?? -1))];
  const isUsual = roads.length === (faces.length === 2 ? 1 : faces.length);
  return sides.map((side, edge) => {
    if (isUsual || side !== 'R') return undefined;
    const nth = roads.indexOf(atEdge[edge] ?? -1) + 1;
    return faces.length === 2 && nth === 1 ? undefined : nth;
  });
}

const LETTER_OF: Readonly<Record<Good, string>> = { wine: 'w', grain: 'g', cloth: 'c' };

/** The extras of a segment in notation. */
export function extrasOf({ type, pennants, special, good }: Segment): string {
  // A cathedral has no letter: it is the only city on four sides without a pennant.
  return 'p'.repeat(pennants) + (special && type === 'road' ? 'I' : '') + (good ? LETTER_OF[good] : '');
}

/** The faces of a shape with their letters, and the suffix. */
function partsOf(shape: Shape): { readonly faces: readonly string[]; readonly suffix: string } {
  const { kind, sides, atEdge, atHalf } = shape;
  const numbers = [cityNumbers(shape), roadNumbers(shape)];
  const faces = sides.map((side, edge) => {
    const isCut = side === 'F' && kind.cut >= 0 && atHalf[2 * edge] === kind.cut;
    return `${side}${numbers.map((list) => list[edge] ?? '').join('')}${isCut ? '1' : ''}`;
  });
  const { segments } = kind;
  let suffix = segments.some(({ type }) => type === 'cloister') ? 'K' : '';
  for (const [i, segment] of segments.entries()) {
    const extras = extrasOf(segment);
    if (extras === '') continue;
    const isAlone = segments.filter(({ type }) => type === segment.type).length === 1;
    // A pennant of the base game is a capital letter (T1).
    if (isAlone) suffix += kind.from === null ? extras.toUpperCase() : extras;
    else faces[endOfLongestRun((face) => atEdge[face] === i)] += extras;
  }
  if (segments.some(({ type }) => type === 'garden')) suffix += 'h';
  return { faces, suffix };
}

/** The end of the longest run of faces: a figure is written after it. */
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

function segmentAt({ segments }: Kind, segment: number): Segment {
  const found = segments[segment];
  assert(found !== undefined, 'a tile has the segment that is written');
  return found;
}

/** The face after which a figure on a segment is written; -1 for the cloister and the garden. */
function faceOfClaim(shape: Shape, segment: number): number {
  const { kind, sides, atEdge, atHalf, cloister } = shape;
  if (segment === cloister) return -1;
  const { type, cities } = segmentAt(kind, segment);
  if (type !== 'field') return endOfLongestRun((face) => atEdge[face] === segment);
  // TILES 8: without a field face, a farmer is written after the road whose second half borders the field, or else
  // after the last face before it, clockwise.
  const open = (face: number) => sides[face] === 'F' && atHalf[2 * face] === segment;
  if ([0, 1, 2, 3].some(open)) return endOfLongestRun(open);
  const second = [7, 5, 3, 1].find((half) => atHalf[half] === segment);
  if (second !== undefined) return (second - 1) / 2;
  const first = atHalf.indexOf(segment);
  // A field between cities: after the last face of one that it touches.
  if (first < 0) return Math.max(...[0, 1, 2, 3].filter((face) => cities.includes(atEdge[face] ?? -1)));
  return isBeforeRoad(shape, segment) ? first / 2 : (first / 2 + 3) % 4;
}

/** Whether a field has only the first half of a face, and the face before belongs to another field: `M1`. */
function isBeforeRoad({ sides, atHalf }: Shape, segment: number): boolean {
  const halves = [0, 1, 2, 3, 4, 5, 6, 7].filter((half) => atHalf[half] === segment);
  const [first = 1] = halves;
  return halves.length === 1 && first % 2 === 0 && sides[(first / 2 + 3) % 4] !== 'C';
}

/**
 * A tile as placed, with a figure on one of its segments (-1: none); with a meeple in its city it is `FCCCm`. Pennants
 * are `P` on tiles of the base game, `p` on those of expansions (T1). An unknown tile is printed as written.
 *
 * @example printTile(shape, 0)
 */
export function printTile(shape: Shape, segment = -1, figure?: Figure): string {
  if (shape.kind.index < 0) return shape.kind.id;
  const { faces, suffix } = partsOf(shape);
  if (segment < 0) return faces.join('') + suffix;
  const face = faceOfClaim(shape, segment);
  const isField = segmentAt(shape.kind, segment).type === 'field';
  const letter = isField ? (isBeforeRoad(shape, segment) ? 'M1' : 'M') : 'm';
  const written = printFigure(letter, figure);
  if (face < 0) {
    // The cloister comes first in the suffix, the garden last.
    const end = suffix.startsWith('K') ? 1 : suffix.length;
    return `${faces.join('')}${suffix.slice(0, end)}${written}${suffix.slice(end)}`;
  }
  return faces.map((text, i) => (i === face ? text + written : text)).join('') + suffix;
}

/** Every shape, once for those that look alike. */
export const DISTINCT_SHAPES: readonly Shape[] = SHAPES.filter(({ turns, kind }) => turns < kind.distinct);

const printFigures = (figures: readonly WrittenFigure[]): string =>
  figures
    .map(({ letter, kind, first }) => `${letter}${first ? '1' : ''}${kind === undefined ? '' : `[${kind}]`}`)
    .join('');

/** The text of a tile whose rules are not supported; four turns restore it. */
export const printStrangeTile = (tile: TileText): string => printTileText(withExtrasMoved(tile));

/** The notation of an unknown tile: cities are renumbered, extras and figures stay in place. */
export function printTileText({ faces, suffixes }: TileText): string {
  const numbers = renumbered(faces);
  const sides = faces.map(
    ({ side, extras, figures }, i) => `${side}${numbers[i] ?? ''}${extras.join('')}${printFigures(figures)}`,
  );
  return [...sides, ...suffixes.map(({ letter, figures }) => letter + printFigures(figures))].join('');
}
