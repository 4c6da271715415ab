import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import { MOOD_CHANCES, readChance } from '../data/chances.ts';
import { BRIBE_COST } from '../data/numbers.ts';
import type { Mood } from '../data/vocabulary.ts';
import type { Effect, Plan } from '../effect.ts';
import { enemiesAt, heroAt } from '../look.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { muster } from './muster.ts';
import { notNow, phaseFor, tooFewCoins } from './refuse.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;
type Moods = Pick<PhaseOf<'moods'>, 'seat' | 'hero' | 'moods'>;
type Stage = 'defect' | 'bribe' | 'fight';
const STAGES: readonly Stage[] = ['defect', 'bribe', 'fight'];

/** Tokens that fight, in the order of their rolls. */
export function fightersOf(moods: readonly Mood[]): readonly Mood[] {
  return moods.filter((mood) => mood === 'hard-fight' || mood === 'fight');
}

function countOf(moods: readonly Mood[], stage: Stage): number {
  return stage === 'fight' ? fightersOf(moods).length : moods.filter((mood) => mood === stage).length;
}

/** One token's roll. All tokens of the tile are rolled before any is handled. */
export function moodRolled(state: Readonly<State>, phase: PhaseOf<'moods'>, sum: number): Plan {
  const moods = [...phase.moods, readChance(MOOD_CHANCES, sum)];
  const at = heroAt(state, phase)?.at ?? 0;
  if (moods.length < (state.tokens.monster[at] ?? 0)) return { effects: [], phase: { ...phase, moods } };
  return { effects: [], phase: nextStage(state, { ...phase, moods }, STAGES) };
}

/** DEFECT first, then BRIBE, then the fights together; afterwards the turn continues. */
function nextStage(state: Readonly<State>, { seat, hero, moods }: Moods, stages: readonly Stage[]): Phase {
  const stage = stages.find((one) => countOf(moods, one) > 0);
  if (stage === 'fight') return { name: 'fighting', seat, hero, moods, rolled: 0, total: 0 };
  if (stage) return { name: 'joining', mood: stage, seat, hero, moods, rolled: 0, total: 0 };
  return afterBeaten(state, seat, hero);
}

/** The turn after the monsters of a tile are gone; other enemies there are next. */
function afterBeaten(state: Readonly<State>, seat: number, hero: number): Phase {
  const at = heroAt(state, { seat, hero })?.at ?? 0;
  const isBound = enemiesAt(state, seat, at, 'monster').length > 0;
  return { name: 'turn', seat, bound: isBound ? hero : null };
}

/** How many monsters of one token want to join. */
export function joiningRolled(phase: PhaseOf<'joining'>, total: number): Plan {
  const { mood, seat, hero, moods } = phase;
  const all = phase.total + total;
  const rolled = phase.rolled + 1;
  if (rolled < countOf(moods, mood)) return { effects: [], phase: { ...phase, rolled, total: all } };
  return { effects: [], phase: { name: 'take', mood, seat, hero, moods, total: all } };
}

/** DEFECT and BRIBE: as many join as the player accepts; their tokens are removed either way. */
export function planTake(state: Readonly<State>, action: ActionOf<'defect' | 'bribe'>): Plan | Violation {
  const phase = phaseFor(state, action, 'take');
  if (isViolation(phase)) return phase;
  const { mood, seat, hero, moods, total } = phase;
  if (action.kind !== mood) return notNow(state);
  const { count } = action;
  if (!Number.isInteger(count) || count < 0 || count > total) {
    return violation('monsters/too-many', `from 0 to ${total} monsters join`, { law: 'Monsters', details: { total } });
  }
  const cost = mood === 'bribe' ? count * BRIBE_COST : 0;
  const coins = state.players[seat]?.coins ?? 0;
  if (coins < cost) return tooFewCoins(coins, cost, 'Monsters, BRIBE');
  const at = heroAt(state, phase)?.at ?? 0;
  const effects: Effect[] = [{ kind: 'token', token: 'monster', at, by: -countOf(moods, mood) }];
  if (cost > 0) effects.push({ kind: 'coins', seat, by: -cost });
  if (count > 0) effects.push({ kind: 'mercenaries', of: { seat, hero }, by: count });
  return { effects, phase: nextStage(state, phase, mood === 'defect' ? ['bribe', 'fight'] : ['fight']) };
}

/** How many monsters of one token fight; after the last, all of them fight as one band. */
export function fightingRolled(state: Readonly<State>, phase: PhaseOf<'fighting'>, sum: number): Plan {
  const { seat, hero, moods } = phase;
  const total = phase.total + sum;
  const rolled = phase.rolled + 1;
  const tokens = countOf(moods, 'fight');
  if (rolled < tokens) return { effects: [], phase: { ...phase, rolled, total } };
  return { effects: [], phase: muster(state, seat, hero, { kind: 'monsters', tokens, count: total }) };
}
