import {
  type CarcassonneState,
  type Layout,
  SEGMENTS,
  SHAPES,
  type Shape,
  segmentOf,
  shapeOf,
  tileOf,
  totalOf,
} from '@woodlog/core/carcassonne';
import { idOf } from '../log.ts';
import { printTile } from '../print/tile.ts';

const WIDTH = 80;
const TILE_WIDTH = 3;

/** Three lines of three letters: the edges, and in the middle a cloister, a pennant, or a city that goes through. */
function picture(edges: readonly string[], middle: string): readonly string[] {
  const [left, top, right, bottom] = edges.map((edge) => (edge === 'F' ? '.' : edge));
  return [`.${top}.`, `${left}${middle}${right}`, `.${bottom}.`];
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

function drawShape(shape: Shape): readonly string[] {
  const { kind, code, atEdge } = shape;
  const edges = [0, 1, 2, 3].map((edge) => ' CRF'[(code >> (2 * edge)) & 3]!);
  const mark = /[KP]$/.exec(kind.id)?.[0];
  const through = kind.segments.findIndex(({ ends }) => ends > 1);
  return picture(edges, mark ?? (through < 0 ? '.' : edges[atEdge.indexOf(through)]!));
}

/** The squares of a table as a map, north up; null when it is wider than a terminal. */
function drawMap(tiles: readonly Drawn[]): string[] | null {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (tiles.length === 0 || (right - left + 1) * TILE_WIDTH + 6 > WIDTH) return null;
  const at = new Map(tiles.map(({ x, y, lines }) => [`${x},${y}`, lines]));
  const out: string[] = [];
  for (let y = top; y >= bottom; y--) {
    for (let line = 0; line < TILE_WIDTH; line++) {
      let row = line === 1 ? `${String(y).padStart(4)}  ` : ' '.repeat(6);
      for (let x = left; x <= right; x++) row += at.get(`${x},${y}`)?.[line] ?? '   ';
      out.push(row.trimEnd());
    }
  }
  const columns = Array.from({ length: right - left + 1 }, (_, i) =>
    String(left + i)
      .padStart(TILE_WIDTH - 1)
      .padEnd(TILE_WIDTH),
  );
  return [...out, `      ${columns.join('')}`.trimEnd()];
}

/**
 * The table as text of at most 80 columns: scores and meeples in hand, a map (city C, road R, field and nothing `.`,
 * cloister K, pennant P), and who stands where.
 */
export function tableText(state: Readonly<CarcassonneState>): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => `${idOf(seat)} ${totalOf(state, seat)} (${state.supply[seat]} meeples in hand)`);
  const phase = state.end
    ? `over: ${state.end.reason}`
    : `${idOf(state.toMove)} to move, ${state.left} tiles in the bag`;
  const drawn = state.tiles.map(({ x, y, shape }) => ({ x, y, lines: drawShape(SHAPES[shape]!) }));
  const meeples = state.meeples.map(({ seat, segment }) => {
    const tile = tileOf(segment);
    const { x, y } = state.tiles[tile]!;
    const text = printTile(shapeOf(state, tile), segment % SEGMENTS);
    return `  ${idOf(seat)} on the ${segmentOf(state, segment).type} of (${x},${y}) ${text}`;
  });
  const list = () => state.tiles.map(({ x, y, shape }) => `  (${x},${y}) ${printTile(SHAPES[shape]!)}`);
  return text([...scores, phase], drawMap(drawn) ?? list(), meeples);
}

/** The tiles of a record with expansions, as they lie. */
export function layoutText(layout: Layout): string {
  const drawn = layout.map(({ x, y, edges, text: tile }) => ({
    x,
    y,
    lines: picture(edges, tile.includes('K') ? 'K' : '.'),
  }));
  const list = layout.map(({ x, y, text: tile }) => `  (${x},${y}) ${tile}`);
  return text(['rules of expansions are not played'], drawMap(drawn) ?? list, []);
}

function text(...blocks: readonly (readonly string[])[]): string {
  const shown = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
  return `${shown.join('\n\n')}\n`;
}
