import type { HeroRef } from '../action.ts';
import type { Effect } from '../effect.ts';
import { heroAt, heroesOf, isFriend, settlementAt, settlementsOf } from '../look.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { order } from './order.ts';

/**
 * Hero Death: the items fall on the tile as tokens, or go to the armoury of the settlement there; `leavesMonster` adds
 * a monster token. The mercenaries are lost with the hero.
 */
export function death(state: Readonly<State>, ref: HeroRef, leavesMonster: boolean): Effect[] {
  const hero = heroAt(state, ref);
  if (!hero) return [];
  const { at } = hero;
  const effects: Effect[] = [];
  if (settlementAt(state, at)) {
    for (const item of hero.items) effects.push({ kind: 'item', of: { settlement: at }, item, by: 1 });
  } else if (hero.items.length > 0) {
    effects.push({ kind: 'token', token: 'item', at, by: hero.items.length });
  }
  if (leavesMonster) effects.push({ kind: 'token', token: 'monster', at, by: 1 });
  effects.push({ kind: 'dies', seat: ref.seat, hero: ref.hero });
  return effects;
}

/** What a seat loses by the planned step; the table still has it. */
export interface Loss {
  readonly heroes?: readonly number[];
  readonly settlement?: boolean;
  readonly coins?: number;
}

export interface Fallen {
  readonly effects: readonly Effect[];
  /** The end of the game, if this caused it. */
  readonly over: Phase | null;
  readonly isOut: boolean;
}

const STANDS: Fallen = { effects: [], over: null, isOut: false };

/**
 * Elimination of a seat that loses heroes, a settlement or both. Without either it cannot acquire a settlement, so it
 * is eliminated before its next turn.
 */
export function fall(state: Readonly<State>, seat: number, loss: Loss): Fallen {
  const settlements = settlementsOf(state, seat).length - (loss.settlement ? 1 : 0);
  const heroes = heroesOf(state, seat).filter((hero) => !loss.heroes?.includes(hero));
  return settlements > 0 || heroes.length > 0 ? STANDS : eliminate(state, seat, loss);
}

/**
 * Elimination: remaining heroes die, mines become free, coins go back to the bank. If only one player is left, that
 * player wins; if only allies are left, they win together.
 */
export function eliminate(state: Readonly<State>, seat: number, loss: Loss = {}): Fallen {
  const effects: Effect[] = [];
  for (const hero of heroesOf(state, seat)) {
    if (!loss.heroes?.includes(hero)) effects.push(...death(state, { seat, hero }, false));
  }
  for (const { at, owner } of state.mines) if (owner === seat) effects.push({ kind: 'mine', at, owner: null });
  for (const seats of state.alliances) {
    if (seats.includes(seat)) effects.push({ kind: 'alliance', seats, allied: false });
  }
  const coins = (state.players[seat]?.coins ?? 0) - (loss.coins ?? 0);
  if (coins > 0) effects.push({ kind: 'coins', seat, by: -coins });
  effects.push({ kind: 'out', seat });
  return { effects, over: victory(state, order(state, seat)), isOut: true };
}

/** Victory: the remaining seats have won if there is one, or if all of them are allied. */
export function victory(state: Readonly<State>, left: readonly number[]): Phase | null {
  const winners = [...left].sort((a, b) => a - b);
  if (winners.length === 1) return { name: 'over', winners, reason: 'conquest' };
  const allied = winners.every((a) => winners.every((b) => isFriend(state, a, b)));
  return allied ? { name: 'over', winners, reason: 'alliance' } : null;
}
