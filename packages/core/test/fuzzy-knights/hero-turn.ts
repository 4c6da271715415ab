import type { Action, Place } from '../../src/fuzzy-knights/index.ts';
import { emptyPosition, settle, stand } from './position.ts';

/** P1's hero H1 at a place, both players settled in corners. */
export const turnAt = (place: Place, more: Parameters<typeof stand>[4] = {}, players = 2) => {
  const state = emptyPosition(players);
  settle(state, 0, [1, 10]);
  settle(state, 1, [10, 1]);
  if (players > 2) settle(state, 2, [10, 10]);
  stand(state, 0, 0, place, more);
  return state;
};

export const move = (...to: readonly Place[]): Action[] =>
  to.map((place) => ({ kind: 'move', seat: 0, hero: 0, to: place }));
export const interact = (token: 'item' | 'resource'): Action => ({ kind: 'interact', seat: 0, hero: 0, token });
export const capture: Action = { kind: 'capture', seat: 0, hero: 0 };
export const engage = (target: Extract<Action, { kind: 'engage' }>['target'], seat = 0): Action => ({
  kind: 'engage',
  seat,
  hero: 0,
  target,
});
export const attack = (
  squads: Extract<Action, { kind: 'attack' }>['squads'],
  on: Extract<Action, { kind: 'attack' }>['on'],
): Action => ({
  kind: 'attack',
  seat: 0,
  squads,
  on,
});
