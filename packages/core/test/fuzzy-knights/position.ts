import { isRight } from 'fp-ts/lib/Either.js';
import { type Action, fuzzyKnights, type Hero, type Place, type State, tileAt } from '../../src/fuzzy-knights/index.ts';
import { type GameSetup, reduceAll } from '../../src/kernel/index.ts';

/** A table of seats without tokens, settlements or heroes, its anchor P1, at P1's turn of day 1. */
export function emptyPosition(players = 2, options: GameSetup['options'] = {}): State {
  const seats = Array.from({ length: players }, (_, i) => ({ player: `Player ${i + 1}` }));
  const table = fuzzyKnights.setup({ game: 'fuzzy-knights', seats, options });
  if (!isRight(table)) throw new Error(table.left.message);
  const state = table.right;
  state.anchor = 0;
  state.day = 1;
  state.phase = { name: 'turn', seat: 0, bound: null };
  return state;
}

export function settle(
  state: State,
  seat: number,
  place: Place,
  more: Partial<State['settlements'][number]> = {},
): void {
  const plain = { tier: 'encampment', ramparts: null, mercenaries: 0, armoury: [] } as const;
  state.settlements.push({ at: tileAt(state.size, place), seat, ...plain, armoury: [], ...more });
}

export function stand(state: State, seat: number, hero: 0 | 1, place: Place, more: Partial<Hero> = {}): void {
  const at = tileAt(state.size, place);
  state.players[seat]!.heroes[hero] = { at, moves: 15, mercenaries: 0, items: [], ...more };
}

export function lay(state: State, token: 'item' | 'resource' | 'monster', place: Place, by = 1): void {
  state.tokens[token][tileAt(state.size, place)]! += by;
}

export const tokensAt = (state: State, token: 'item' | 'resource' | 'monster', place: Place) =>
  state.tokens[token][tileAt(state.size, place)];

/** The table after these actions, which have to be legal. */
export function after(state: State, ...actions: readonly Action[]): State {
  const next = reduceAll(fuzzyKnights)(state, actions);
  if (isRight(next)) return next.right;
  const { index, violation, message } = next.left;
  throw new Error(`${JSON.stringify(actions[index])}: ${violation}: ${message}`);
}

/** The code of the violation that refuses an action, after checking that it changed nothing. */
export function refusal(state: State, action: Action): string | null {
  const before = JSON.stringify(state);
  const plan = fuzzyKnights.plan(state, action);
  if (JSON.stringify(state) !== before) throw new Error('a plan wrote to the table');
  return 'violation' in plan ? plan.violation : null;
}

type Roll = Extract<Action, { kind: 'roll' }>;

/** A roll of P1. */
export const roll = (purpose: Roll['for'], dice: string, sum: number, seat = 0): Action => ({
  kind: 'roll',
  seat,
  for: purpose,
  dice,
  sum,
});
