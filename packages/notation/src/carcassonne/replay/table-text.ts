import {
  type CarcassonneState,
  FIGURE_NAMES,
  GOODS,
  SEGMENTS,
  type Shape,
  figuresIn,
  segmentOf,
  shapeOf,
  tileOf,
  totalOf,
} from '@woodlog/core/carcassonne';
import { idOf } from '../log.ts';
import { printTile } from '../print/tile.ts';

const WIDTH = 80;
const TILE_WIDTH = 3;

/** Three lines of three letters: the edges, and in the middle a cloister, a pennant, or a city across the tile. */
function picture(edges: readonly string[], middle: string): readonly string[] {
  const [left, top, right, bottom] = edges.map((edge) => (edge === 'F' ? '.' : edge));
  return [`.${top}.`, `${left}${middle}${right}`, `.${bottom}.`];
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

function drawShape({ kind, sides, atEdge }: Shape): readonly string[] {
  const isCloister = kind.segments.some(({ type }) => type === 'cloister');
  const mark = isCloister ? 'K' : kind.segments.some(({ pennants }) => pennants > 0) ? 'P' : undefined;
  const through = kind.segments.findIndex(({ ends }) => ends > 1);
  return picture(sides, mark ?? (through < 0 ? '.' : sides[atEdge.indexOf(through)]!));
}

/** The squares of a table as a map, north up; null if it is wider than a terminal. */
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
 * river V, cloister K, pennant P), and the meeples on it.
 */
export function tableText(state: Readonly<CarcassonneState>): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => {
    const meeples = state.supply[seat] ?? 0;
    const figures = figuresIn(state.hands[seat] ?? 0).map((figure) => FIGURE_NAMES[figure]);
    const inHand = [meeples === 1 ? '1 meeple' : `${meeples} meeples`, ...figures].join(', ');
    return `${idOf(seat)} ${totalOf(state, seat)} (${inHand} in hand)`;
  });
  const goods = state.goods.map(
    (own, seat) => `${idOf(seat)} has ${GOODS.map((good, i) => `${own[i] ?? 0} ${good}`).join(', ')}`,
  );
  const phase = state.end
    ? `over: ${state.end.reason}`
    : `${idOf(state.toMove)} to move, ${state.left} tiles in the bag`;
  const drawn = state.tiles.map(({ x, y }, tile) => ({ x, y, lines: drawShape(shapeOf(state, tile)) }));
  const meeples = state.meeples.map(({ seat, segment, figure }) => {
    const tile = tileOf(segment);
    const { x, y } = state.tiles[tile]!;
    const text = printTile(shapeOf(state, tile), segment % SEGMENTS, figure);
    return `  ${idOf(seat)} on the ${segmentOf(state, segment).type} of (${x},${y}) ${text}`;
  });
  const list = () => state.tiles.map(({ x, y }, tile) => `  (${x},${y}) ${printTile(shapeOf(state, tile))}`);
  return text([...scores, ...goods, phase], drawMap(drawn) ?? list(), meeples);
}

function text(...blocks: readonly (readonly string[])[]): string {
  const shown = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
  return `${shown.join('\n\n')}\n`;
}
