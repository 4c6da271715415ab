// Whole games for tests, from seeds.
import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneAction,
  type CarcassonneQuestions,
  type CarcassonneState,
  acceptDraw,
  carcassonne,
  carcassonneTurn,
  dealer,
  newState,
} from '../../src/carcassonne/index.ts';
import { chance, firstOf, puppet, simulate, streams } from '../../src/kernel/index.ts';

/** A game of puppets: its actions and its last table. */
export function puppetGame(
  seed: string,
  game: number,
  seats = 2,
): { actions: CarcassonneAction[]; end: CarcassonneState } {
  const own = streams(seed, game);
  const answerer = firstOf<CarcassonneState, CarcassonneQuestions>(chance(own, dealer(own.deck)), puppet(own));
  const end = newState(seats);
  const actions: CarcassonneAction[] = [];
  while (carcassonne.toAct(end) !== null) {
    const played = simulate(carcassonne, carcassonneTurn, end, answerer, acceptDraw(end));
    if (isLeft(played)) throw new Error(played.left.message);
    actions.push(...played.right.actions);
  }
  return { actions, end };
}
