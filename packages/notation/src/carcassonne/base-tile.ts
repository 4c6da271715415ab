import type { Shape } from '@woodlog/core/carcassonne';
import { printTileText, SHAPES_BY_TEXT } from './print/tile.ts';
import { type Face, type TileText, figuresOn } from './tile-text.ts';

/** A tile of the base game as it lies, and the segment with the meeple, or -1. */
export interface BaseTile {
  readonly shape: Shape;
  readonly segment: number;
  /** Read as meant, but there is a usual place for the meeple: what is odd about the one it has. */
  readonly odd?: string;
}

/** Why a meeple is nowhere. */
export interface Nowhere {
  readonly shape: Shape;
  readonly wrong: string;
}

/** The kind and orientation of a tile; undefined if the base game has no such tile. */
export function shapeOfText({ faces, suffixes }: TileText): Shape | undefined {
  const bare = faces.map(({ side, number }): Face => {
    return { side, ...(number !== undefined && { number }), extras: [], figures: [] };
  }) as unknown as TileText['faces'];
  const marks = [...faces.flatMap(({ extras }) => extras), ...suffixes.map(({ letter }) => letter)];
  return SHAPES_BY_TEXT.get(printTileText({ faces: bare, suffixes: [] }) + marks.join('').replace('p', 'P'));
}

/** A tile of the base game with its meeple. */
export function baseTileOf(tile: TileText): BaseTile | Nowhere | undefined {
  const shape = shapeOfText(tile);
  if (!shape) return undefined;
  const [one] = figuresOn(tile);
  if (!one) return { shape, segment: -1 };
  const { figure, face, suffix } = one;
  if (figure.letter === 'M') return farmer(shape, face, suffix !== null);
  if (suffix?.letter === 'K') return { shape, segment: shape.cloister };
  if (suffix)
    return { shape, segment: 0, odd: 'a meeple on the city stands after one of its faces, not after the pennant' };
  const segment = shape.atEdge[face]!;
  if (segment >= 0) return { shape, segment };
  return { shape, wrong: 'm after F is no feature: a farmer is M' };
}

/** TILES 8 and 9: after `F` its own field; after another face the next field clockwise. */
function farmer(shape: Shape, face: number, afterSuffix: boolean): BaseTile | Nowhere {
  const isField = shape.atEdge[face] === -1;
  const isRoad = shape.atEdge[face]! >= 0 && shape.atHalf[2 * face + 1]! >= 0;
  let segment = isField ? shape.atHalf[2 * face]! : -1;
  for (let half = isRoad ? 2 * face + 1 : 2 * face + 2, n = 0; segment < 0 && n < 8; half++, n++) {
    segment = shape.atHalf[half & 7]!;
  }
  if (segment < 0) return { shape, wrong: 'this tile has no field' };
  if (afterSuffix) return { shape, segment, odd: 'a farmer stands after a face, not after K or P' };
  if (isField || !hasFieldFace(shape, segment)) return { shape, segment };
  return { shape, segment, odd: 'a farmer stands after an F of its field, where it has one' };
}

function hasFieldFace({ atEdge, atHalf }: Shape, segment: number): boolean {
  return [0, 1, 2, 3].some((edge) => atEdge[edge] === -1 && atHalf[2 * edge] === segment);
}
