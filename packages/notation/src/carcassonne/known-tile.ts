import type { Figure, Shape } from '@woodlog/core/carcassonne';
import { figureOf } from './figures.ts';
import { DISTINCT_SHAPES, extrasOf, printTile } from './print/tile.ts';
import { type Suffix, type TileText, figuresOn } from './tile-text.ts';
import { withExtrasMoved } from './extras.ts';

/** A known tile as placed, and the segment with the meeple, or -1. */
export interface KnownTile {
  readonly shape: Shape;
  readonly segment: number;
  /** A figure other than the seven meeples. */
  readonly figure?: Figure;
  /** Read as meant but usually written differently: what is unusual about it. */
  readonly odd?: string;
}

export interface Nowhere {
  readonly shape: Shape;
  readonly wrong: string;
}

const SHAPES_BY_SIDES = new Map<string, Shape[]>();
for (const shape of DISTINCT_SHAPES) {
  const key = shape.sides.join('');
  const list = SHAPES_BY_SIDES.get(key);
  if (list) list.push(shape);
  else SHAPES_BY_SIDES.set(key, [shape]);
}

const sorted = (letters: readonly string[]): string => [...letters].sort().join('');

/** Whether faces are grouped in the text as in the shape. */
function isSamePartition(numbers: readonly (number | undefined)[], { sides, atEdge }: Shape, side: string): boolean {
  return numbers.every((one, i) =>
    numbers.every((other, j) => {
      if (sides[i] !== side || sides[j] !== side) return true;
      return (one === other) === (atEdge[i] === atEdge[j]);
    }),
  );
}

/** The numbers of road faces as meant: without numbers, two faces are one road, and more are separate roads. */
function roadGroups({ faces }: TileText): number[] {
  const roads = faces.filter(({ side }) => side === 'R');
  const isNumbered = roads.some(({ number }) => number !== undefined);
  return faces.map(({ number }, face) => (isNumbered || roads.length === 2 ? (number ?? 1) : face));
}

/** Whether a text has exactly the letters of the shape, each in an allowed place. */
function hasExtras({ faces, suffixes }: TileText, shape: Shape): boolean {
  const { kind, atEdge } = shape;
  const own = kind.segments.map(extrasOf);
  const marks = kind.segments.flatMap(({ type }) => (type === 'cloister' ? ['K'] : type === 'garden' ? ['h'] : []));
  const written = [...faces.flatMap(({ extras }) => extras), ...suffixes.map(({ letter }) => letter)];
  if (sorted(written) !== sorted([...own.join(''), ...marks])) return false;
  return faces.every(({ extras }, face) =>
    extras.every((letter) => own[atEdge[face] ?? -1]?.includes(letter) ?? false),
  );
}

function isCut({ kind, atHalf }: Shape, face: number): boolean {
  return kind.cut >= 0 && atHalf[2 * face] === kind.cut;
}

/** Whether the suffix is on the last face, if several faces are possible. */
function hasLastExtras({ suffixes }: TileText, { kind, atEdge }: Shape): boolean {
  return suffixes.every(({ letter }) => {
    const type = letter === 'I' ? 'road' : 'city';
    const last = kind.segments[atEdge[3] ?? -1];
    const isAlone =
      letter === 'K' || letter === 'h' || kind.segments.filter((segment) => segment.type === type).length < 2;
    return isAlone || (last !== undefined && extrasOf(last).includes(letter));
  });
}

/** The kind and orientation of a tile; undefined if unknown. */
function shapeOfText(tile: TileText): Shape | undefined {
  const { faces } = tile;
  const cities = faces.map(({ side, number }) => (side === 'C' ? (number ?? 1) : undefined));
  const alike = (SHAPES_BY_SIDES.get(faces.map(({ side }) => side).join('')) ?? []).filter(
    (shape) => isSamePartition(cities, shape, 'C') && hasExtras(tile, shape),
  );
  const exact = alike.filter((shape) => hasLastExtras(tile, shape));
  const shapes = exact.length > 0 ? exact : alike;
  const roads = roadGroups(tile);
  const byRoads = shapes.filter((shape) => isSamePartition(roads, shape, 'R'));
  // If only one such tile exists, its roads need no numbers.
  const isNumbered = faces.some(({ side, number }) => side === 'R' && number !== undefined);
  const candidates = byRoads.length > 0 || isNumbered ? byRoads : shapes;
  const marked = faces.flatMap(({ side, number }, face) => (side === 'F' && number !== undefined ? [face] : []));
  if (marked.length > 0) return candidates.find((shape) => marked.every((face) => isCut(shape, face)));
  const whole = candidates.filter(({ kind }) => kind.cut < 0);
  return (whole.length > 0 ? whole : candidates).at(0);
}

/** A known tile with its meeple. */
export function knownTileOf(tile: TileText): KnownTile | Nowhere | undefined {
  const known = asWritten(tile);
  if (known !== undefined) return known;
  const moved = asWritten(withExtrasMoved(tile));
  return moved && 'segment' in moved ? { ...moved, odd: 'an extra stands after the face that it is on' } : moved;
}

/** Edges of expansions that are not supported. */
const UNKNOWN_EDGES: readonly string[] = ['O', 'S', 'T'];

/** Signs that only expansions with fully known tiles have: the river, inns, goods and gardens. */
const KNOWN_SIGNS: readonly string[] = ['V', 'I', 'w', 'g', 'c', 'h'];

/**
 * Whether a tile, or its figure, belongs to an unsupported expansion. With signs of supported expansions only, a tile
 * that is none of theirs is a mistake; but if the record shows an unsupported expansion (`among`), a tile without any
 * sign may belong to it.
 */
export function isStrange(tile: TileText, among = false): boolean {
  const hasFigure = figuresOn(tile).some(({ figure: { kind } }) => kind !== undefined && !figureOf(kind));
  if (knownTileOf(tile) !== undefined) return hasFigure;
  return hasUnknownSign(tile) || ((hasFigure || among) && !hasKnownSign(tile));
}

/** An unknown edge, the four edges of an abbey, or a number that no known tile has (T4). */
function hasUnknownSign({ faces }: TileText): boolean {
  if (faces.every(({ side }) => side === 'A') || faces.some(({ side }) => UNKNOWN_EDGES.includes(side))) return true;
  const has = (letter: string): boolean => faces.some(({ side }) => side === letter);
  // One road on three faces, or a field cut off although the road beside it touches a city.
  const isOnThree = faces.some(
    ({ side, number }) =>
      side === 'R' &&
      number !== undefined &&
      faces.filter((one) => one.side === 'R' && one.number === number).length > 2,
  );
  const isCutOff = faces.some(({ side, number }) => side === 'F' && number === 1) && has('R') && has('C');
  return (isOnThree || isCutOff) && !hasKnownSign({ faces, suffixes: [] });
}

/** Whether a tile has a known sign. An abbey has four edges `A`, so an `A` beside other edges does not count. */
function hasKnownSign({ faces, suffixes }: TileText): boolean {
  const signs = [...faces.flatMap(({ side, extras }) => [side, ...extras]), ...suffixes.map(({ letter }) => letter)];
  return signs.some((sign) => sign === 'A' || KNOWN_SIGNS.includes(sign));
}

function asWritten(tile: TileText): KnownTile | Nowhere | undefined {
  const shape = shapeOfText(tile);
  if (!shape) return undefined;
  const [one] = figuresOn(tile);
  if (!one) return { shape, segment: -1 };
  const stands = standsOn(shape, isOnLastFace(shape, one.suffix) ? { ...one, face: 3, suffix: null } : one);
  const figure = one.figure.kind && figureOf(one.figure.kind);
  return figure && 'segment' in stands ? { ...stands, figure } : stands;
}

/** Whether the suffix is on the last face, although several faces are possible. */
function isOnLastFace({ kind, atEdge }: Shape, suffix: Suffix | null): boolean {
  const last = kind.segments[atEdge[3] ?? -1];
  if (!last || !suffix || !extrasOf(last).includes(suffix.letter)) return false;
  return kind.segments.filter(({ type }) => type === last.type).length > 1;
}

function standsOn(shape: Shape, { figure, face, suffix }: ReturnType<typeof figuresOn>[number]): KnownTile | Nowhere {
  if (figure.letter === 'M') return figure.first ? beforeRoad(shape, face) : farmer(shape, face, suffix !== null);
  if (suffix?.letter === 'K' || suffix?.letter === 'h') return { shape, segment: shape.cloister };
  if (suffix) {
    const usual = shape.kind.segments.findIndex((segment) => extrasOf(segment).includes(suffix.letter));
    return { shape, segment: usual, odd: 'a meeple stands after a face, not after a pennant or an inn' };
  }
  const segment = shape.atEdge[face] ?? -1;
  if (segment >= 0) return { shape, segment };
  return { shape, wrong: `m after ${shape.sides[face]} is no feature: a farmer is M` };
}

/** `M1`: the field in the first half of a face. */
function beforeRoad(shape: Shape, face: number): KnownTile | Nowhere {
  const segment = shape.atHalf[2 * face] ?? -1;
  if (segment < 0) return { shape, wrong: 'M1 stands after a face that has a field' };
  const isUsual = printTile(shape, segment).includes('M1');
  return { shape, segment, ...(!isUsual && { odd: 'M1 is for a field that M cannot say' }) };
}

/** TILES 8 and 9: after `F` its own field; after another face the next field clockwise. */
function farmer(shape: Shape, face: number, afterSuffix: boolean): KnownTile | Nowhere {
  const { kind, sides, atEdge, atHalf } = shape;
  const side = sides[face];
  const isField = side === 'F';
  const between = kind.segments.findIndex(
    ({ type, cities }, i) =>
      type === 'field' && !atHalf.includes(i) && (afterSuffix || cities.includes(atEdge[face] ?? -1)),
  );
  if (side === 'C' && between >= 0) return { shape, segment: between };
  let segment = isField ? (atHalf[2 * face] ?? -1) : -1;
  const isParted = side === 'R' || side === 'V';
  for (let half = isParted ? 2 * face + 1 : 2 * face + 2, n = 0; segment < 0 && n < 8; half++, n++) {
    segment = atHalf[half & 7] ?? -1;
  }
  if (segment < 0) return { shape, wrong: 'this tile has no field' };
  if (afterSuffix) return { shape, segment, odd: 'a farmer stands after a face, not after K or P' };
  if (isField || !hasFieldFace(shape, segment)) return { shape, segment };
  return { shape, segment, odd: 'a farmer stands after an F of its field, where it has one' };
}

function hasFieldFace({ sides, atHalf }: Shape, segment: number): boolean {
  return [0, 1, 2, 3].some((edge) => sides[edge] === 'F' && atHalf[2 * edge] === segment);
}
