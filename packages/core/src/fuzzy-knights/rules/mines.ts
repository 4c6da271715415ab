import { GUARDIAN_CHANCES, readChance } from '../data/chances.ts';
import { CAPTURE_REWARD } from '../data/numbers.ts';
import type { Effect, Plan } from '../effect.ts';
import { heroAt, mineAt } from '../look.ts';
import type { Tile } from '../map.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { muster } from './muster.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** Mines: the mine changes hands, and its new owner gets a coin at once. */
export function captured(seat: number, at: Tile): readonly Effect[] {
  return [
    { kind: 'mine', at, owner: seat },
    { kind: 'coins', seat, by: CAPTURE_REWARD },
  ];
}

/** Mines, Check for Guardians. */
export function guardRolled(state: Readonly<State>, phase: PhaseOf<'mine'>, sum: number): Plan {
  const { seat, hero } = phase;
  if (readChance(GUARDIAN_CHANCES, sum) === 'fight') return { effects: [], phase: { name: 'guardians', seat, hero } };
  const at = heroAt(state, phase)?.at ?? 0;
  return { effects: captured(seat, at), phase: { name: 'turn', seat, bound: null } };
}

/** Applies the roll for the guardians of a mine: the hero fights this many. */
export function guardiansRolled(state: Readonly<State>, phase: PhaseOf<'guardians'>, count: number): Plan {
  const { seat, hero } = phase;
  const owned = mineAt(state, heroAt(state, phase)?.at ?? 0)?.owner !== null;
  return { effects: [], phase: muster(state, seat, hero, { kind: 'guardians', count, owned }) };
}
