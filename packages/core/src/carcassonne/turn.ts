import type { Accept } from '../kernel/answer.ts';
import type { Questions } from '../kernel/question.ts';
import { type Turn, type Table, act, asking } from '../kernel/turn.ts';
import { violation } from '../kernel/violation.ts';
import type { CarcassonneAction, PlaceAction } from './action.ts';
import { hasPlacement, kindsInBag, legalMoves } from './legal.ts';
import { starterOf } from './river.ts';
import type { CarcassonneState } from './state.ts';
import type { Expansion } from './expansions.ts';
import { type TileKind, kindOf, kindsOf } from './tile.ts';

/** What a turn asks: the drawn tile, and its place. */
export interface CarcassonneQuestions extends Questions {
  /** `kinds` are those that the bag still has. */
  draw: { card: TileKind; extra: { readonly kinds: readonly TileKind[] } };
  choose: { option: PlaceAction; extra: { readonly tile: TileKind } };
}

const ask = asking<CarcassonneQuestions>();

/** The starter tile lies with the city on top, as most notators see it. */
const STARTER_TURNS = 1;

/**
 * One turn: the starter tile before the first, a tile drawn until one can be placed, its place, and the scoring at the
 * end after the last one.
 */
export function* carcassonneTurn(table: Table<CarcassonneState>): Turn<CarcassonneAction, CarcassonneQuestions> {
  if (table.state.tiles.length === 0) {
    yield* act({ kind: 'start', tile: starterOf(table.state), turns: STARTER_TURNS });
  }
  const seat = table.state.toMove;
  while (table.state.left > 0) {
    const kinds = kindsInBag(table.state);
    const [tile] = yield* ask({ kind: 'draw', law: 'MOVES 2', prompt: 'the tile drawn', from: 'bag', count: 1, kinds });
    if (tile === undefined) return;
    if (!hasPlacement(table.state, tile)) {
      yield* act({ kind: 'discard', seat, tile });
      continue;
    }
    const options = legalMoves(table.state, tile);
    yield* act(yield* ask({ kind: 'choose', law: 'MOVES 2', prompt: `where to lay ${tile}`, seat, tile, options }));
    break;
  }
  if (table.state.left === 0) yield* act({ kind: 'finish' });
}

/** A draw is a tile that is in the bag of a game with these expansions. */
export const acceptDraw =
  ({ expansions }: { readonly expansions: readonly Expansion[] }): Accept<CarcassonneQuestions> =>
  (question, answer) => {
    if (question.kind !== 'draw' || !Array.isArray(answer)) return null;
    const isIn = (kinds: readonly unknown[], tile: unknown): boolean => kinds.includes(tile);
    const odd = answer.find((tile) => !isIn(question.kinds, tile));
    if (odd === undefined) return null;
    const law = 'TILES 1';
    if (typeof odd === 'string' && kindOf(odd) !== undefined) {
      const left = kindsOf(expansions).some((kind) => kind === odd)
        ? 'left in the bag'
        : 'in this game: its expansion is not played';
      return violation('answer/none-left', `no tile ${odd} is ${left}`, { law });
    }
    return violation('answer/not-a-tile', `${JSON.stringify(odd)} is no kind of tile such as CRFR`, { law });
  };
