import { type Violation, isViolation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import { CACHE_CHANCES, ITEM_CHANCES, RARITY_CHANCES, readChance } from '../data/chances.ts';
import { type ItemKind, RARITIES } from '../data/vocabulary.ts';
import type { Plan } from '../effect.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { notNow, phaseFor } from './refuse.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** Resources: how large the cache is. */
export function cacheRolled(phase: PhaseOf<'cache'>, sum: number): Plan {
  return { effects: [], phase: { ...phase, name: 'reward', size: readChance(CACHE_CHANCES, sum) } };
}

/** Resources: the coins in it. */
export function rewardRolled({ seat }: PhaseOf<'reward'>, sum: number): Plan {
  return { effects: [{ kind: 'coins', seat, by: sum }], phase: { name: 'turn', seat, bound: null } };
}

function climbFrom(phase: PhaseOf<'item'>, kind: ItemKind): Plan {
  return { effects: [], phase: { ...phase, name: 'rarity', kind, rarity: RARITIES[0] } };
}

/** Items, Ruleset 2: the kind is rolled. */
export function itemRolled(phase: PhaseOf<'item'>, sum: number): Plan {
  return climbFrom(phase, readChance(ITEM_CHANCES, sum));
}

/** Items, Ruleset 1: the drawn card gives the kind. */
export function planDraw(state: Readonly<State>, action: ActionOf<'draw'>): Plan | Violation {
  const phase = phaseFor(state, action, 'item');
  if (isViolation(phase)) return phase;
  return state.rules === 'cards' ? climbFrom(phase, action.card) : notNow(state);
}

/** Items: a success raises the rarity by one and rolls again; a failure, or Legendary, ends it. */
export function rarityRolled({ seat, hero, kind, rarity }: PhaseOf<'rarity'>, sum: number): Plan {
  const isSuccess = readChance(RARITY_CHANCES, sum) === 'success';
  const climbed = isSuccess ? RARITIES[RARITIES.indexOf(rarity) + 1] : undefined;
  const reached = climbed ?? rarity;
  if (climbed && climbed !== RARITIES.at(-1)) {
    return { effects: [], phase: { name: 'rarity', seat, hero, kind, rarity: climbed } };
  }
  return {
    effects: [{ kind: 'item', of: { seat, hero }, item: `${reached} ${kind}`, by: 1 }],
    phase: { name: 'turn', seat, bound: null },
  };
}
