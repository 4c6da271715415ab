// Whole games of two by random play, and what a table costs.
import { measure } from '../../../bench/compare.ts';
import {
  type CarcassonneAction,
  type CarcassonneState,
  type PlaceAction,
  STARTER,
  type TileKind,
  carcassonne,
  legalMoves,
  legalPlacements,
  movesAt,
  newState,
  tilesInBag,
} from '../src/carcassonne/index.ts';
import { type Stream, advance, assert, reduce, stream } from '../src/kernel/index.ts';

type Choose = (state: Readonly<CarcassonneState>, tile: TileKind, chance: Stream) => PlaceAction | null;

/** Any place, then any claim there. */
const placementFirst: Choose = (state, tile, chance) => {
  const places = legalPlacements(state, tile);
  return places.length === 0 ? null : chance.pick(movesAt(state, tile, chance.pick(places)));
};

/** Any of all legal moves. */
const allMoves: Choose = (state, tile, chance) => {
  const moves = legalMoves(state, tile);
  return moves.length === 0 ? null : chance.pick(moves);
};

let games = 0;
function play(choose: Choose): { state: CarcassonneState; actions: CarcassonneAction[] } {
  const chance = stream('bench', games++ % 64, 'bench');
  const state = newState(2);
  const actions: CarcassonneAction[] = [];
  const put = (action: CarcassonneAction): void => {
    assert(advance(carcassonne, state, action) === null, 'random play is legal', { action });
    actions.push(action);
  };
  put({ kind: 'start', tile: STARTER, turns: 1 });
  const bag = chance.shuffle(tilesInBag(state));
  for (let tile = bag.pop(); tile; tile = bag.pop()) {
    put(choose(state, tile, chance) ?? { kind: 'discard', seat: state.toMove, tile });
  }
  put({ kind: 'finish' });
  return { state, actions };
}

const { state, actions } = play(allMoves);
const middle = newState(2);
for (const action of actions.slice(0, 36)) advance(carcassonne, middle, action);
const each = reduce(carcassonne);

measure('a random game, placement first', () => play(placementFirst));
measure('a random game, all moves listed each ply', () => play(allMoves));
measure('all moves with a tile, in mid-game', () => legalMoves(middle, 'CRRF'));
measure('copy a table in mid-game', () => carcassonne.copy(middle));
measure(
  'replay an action in place',
  () => {
    const table = newState(2);
    for (const action of actions) advance(carcassonne, table, action);
    return table;
  },
  { operations: actions.length },
);
measure(
  'reduce an action (immer)',
  () => {
    let table: Readonly<CarcassonneState> = newState(2);
    for (const action of actions) {
      const next = each(table, action);
      if (next._tag === 'Right') table = next.right;
    }
    return table;
  },
  { operations: actions.length },
);
measure('canonical JSON of a whole game', () => carcassonne.canonical(state));
