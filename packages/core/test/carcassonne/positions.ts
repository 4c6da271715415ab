// Positions for tests, from actions.
import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneAction,
  type CarcassonneState,
  type Claim,
  type Expansion,
  type Figure,
  STARTER,
  type TileKind,
  carcassonne,
  newState,
} from '../../src/carcassonne/index.ts';
import { advance, reduceAll } from '../../src/kernel/index.ts';

/** A move without its seat: tile, quarter turns clockwise, x, y, and perhaps a claim. */
export type Move = readonly [tile: TileKind, turns: number, x: number, y: number, claim?: Claim];

/** The table after the starter (turned `start` times) and the moves, by seats in turn. */
export function tableAfter(moves: readonly Move[], start = 0, seats = 2): CarcassonneState {
  const actions: CarcassonneAction[] = [{ kind: 'start', tile: STARTER, turns: start }];
  actions.push(...moves.map((move, i) => place(i % seats, move)));
  const result = reduceAll(carcassonne)(newState(seats), actions);
  if (isLeft(result)) throw new Error(`move ${result.left.index}: ${result.left.message}`);
  return result.right;
}

/** A move as an action. */
export function place(seat: number, [tile, turns, x, y, claim]: Move): CarcassonneAction & { kind: 'place' } {
  return { kind: 'place', seat, x, y, tile, turns, ...(claim === undefined ? {} : { claim }) };
}

/** Plays a move for the seat whose turn it is; gives the code of the violation, or null. */
export function tryMove(state: CarcassonneState, move: Move): string | null {
  return advance(carcassonne, state, place(state.toMove, move))?.violation ?? null;
}

/** A tile laid, with the figure that is placed on it where it is no meeple. */
export type Laid = Move | readonly [Move, Figure];

/** A table with one expansion, and these tiles laid in turn. */
export function begun(expansion: Expansion, moves: readonly Laid[], seats = 2): CarcassonneState {
  const state = newState(seats, [expansion]);
  const tile = expansion === 'river' ? 'FFFV' : 'CRFR';
  const done = (action: CarcassonneAction): void => {
    const refused = advance(carcassonne, state, action);
    if (refused) throw new Error(`${JSON.stringify(action)}: ${refused.message}`);
  };
  done({ kind: 'start', tile, turns: 0 });
  for (const entry of moves) {
    const isPair = typeof entry[0] !== 'string';
    const [move, figure] = (isPair ? entry : [entry, undefined]) as readonly [Move, Figure | undefined];
    done({ ...place(state.toMove, move), ...(figure && { figure }) });
  }
  return state;
}
