import {
  type CarcassonneState,
  FEWEST_SEATS,
  type LayPlan,
  type PlaceAction,
  carcassonne,
  newState,
} from '@woodlog/core/carcassonne';
import { Bug, isViolation } from '@woodlog/core/kernel';

/** Tries a move: gives the table after it, which is good until the next call. */
export type Trial = (move: PlaceAction) => Readonly<CarcassonneState>;

/** Lists with an entry for each segment. They are long, and a move changes little of them. */
const LONG = ['feature', 'ring', 'open', 'claimed'] as const;

/** All that is neither long nor laid. */
const SHORT = (Object.keys(newState(FEWEST_SEATS)) as (keyof CarcassonneState)[]).filter(
  (key) =>
    key !== 'tiles' &&
    key !== 'grid' &&
    key !== 'seats' &&
    key !== 'expansions' &&
    !(LONG as readonly string[]).includes(key),
) as Exclude<keyof CarcassonneState, 'seats' | 'expansions' | 'tiles' | 'grid' | (typeof LONG)[number]>[];

/** Tries moves on one copy of a table: each takes back the one before, which is faster than a copy for each. */
export function trialsOn(state: Readonly<CarcassonneState>): Trial {
  const table = carcassonne.copy(state);
  const { grid } = table;
  let laid: LayPlan | undefined;
  return (move) => {
    if (laid !== undefined) takeBack(table, state, laid);
    table.grid = grid;
    const plan = carcassonne.plan(table, move);
    if (isViolation(plan) || plan.kind !== 'lay')
      throw new Bug('a bot was offered a move that is refused', { action: move });
    carcassonne.enact(table, plan);
    laid = plan;
    return table;
  };
}

/** Makes a table again what it was before a tile was laid. */
function takeBack(
  table: CarcassonneState,
  before: Readonly<CarcassonneState>,
  { merges, closing, x, y }: LayPlan,
): void {
  const changed = [...closing];
  for (const { feature } of merges) {
    let segment = feature;
    do {
      changed.push(segment);
      segment = table.ring[segment] ?? feature;
    } while (segment !== feature);
  }
  const { tiles, grid } = before;
  for (const key of LONG) {
    const [now, then] = [table[key], before[key]];
    now.length = then.length;
    for (const segment of changed) if (segment < then.length) now[segment] = then[segment] ?? 0;
  }
  table.tiles.length = tiles.length;
  if (table.grid.width === grid.width && table.grid.squares.length === grid.squares.length) {
    const square = (y - grid.bottom) * grid.width + x - grid.left;
    for (const one of [square, square - 1, square + 1, square - grid.width, square + grid.width])
      table.grid.squares[one] = grid.squares[one] ?? 0;
  }
  for (const key of SHORT) {
    const value = before[key];
    table[key] = (Array.isArray(value) ? value.slice() : value) as never;
  }
}
