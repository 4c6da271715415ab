import { isViolation } from '../kernel/index.ts';
import type { Action } from './action.ts';
import { BRIBE_COST, MERCENARY_COST } from './data/numbers.ts';
import { BUILDINGS, ITEM_KINDS, RULE_SETS, type SquadName, TOKENS } from './data/vocabulary.ts';
import { highestSum, lowestSum, printDice } from './dice/dice.ts';
import { enemiesAt, garrisonAt, heroesOf, mineAt, openTiles, settlementsOf } from './look.ts';
import { placeOf, stepsFrom } from './map.ts';
import type { BuildPhase, Phase, TurnPhase } from './phase.ts';
import { plan } from './plan.ts';
import { looseTokens } from './rules/movement.ts';
import { toForm } from './rules/muster.ts';
import { awaitedRoll } from './rules/rolls.ts';
import type { State } from './state.ts';

/** Every step that the rules accept now, in a fixed order; if a roll is due, each of its results. */
export function legal(state: Readonly<State>): readonly Action[] {
  const roll = awaitedRoll(state);
  if (roll) {
    const { seat, dice } = roll;
    const step = dice.sides === 'P' ? 10 : 1;
    const rolls: Action[] = [];
    for (let sum = lowestSum(dice); sum <= highestSum(dice); sum += step) {
      rolls.push({ kind: 'roll', seat, for: roll.for, dice: printDice(dice), sum });
    }
    return rolls;
  }
  return choices(state, state.phase);
}

function choices(state: Readonly<State>, phase: Phase): readonly Action[] {
  const open = () => openTiles(state).map((tile) => placeOf(state.size, tile));
  switch (phase.name) {
    case 'drop':
      return TOKENS.filter((token) => state.supply[token] > 0).flatMap((token) =>
        open().map((at): Action => ({ kind: 'drop', token, at })),
      );
    case 'found':
      return open().map((at): Action => ({ kind: 'construct', seat: phase.seat, building: 'encampment', at }));
    case 'dawn':
      return [{ kind: 'daybreak', day: state.day + 1 }];
    case 'pay':
      return payments(state, phase.seat);
    case 'build':
      return [...builds(state, phase), ...exchanges(state, phase.seat), ...talks(state, phase.seat), end(phase)];
    case 'token-place':
      return open().map((at): Action => ({ kind: 'place', seat: phase.seat, token: phase.token, at }));
    case 'turn':
      return turnSteps(state, phase);
    case 'item':
      return ITEM_KINDS.map((card): Action => ({ kind: 'draw', seat: phase.seat, card }));
    case 'take': {
      const coins = state.players[phase.seat]?.coins ?? 0;
      const most = phase.mood === 'bribe' ? Math.min(phase.total, Math.trunc(coins / BRIBE_COST)) : phase.total;
      return Array.from({ length: most + 1 }, (_, count): Action => ({ kind: phase.mood, seat: phase.seat, count }));
    }
    case 'form': {
      const { count, piles } = toForm(state, phase.battle);
      return partitions(count, piles, count).map((squads): Action => ({ kind: 'form', seat: phase.seat, squads }));
    }
    case 'attack': {
      const { seat, battle } = phase;
      const groups = subsets(battle.attackers.map(({ name }) => name));
      const attacks = battle.defenders.flatMap(({ name }) =>
        groups.map((squads): Action => ({ kind: 'attack', seat, squads, on: name })),
      );
      return [...attacks, { kind: 'retreat', seat }];
    }
    case 'lose':
      return phase.squads.map((squad): Action => ({ kind: 'lose', seat: phase.seat, squad }));
    case 'offer':
      return [true, false].map((yes): Action => ({ kind: 'reply', seat: phase.seat, yes }));
    case 'vote':
      return [true, false].map((yes): Action => ({ kind: 'vote', seat: phase.seat, yes }));
    default:
      return [];
  }
}

const end = ({ seat }: BuildPhase | TurnPhase): Action => ({ kind: 'end', seat });

function accepted(state: Readonly<State>, candidates: readonly Action[]): readonly Action[] {
  return candidates.filter((action) => !isViolation(plan(state, action)));
}

function payments(state: Readonly<State>, seat: number): readonly Action[] {
  const unpaid = heroesOf(state, seat).map((hero): Action => ({ kind: 'unpaid', seat, hero }));
  return accepted(state, [{ kind: 'pay', seat }, ...unpaid]);
}

function builds(state: Readonly<State>, { seat }: BuildPhase): readonly Action[] {
  const coins = state.players[seat]?.coins ?? 0;
  return settlementsOf(state, seat).flatMap((settlement) => {
    const at = placeOf(state.size, settlement.at);
    const bought = BUILDINGS.map((building): Action => ({ kind: 'construct', seat, building, at }));
    const most = Math.trunc(coins / MERCENARY_COST);
    const recruits = Array.from({ length: most }, (_, i): Action => ({ kind: 'recruit', seat, count: i + 1, at }));
    return [...accepted(state, [...bought, { kind: 'recruit-hero', seat, at }]), ...recruits];
  });
}

/** What garrisoned heroes may hand over or take. */
function exchanges(state: Readonly<State>, seat: number): readonly Action[] {
  const steps: Action[] = [];
  for (const settlement of settlementsOf(state, seat)) {
    for (const hero of garrisonAt(state, seat, settlement.at)) {
      const own = state.players[seat]?.heroes[hero];
      if (!own) continue;
      for (let what = 1; what <= own.mercenaries; what++) steps.push({ kind: 'deposit', seat, hero, what });
      for (const what of new Set(own.items)) steps.push({ kind: 'deposit', seat, hero, what });
      for (let what = 1; what <= settlement.mercenaries; what++) steps.push({ kind: 'withdraw', seat, hero, what });
      for (const what of new Set(settlement.armoury)) steps.push({ kind: 'withdraw', seat, hero, what });
    }
  }
  return steps;
}

/** Alliances and proposals. */
function talks(state: Readonly<State>, seat: number): readonly Action[] {
  const candidates: Action[] = [];
  for (let other = 0; other < state.players.length; other++) {
    candidates.push({ kind: 'offer', seat, to: other }, { kind: 'break', seat, with: other });
  }
  for (const rules of RULE_SETS) candidates.push({ kind: 'propose', seat, rules });
  return accepted(state, candidates);
}

function turnSteps(state: Readonly<State>, phase: TurnPhase): readonly Action[] {
  const { seat, bound } = phase;
  const steps: Action[] = [];
  for (const hero of heroesOf(state, seat)) {
    if (bound === null || bound === hero) steps.push(...heroSteps(state, seat, hero, bound !== null));
  }
  if (bound !== null) return steps;
  return [...steps, ...exchanges(state, seat), ...talks(state, seat), end(phase)];
}

function heroSteps(state: Readonly<State>, seat: number, hero: number, isBound: boolean): readonly Action[] {
  const own = state.players[seat]?.heroes[hero];
  if (!own) return [];
  const enemies = enemiesAt(state, seat, own.at);
  if (isBound || enemies.length > 0) return enemies.map((target): Action => ({ kind: 'engage', seat, hero, target }));
  const steps: Action[] = [];
  const loose = looseTokens(state, own.at);
  if (own.moves > 0) {
    if (state.tokens.item[own.at]) steps.push({ kind: 'interact', seat, hero, token: 'item' });
    if (state.tokens.resource[own.at]) steps.push({ kind: 'interact', seat, hero, token: 'resource' });
    if (loose === 0) {
      for (const tile of stepsFrom(state.size, own.at)) {
        steps.push({ kind: 'move', seat, hero, to: placeOf(state.size, tile) });
      }
    }
  }
  if (mineAt(state, own.at)) steps.push(...accepted(state, [{ kind: 'capture', seat, hero }]));
  return steps;
}

/** Every way to put `count` into at most `piles` piles, none larger than `largest`, the largest first. */
function partitions(count: number, piles: number, largest: number): readonly (readonly number[])[] {
  if (piles === 1) return count <= largest ? [[count]] : [];
  const all: (readonly number[])[] = [];
  for (let first = Math.min(count, largest); first * piles >= count; first--) {
    if (first === count) all.push([count]);
    else for (const rest of partitions(count - first, piles - 1, first)) all.push([first, ...rest]);
  }
  return all;
}

/** Every choice of at least one squad, each in the squads' own order. */
function subsets(names: readonly SquadName[]): readonly (readonly SquadName[])[] {
  return Array.from({ length: 2 ** names.length - 1 }, (_, i) => names.filter((_, bit) => (i + 1) & (1 << bit)));
}
