import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { ActionOf, Target } from '../action.ts';
import type { Battle, Squad } from '../battle-state.ts';
import { MONSTERS_A_COIN } from '../data/numbers.ts';
import { SQUADS, type SquadName } from '../data/vocabulary.ts';
import { addDice } from '../dice/condense.ts';
import type { Dice } from '../dice/dice.ts';
import type { Effect, Plan } from '../effect.ts';
import { enemiesAt, garrisonAt, settlementAt, settlementsOf } from '../look.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { type Fallen, death, fall } from './fall.ts';
import { captured } from './mines.ts';
import { garrisonJoins, muster, seatOf } from './muster.ts';
import { afterTurn } from './order.ts';
import { heroFor, phaseFor } from './refuse.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;
const LAW = 'Battle';

const isSame = (a: Target, b: Target): boolean =>
  typeof a === 'object' && typeof b === 'object' ? a.seat === b.seat && a.hero === b.hero : a === b;

/** A hero engages the enemies on its tile, in the order of Token Priority. */
export function planEngage(state: Readonly<State>, action: ActionOf<'engage'>): Plan | Violation {
  const phase = phaseFor(state, action, 'turn');
  if (isViolation(phase)) return phase;
  const { seat, target } = action;
  if (phase.bound !== null && phase.bound !== action.hero) {
    return violation('turn/must-engage', `H${phase.bound + 1} has to engage first`, { law: 'Multiply-Occupied Tiles' });
  }
  const hero = heroFor(state, action);
  if (isViolation(hero)) return hero;
  const { at } = hero;
  const enemies = enemiesAt(state, seat, at);
  if (!enemies.some((enemy) => isSame(enemy, target))) {
    if (enemies.length === 0) return violation('engage/nobody', 'there is nobody to engage here', { law: LAW });
    const first = enemies.map((enemy) => (typeof enemy === 'object' ? `P${enemy.seat + 1}.H${enemy.hero + 1}` : enemy));
    return violation('engage/priority', `to be engaged first: ${first.join(' or ')}`, {
      law: 'Multiply-Occupied Tiles',
    });
  }
  if (target === 'monster') return { effects: [], phase: { name: 'moods', seat, hero: action.hero, moods: [] } };
  if (target === 'settlement') {
    const owner = settlementAt(state, at)?.seat ?? 0;
    const heroes = garrisonAt(state, owner, at);
    return {
      effects: garrisonJoins(state, owner, at),
      phase: muster(state, seat, action.hero, { kind: 'settlement', seat: owner, heroes }),
    };
  }
  const foe = { kind: 'hero', seat: target.seat, hero: target.hero } as const;
  return { effects: [], phase: muster(state, seat, action.hero, foe) };
}

/** One or more squads attack one squad. */
export function planAttack(state: Readonly<State>, action: ActionOf<'attack'>): Plan | Violation {
  const phase = phaseFor(state, action, 'attack');
  if (isViolation(phase)) return phase;
  const { seat, battle } = phase;
  const { squads, on } = action;
  const refuse = (code: string, message: string) => violation(code, message, { law: LAW });
  const places = squads.map((name) => SQUADS.indexOf(name));
  if (squads.length === 0 || !places.every((place, i) => i === 0 || place > (places[i - 1] as number))) {
    return refuse('attack/order', `squads are named once, in the order ${SQUADS.join(', ')}`);
  }
  const stray = squads.find((name) => !battle.attackers.some((squad) => squad.name === name));
  if (stray) return refuse('attack/no-squad', `the attacker has no squad ${stray}`);
  if (!battle.defenders.some((squad) => squad.name === on)) {
    return refuse('attack/no-target', `the defender has no squad ${on}`);
  }
  return { effects: [], phase: { name: 'strike', seat, battle, squads, on } };
}

/** The dice that some squads roll together. */
export function powerOf(squads: readonly Squad[], names: readonly SquadName[]): Dice {
  return addDice(squads.filter(({ name }) => names.includes(name)).map((squad) => squad.dice));
}

/** The attackers' power is rolled; next is the defender's. For monsters, the attacker rolls. */
export function strikeRolled({ battle, squads, on }: PhaseOf<'strike'>, power: number): Plan {
  return { effects: [], phase: { name: 'parry', seat: seatOf(battle.foe) ?? battle.seat, battle, squads, on, power } };
}

/** The greater total wins the round; the defender wins ties. The loser loses one squad. */
export function parryRolled(state: Readonly<State>, phase: PhaseOf<'parry'>, power: number): Plan {
  const { battle, squads, on } = phase;
  if (phase.power > power) return defenderLoses(state, battle, on);
  if (squads.length === 1) return attackerLoses(state, battle, squads[0] as SquadName);
  return { effects: [], phase: { name: 'lose', seat: battle.seat, battle, squads } };
}

/** Battle: the attacker chooses which attacking squad is lost. */
export function planLose(state: Readonly<State>, action: ActionOf<'lose'>): Plan | Violation {
  const phase = phaseFor(state, action, 'lose');
  if (isViolation(phase)) return phase;
  if (phase.squads.includes(action.squad)) return attackerLoses(state, phase.battle, action.squad);
  return violation('lose/no-squad', `one of those that attacked is lost: ${phase.squads.join(', ')}`, { law: LAW });
}

/** Hero Death, TIP: the attacker gives up, its hero dies, and its remaining army runs wild. */
export function planRetreat(state: Readonly<State>, action: ActionOf<'retreat'>): Plan | Violation {
  const phase = phaseFor(state, action, 'attack');
  return isViolation(phase) ? phase : defeat(state, phase.battle, []);
}

function attackerLoses(state: Readonly<State>, battle: Battle, name: SquadName): Plan {
  const attackers = battle.attackers.filter((squad) => squad.name !== name);
  const dead = battle.attackers.find((squad) => squad.name === name)?.count ?? 0;
  const { seat, hero } = battle;
  const effects: Effect[] = dead > 0 ? [{ kind: 'mercenaries', of: { seat, hero }, by: -dead }] : [];
  const left = { ...battle, attackers };
  return attackers.length > 0
    ? { effects, phase: { name: 'attack', seat, battle: left } }
    : defeat(state, left, effects);
}

function defenderLoses(state: Readonly<State>, battle: Battle, name: SquadName): Plan {
  const { foe, at, seat } = battle;
  const defenders = battle.defenders.filter((squad) => squad.name !== name);
  const dead = battle.defenders.find((squad) => squad.name === name)?.count ?? 0;
  const effects: Effect[] = [];
  if (dead > 0 && foe.kind === 'settlement') effects.push({ kind: 'mercenaries', of: { settlement: at }, by: -dead });
  if (dead > 0 && foe.kind === 'hero') {
    effects.push({ kind: 'mercenaries', of: { seat: foe.seat, hero: foe.hero }, by: -dead });
  }
  const left = { ...battle, defenders };
  return defenders.length > 0
    ? { effects, phase: { name: 'attack', seat, battle: left } }
    : victoryIn(state, left, effects);
}

/**
 * Hero Death of the attacker. Beaten by monster tokens, it becomes another one; beaten by anything else, it leaves one
 * if its mercenaries still live, which happens only after a retreat.
 */
function defeat(state: Readonly<State>, { seat, hero, foe, attackers }: Battle, lost: readonly Effect[]): Plan {
  const leavesMonster = foe.kind === 'monsters' || attackers.some(({ count }) => count > 0);
  const fallen = fall(state, seat, { heroes: [hero] });
  const effects = [...lost, ...death(state, { seat, hero }, leavesMonster), ...fallen.effects];
  if (fallen.over) return { effects, phase: fallen.over };
  if (!fallen.isOut) return { effects, phase: { name: 'turn', seat, bound: null } };
  const next = afterTurn(state, seat, seat);
  return { effects: [...effects, ...next.effects], phase: next.phase };
}

/** The attacker has won. A fainted hero rises again; the spoils depend on the enemy. */
function victoryIn(state: Readonly<State>, battle: Battle, lost: readonly Effect[]): Plan {
  const { seat, hero, at, foe } = battle;
  const goesOn = (effects: readonly Effect[], beaten?: Target): Plan => {
    const isBound = beaten !== undefined && enemiesAt(state, seat, at, beaten).length > 0;
    return { effects: [...lost, ...effects], phase: { name: 'turn', seat, bound: isBound ? hero : null } };
  };
  switch (foe.kind) {
    case 'monsters': {
      const beaten: Effect = { kind: 'token', token: 'monster', at, by: -foe.tokens };
      return goesOn([beaten, ...bounty(seat, foe.count)], 'monster');
    }
    case 'guardians':
      return goesOn([...(foe.owned ? [] : bounty(seat, foe.count)), ...captured(seat, at)]);
    case 'hero': {
      const beaten = { seat: foe.seat, hero: foe.hero };
      const fallen = fall(state, foe.seat, { heroes: [foe.hero] });
      const plan = goesOn([...death(state, beaten, false), ...fallen.effects], beaten);
      return fallen.over ? { effects: plan.effects, phase: fallen.over } : plan;
    }
    case 'settlement': {
      const { effects, over } = conquest(state, battle, foe.seat, foe.heroes);
      const plan = goesOn(effects);
      return over ? { effects: plan.effects, phase: over } : plan;
    }
  }
}

/** HARD-FIGHT/FIGHT: half a coin for each monster, rounded down. */
function bounty(seat: number, count: number): readonly Effect[] {
  const by = Math.trunc(count / MONSTERS_A_COIN);
  return by > 0 ? [{ kind: 'coins', seat, by }] : [];
}

/**
 * Successful Settlement Assault: settlement and armoury change hands; defending heroes die and leave their items in the
 * armoury. If a hero defended, the coins at the settlement are taken, too: a player's coins are spread equally over
 * their settlements.
 */
function conquest(state: Readonly<State>, { seat, at }: Battle, loser: number, heroes: readonly number[]): Fallen {
  const effects: Effect[] = heroes.flatMap((hero) => death(state, { seat: loser, hero }, false));
  const purse = state.players[loser]?.coins ?? 0;
  const coins = heroes.length > 0 ? Math.trunc(purse / settlementsOf(state, loser).length) : 0;
  if (coins > 0) effects.push({ kind: 'coins', seat: loser, by: -coins }, { kind: 'coins', seat, by: coins });
  effects.push({ kind: 'conquer', at, seat });
  const fallen = fall(state, loser, { heroes, settlement: true, coins });
  return { ...fallen, effects: [...effects, ...fallen.effects] };
}
