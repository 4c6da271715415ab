import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, Foe, Squad } from '../battle-state.ts';
import { MONSTER_SQUADS, MOST_PILES, MOST_SQUADS } from '../data/numbers.ts';
import type { SquadName } from '../data/vocabulary.ts';
import { dice } from '../dice/dice.ts';
import type { Plan } from '../effect.ts';
import { garrisonAt, heroAt, heroRoll, settlementAt, settlementRoll } from '../look.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { phaseFor } from './refuse.ts';

const PILES: readonly SquadName[] = ['1', '2', '3'];
const HEROES: readonly SquadName[] = ['H1', 'H2'];

/** A pile of mercenaries or monsters: 1d6 for each. */
function pile(count: number, index: number): Squad {
  return { name: PILES[index] as SquadName, dice: dice(count, 6), count };
}

function heroSquad(state: Readonly<State>, seat: number, hero: number): Squad {
  const items = heroAt(state, { seat, hero })?.items ?? [];
  return { name: HEROES[hero] as SquadName, dice: heroRoll(items), count: 0 };
}

/** Squads: monsters split evenly in two; an odd one joins the first. */
function monsterSquads(count: number): readonly Squad[] {
  const squads: Squad[] = [];
  for (let left = count, i = 0; left > 0; i++) {
    const size = Math.ceil(left / (MONSTER_SQUADS - i));
    squads.push(pile(size, i));
    left -= size;
  }
  return squads;
}

/** Begins a battle: whoever has mercenaries forms squads, the attacker first. */
export function muster(state: Readonly<State>, seat: number, hero: number, foe: Foe): Phase {
  const at = heroAt(state, { seat, hero })?.at ?? 0;
  return gather(state, { seat, hero, at, foe, attackers: [], defenders: [] });
}

function heroesIn(battle: Battle, side: 'attackers' | 'defenders'): readonly number[] {
  if (side === 'attackers') return [battle.hero];
  if (battle.foe.kind === 'hero') return [battle.foe.hero];
  return battle.foe.kind === 'settlement' ? battle.foe.heroes : [];
}

/** The mercenaries of a side: those of its heroes, and the settlement's. */
function mercenariesIn(state: Readonly<State>, battle: Battle, side: 'attackers' | 'defenders'): number {
  const { foe, at } = battle;
  const seat = side === 'attackers' ? battle.seat : seatOf(foe);
  if (seat === null) return 0;
  let count = side === 'defenders' && foe.kind === 'settlement' ? (settlementAt(state, at)?.mercenaries ?? 0) : 0;
  for (const hero of heroesIn(battle, side)) count += heroAt(state, { seat, hero })?.mercenaries ?? 0;
  return count;
}

/** The seat that defends; null for monsters and guardians. */
export function seatOf(foe: Foe): number | null {
  return 'seat' in foe ? foe.seat : null;
}

/** A side in formation: its piles, its heroes, its settlement. */
function drawnUp(state: Readonly<State>, battle: Battle, piles: readonly number[]): Battle {
  const { seat, foe } = battle;
  const side = battle.attackers.length === 0 ? 'attackers' : 'defenders';
  if (foe.kind !== 'hero' && foe.kind !== 'settlement' && side === 'defenders') {
    return { ...battle, defenders: monsterSquads(foe.count) };
  }
  const owner = side === 'attackers' ? seat : (seatOf(foe) as number);
  const squads = piles.map(pile);
  for (const hero of heroesIn(battle, side)) squads.push(heroSquad(state, owner, hero));
  const settlement = settlementAt(state, battle.at);
  if (side === 'defenders' && foe.kind === 'settlement' && settlement) {
    squads.push({ name: 'settlement', dice: settlementRoll(settlement), count: 0 });
  }
  return { ...battle, [side]: squads };
}

/** What a forming battle waits for: squads of a side, or the first attack. */
function gather(state: Readonly<State>, battle: Battle): Phase {
  if (battle.attackers.length === 0) {
    if (mercenariesIn(state, battle, 'attackers') > 0) return { name: 'form', seat: battle.seat, battle };
    return gather(state, drawnUp(state, battle, []));
  }
  if (battle.defenders.length === 0) {
    const seat = seatOf(battle.foe);
    if (seat !== null && mercenariesIn(state, battle, 'defenders') > 0) return { name: 'form', seat, battle };
    return gather(state, drawnUp(state, battle, []));
  }
  return { name: 'attack', seat: battle.seat, battle };
}

/** How many mercenaries the forming side has, and into how many piles they can go. */
export function toForm(state: Readonly<State>, battle: Battle): { readonly count: number; readonly piles: number } {
  const side = battle.attackers.length === 0 ? 'attackers' : 'defenders';
  const others = heroesIn(battle, side).length + (side === 'defenders' && battle.foe.kind === 'settlement' ? 1 : 0);
  return { count: mercenariesIn(state, battle, side), piles: Math.min(MOST_PILES, MOST_SQUADS - others) };
}

/** Squads: all mercenaries of a side, in piles named by size, the largest first. */
export function planForm(state: Readonly<State>, action: ActionOf<'form'>): Plan | Violation {
  const phase = phaseFor(state, action, 'form');
  if (isViolation(phase)) return phase;
  const { battle } = phase;
  const { count, piles } = toForm(state, battle);
  const { squads } = action;
  const refuse = (code: string, message: string) => violation(code, message, { law: 'Squads' });
  if (squads.length < 1 || squads.length > piles) return refuse('form/squads', `from 1 to ${piles} squads are formed`);
  if (!squads.every((size, i) => Number.isInteger(size) && size >= 1 && size <= (squads[i - 1] ?? size))) {
    return refuse('form/order', 'the largest squad comes first, and none is empty');
  }
  const sum = squads.reduce((total, size) => total + size, 0);
  if (sum !== count) return refuse('form/count', `there are ${count} mercenaries to put into squads, not ${sum}`);
  return { effects: [], phase: gather(state, drawnUp(state, battle, squads)) };
}

/**
 * Garrisoned Heroes: their mercenaries and the settlement's defend as one. They join the settlement when the assault
 * begins; survivors can be exchanged freely afterwards.
 */
export function garrisonJoins(state: Readonly<State>, seat: number, at: number): Plan['effects'] {
  return garrisonAt(state, seat, at).flatMap((hero) => {
    const count = heroAt(state, { seat, hero })?.mercenaries ?? 0;
    if (count === 0) return [];
    return [
      { kind: 'mercenaries', of: { seat, hero }, by: -count },
      { kind: 'mercenaries', of: { settlement: at }, by: count },
    ] as const;
  });
}
