import {
  type CarcassonneState,
  FEWEST_SEATS,
  type LayPlan,
  type PlaceAction,
  carcassonne,
  newState,
} from '@woodlog/core/carcassonne';
import { Bug, isViolation } from '@woodlog/core/kernel';

/** Tries a move: returns the table after it, which is valid until the next call. */
export type Trial = (move: PlaceAction) => Readonly<CarcassonneState>;

/** Lists with an entry for each segment. They are long, and a move changes little in them. */
const LONG = ['feature', 'ring', 'open', 'claimed'] as const;

/** All other fields, without those of placed tiles. */
const SHORT = (Object.keys(newState(FEWEST_SEATS)) as (keyof CarcassonneState)[]).filter(
  (key) =>
    key !== 'tiles' &&
    key !== 'grid' &&
    key !== 'seats' &&
    key !== 'expansions' &&
    !(LONG as readonly string[]).includes(key),
) as Exclude<keyof CarcassonneState, 'seats' | 'expansions' | 'tiles' | 'grid' | (typeof LONG)[number]>[];

/** Tries moves on one copy of a table. Each undoes the previous one, which is faster than separate copies. */
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

/** Restores a table to before a tile was placed: splits joined features, and copies the rest. */
function takeBack(
  table: CarcassonneState,
  before: Readonly<CarcassonneState>,
  { merges, closing, x, y }: LayPlan,
): void {
  const { tiles, grid } = before;
  for (const key of LONG) table[key].length = before[key].length;
  for (const feature of closing) restore(table, before, feature);
  for (const { feature, features } of merges) {
    for (const old of features) {
      restore(table, before, old);
      if (old === feature) continue;
      let segment = old;
      do {
        table.feature[segment] = old;
        segment = before.ring[segment] ?? old;
      } while (segment !== old);
    }
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

/** What is kept of a feature at its own number, and where its ring begins. */
function restore(table: CarcassonneState, before: Readonly<CarcassonneState>, feature: number): void {
  table.ring[feature] = before.ring[feature] ?? feature;
  table.open[feature] = before.open[feature] ?? 0;
  table.claimed[feature] = before.claimed[feature] ?? 0;
}
