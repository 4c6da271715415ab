import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type CarcassonneAction, type CarcassonneState, carcassonne } from '@woodlog/core/carcassonne';
import { type Violation, violation } from '@woodlog/core/kernel';
import { printAction } from '@woodlog/notation/carcassonne';
import type { CarcassonneMoves, MovesRequest } from '../../turn/turn-adapter.ts';
import { SEATS } from './play.ts';

const isMove = (action: CarcassonneAction): action is CarcassonneAction & { readonly tile: string } =>
  action.kind === 'start' || action.kind === 'place' || action.kind === 'discard';

/**
 * The moves for each kind of tile that may be drawn next (MOVES 2, MOVES 3). A draw follows every move, so counting
 * ends at depth one.
 */
export function movesOf(
  state: Readonly<CarcassonneState>,
  { faction, count }: MovesRequest,
  bot: string | undefined,
): Either<Violation, CarcassonneMoves> {
  const seat = carcassonne.toAct(state);
  const id = seat === null ? null : (SEATS[seat] ?? null);
  if (faction !== undefined && faction !== id)
    return left(violation('request/faction', `it is the turn of ${id ?? 'nobody'}, not of ${faction}`));
  const about = { game: 'carcassonne' as const, seat, faction: id };
  if (seat === null) return right({ ...about, phase: null, step: null, law: null, forced: false, moves: [] });
  const step: CarcassonneMoves['step'] =
    state.tiles.length === 0 ? 'the starter tile' : state.again ? 'a second tile' : 'a tile';
  const next = { ...about, phase: 'turn' as const, step, law: 'MOVES 2', forced: true };
  if (bot !== undefined) return right({ ...next, bot, moves: [] });
  const moves = (carcassonne.legal?.(state) ?? []).filter(isMove).map((action) => {
    const law = action.kind === 'start' ? 'MOVES 1' : action.kind === 'place' ? 'MOVES 2' : 'MOVES 3';
    return { text: printAction(action), law, kind: action.tile };
  });
  return right({ ...next, moves, ...(count !== undefined && { count: count === 0 ? 1 : moves.length }) });
}
