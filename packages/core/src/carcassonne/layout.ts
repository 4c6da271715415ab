/**
 * Tiles of expansions, laid out by their edges. Their rules are not played: no features, no scores.
 * Abbey & Mayor's abbey edge `A` fits every edge; all others continue their own kind.
 */
import { type Violation, violation } from '../kernel/violation.ts';
import { FARTHEST } from './grid.ts';

export const EDGE_LETTERS = ['C', 'R', 'F', 'V', 'A', 'O', 'S', 'T'] as const;
/** City, road, field, river, abbey, ocean, shore, forest. */
export type EdgeLetter = (typeof EDGE_LETTERS)[number];

export interface LaidTile {
  readonly x: number;
  readonly y: number;
  /** Left, top, right, bottom. */
  readonly edges: readonly [EdgeLetter, EdgeLetter, EdgeLetter, EdgeLetter];
  /** The tile as it is written. */
  readonly text: string;
}

export type Layout = readonly LaidTile[];

const SIDES = [
  { name: 'left', dx: -1, dy: 0 },
  { name: 'top', dx: 0, dy: 1 },
  { name: 'right', dx: 1, dy: 0 },
  { name: 'bottom', dx: 0, dy: -1 },
] as const;

/** What is wrong with a tile there: the square is taken, nothing lies beside it, or an edge does not fit. */
export function layoutViolation(layout: Layout, { x, y, edges }: LaidTile): Violation | null {
  if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) {
    return violation('place/too-far', `coordinates go from -${FARTHEST} to ${FARTHEST}`, { law: 'LOCATION 1' });
  }
  const at = (column: number, row: number) => layout.find((tile) => tile.x === column && tile.y === row);
  if (at(x, y)) return violation('place/occupied', `a tile lies on (${x},${y}) already`, { law: 'MOVES 2' });
  let neighbours = 0;
  for (const [side, { name, dx, dy }] of SIDES.entries()) {
    const beside = at(x + dx, y + dy);
    if (!beside) continue;
    neighbours++;
    const own = edges[side]!;
    const facing = beside.edges[(side + 2) & 3]!;
    if (own === facing || own === 'A' || facing === 'A') continue;
    return violation('place/edge', `the ${name} edge ${own} does not continue ${facing} of the tile beside it`, {
      law: 'TILES 1',
    });
  }
  if (neighbours > 0 || layout.length === 0) return null;
  return violation('place/apart', `no tile lies beside (${x},${y})`, { law: 'MOVES 2' });
}
