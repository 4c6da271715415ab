import type { Effect } from '../effect.ts';
import { heroesOf, movesOf } from '../look.ts';
import type { BuildPhase, Phase } from '../phase.ts';
import type { State } from '../state.ts';

/** Seats that still play, in the order of a day: counter-clockwise from the anchor. */
export function order(state: Readonly<State>, gone?: number): readonly number[] {
  const count = state.players.length;
  const seats: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = ((state.anchor ?? 0) + i) % count;
    if (seat !== gone && !state.players[seat]?.out) seats.push(seat);
  }
  return seats;
}

/** The seats after one in the order of a day. */
function after(state: Readonly<State>, seat: number, gone?: number): readonly number[] {
  const count = state.players.length;
  const turn = (other: number) => (other - (state.anchor ?? 0) + count) % count;
  return order(state, gone).filter((other) => turn(other) > turn(seat));
}

/** Daybreak 2: the next seat with heroes to pay; when there is none, buildings and recruits. */
export function payPhase(state: Readonly<State>, paid: number | null, gone?: number): Phase {
  const waiting = paid === null ? order(state) : after(state, paid, gone);
  const seat = waiting.find((other) => heroesOf(state, other).length > 0);
  if (seat !== undefined) return { name: 'pay', seat };
  return buildPhaseOf(order(state, gone)[0] as number);
}

function buildPhaseOf(seat: number): BuildPhase {
  return { name: 'build', seat, built: false };
}

/** Daybreak 3 and 4: the next seat builds; when all have, the first rolls for a token. */
export function afterBuild(state: Readonly<State>, seat: number): Phase {
  const next = after(state, seat)[0];
  return next === undefined ? { name: 'token', seat: order(state)[0] as number } : buildPhaseOf(next);
}

interface Begun {
  readonly phase: Phase;
  /** Moves of the heroes whose turn begins. */
  readonly effects: readonly Effect[];
}

/** Daybreak 4 and 5: the next seat rolls for a token; when all have, the first takes its turn. */
export function afterToken(state: Readonly<State>, seat: number): Begun {
  const next = after(state, seat)[0];
  if (next !== undefined) return { phase: { name: 'token', seat: next }, effects: [] };
  return beginTurn(state, order(state)[0] as number);
}

/** The next turn; after the last, a new day, or the end if the days are limited. */
export function afterTurn(state: Readonly<State>, seat: number, gone?: number): Begun {
  const next = after(state, seat, gone)[0];
  if (next !== undefined) return beginTurn(state, next);
  const isLast = state.days !== null && state.day >= state.days;
  return { phase: isLast ? { name: 'over', winners: [], reason: 'days' } : { name: 'dawn' }, effects: [] };
}

function beginTurn(state: Readonly<State>, seat: number): Begun {
  const heroes = state.players[seat]?.heroes ?? [];
  const effects = heroesOf(state, seat).map((hero): Effect => {
    return { kind: 'moves', seat, hero, left: movesOf(heroes[hero]?.items ?? []) };
  });
  return { phase: { name: 'turn', seat, bound: null }, effects };
}
