import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import { costOf, RAMPARTS_TABLE, TIER_TABLE } from '../data/buildings.ts';
import { HERO_COST, HERO_PAY, MERCENARY_COST, MINE_INCOME, MOST_HEROES } from '../data/numbers.ts';
import { type Building, type Ramparts, TIERS, type Tier } from '../data/vocabulary.ts';
import type { Effect, Plan } from '../effect.ts';
import { heroesOf, settlementAt } from '../look.ts';
import { type Place, printPlace, tileAt } from '../map.ts';
import type { Settlement, State } from '../state.ts';
import { death, fall } from './fall.ts';
import { openTile, planFound } from './founding.ts';
import { afterToken, order, payPhase } from './order.ts';
import { heroFor, notNow, offMap, phaseFor, tooFewCoins } from './refuse.ts';

/** Daybreak 1: what a seat's settlements and mines bring each day. */
export function incomeOf(state: Readonly<State>, seat: number): number {
  let coins = 0;
  for (const settlement of state.settlements) if (settlement.seat === seat) coins += TIER_TABLE[settlement.tier].income;
  for (const { owner } of state.mines) if (owner === seat) coins += MINE_INCOME;
  return coins;
}

export function planDaybreak(state: Readonly<State>, { day }: ActionOf<'daybreak'>): Plan | Violation {
  if (state.phase.name !== 'dawn') return notNow(state);
  if (day !== state.day + 1) {
    return violation('daybreak/wrong-day', `the next day is day ${state.day + 1}`, { law: 'Daybreak' });
  }
  const effects: Effect[] = [{ kind: 'day', day }];
  for (const seat of order(state)) {
    const by = incomeOf(state, seat);
    if (by > 0) effects.push({ kind: 'coins', seat, by });
  }
  return { effects, phase: payPhase(state, null) };
}

/** Daybreak 2: all heroes of a seat are paid at once. */
export function planPay(state: Readonly<State>, action: ActionOf<'pay'>): Plan | Violation {
  const phase = phaseFor(state, action, 'pay');
  if (isViolation(phase)) return phase;
  const due = heroesOf(state, action.seat).length * HERO_PAY;
  const coins = state.players[action.seat]?.coins ?? 0;
  if (coins < due) return tooFewCoins(coins, due, 'Daybreak 2');
  return { effects: [{ kind: 'coins', seat: action.seat, by: -due }], phase: payPhase(state, action.seat) };
}

/** Daybreak 2: a seat that cannot pay all heroes loses one, and so on until it can pay the rest. */
export function planUnpaid(state: Readonly<State>, action: ActionOf<'unpaid'>): Plan | Violation {
  const phase = phaseFor(state, action, 'pay');
  if (isViolation(phase)) return phase;
  const hero = heroFor(state, action);
  if (isViolation(hero)) return hero;
  const heroes = heroesOf(state, action.seat);
  const coins = state.players[action.seat]?.coins ?? 0;
  if (coins >= heroes.length * HERO_PAY) {
    return violation('pay/affordable', 'a hero that can be paid is paid', { law: 'Daybreak 2' });
  }
  const fallen = fall(state, action.seat, { heroes: [action.hero] });
  const effects = [...death(state, action, false), ...fallen.effects];
  if (fallen.over) return { effects, phase: fallen.over };
  if (heroes.length > 1) return { effects, phase };
  return { effects, phase: payPhase(state, action.seat, fallen.isOut ? action.seat : undefined) };
}

function ownSettlement(state: Readonly<State>, seat: number, place: Place): Settlement | Violation {
  const off = offMap(state, place);
  if (off) return off;
  const settlement = settlementAt(state, tileAt(state.size, place));
  if (settlement?.seat === seat) return settlement;
  return violation('settlement/not-yours', `P${seat + 1} has no settlement at ${printPlace(place)}`, {
    law: 'Daybreak 3',
    details: { place },
  });
}

/** Why a settlement cannot have a building, other than coins and the daily limit; null if it can. */
function missingFor(settlement: Readonly<Settlement>, building: Building): Violation | null {
  const refuse = (code: string, message: string) => violation(code, message, { law: 'Settlement' });
  const tier = TIERS.indexOf(settlement.tier);
  if (building in TIER_TABLE) {
    const wanted = TIERS.indexOf(building as Tier);
    if (wanted === 0) return refuse('construct/no-more-settlements', 'no more settlements can be built');
    if (wanted <= tier) return refuse('construct/built', `this settlement is a ${settlement.tier} already`);
    if (wanted > tier + 1) return refuse('construct/prerequisite', `a ${building} needs a ${TIERS[wanted - 1]} first`);
    return null;
  }
  const row = RAMPARTS_TABLE[building as Ramparts];
  if (settlement.ramparts === building || settlement.ramparts === 'fortifications') {
    return refuse('construct/built', `this settlement has ${settlement.ramparts} already`);
  }
  if (tier < TIERS.indexOf(row.tier)) return refuse('construct/prerequisite', `this needs a ${row.tier} first`);
  if (settlement.ramparts !== row.after) return refuse('construct/prerequisite', `this needs a ${row.after} first`);
  return null;
}

/** Board Setup 4 before the game; Daybreak 3.A in it: one building a day, at one's own settlement. */
export function planConstruct(state: Readonly<State>, action: ActionOf<'construct'>): Plan | Violation {
  if (state.phase.name === 'found') return planFound(state, action);
  const phase = phaseFor(state, action, 'build');
  if (isViolation(phase)) return phase;
  const settlement = ownSettlement(state, action.seat, action.at);
  if (isViolation(settlement)) return settlement;
  const missing = missingFor(settlement, action.building);
  if (missing) return missing;
  if (phase.built) return violation('construct/one-a-day', 'one building a day', { law: 'Daybreak 3' });
  const cost = costOf(action.building);
  const coins = state.players[action.seat]?.coins ?? 0;
  if (coins < cost) return tooFewCoins(coins, cost, 'Daybreak 3.A');
  return {
    effects: [
      { kind: 'coins', seat: action.seat, by: -cost },
      { kind: 'build', at: settlement.at, building: action.building },
    ],
    phase: { ...phase, built: true },
  };
}

/** Daybreak 3.B: a hero, garrisoned where it is recruited. */
export function planRecruitHero(state: Readonly<State>, action: ActionOf<'recruit-hero'>): Plan | Violation {
  const phase = phaseFor(state, action, 'build');
  if (isViolation(phase)) return phase;
  const settlement = ownSettlement(state, action.seat, action.at);
  if (isViolation(settlement)) return settlement;
  const { heroes, coins } = state.players[action.seat]!;
  const hero = heroes.indexOf(null);
  if (hero === -1) {
    return violation('recruit/too-many-heroes', `a player has at most ${MOST_HEROES} heroes`, { law: 'Hero' });
  }
  if (coins < HERO_COST) return tooFewCoins(coins, HERO_COST, 'Daybreak 3.B');
  return {
    effects: [
      { kind: 'coins', seat: action.seat, by: -HERO_COST },
      { kind: 'hero', seat: action.seat, hero, at: settlement.at },
    ],
    phase,
  };
}

/** Daybreak 3.B: mercenaries, placed in the settlement. */
export function planRecruit(state: Readonly<State>, action: ActionOf<'recruit'>): Plan | Violation {
  const phase = phaseFor(state, action, 'build');
  if (isViolation(phase)) return phase;
  const settlement = ownSettlement(state, action.seat, action.at);
  if (isViolation(settlement)) return settlement;
  if (!Number.isInteger(action.count) || action.count < 1) {
    return violation('recruit/none', 'at least one mercenary is recruited', { law: 'Daybreak 3.B' });
  }
  const cost = action.count * MERCENARY_COST;
  const coins = state.players[action.seat]?.coins ?? 0;
  if (coins < cost) return tooFewCoins(coins, cost, 'Daybreak 3.B');
  return {
    effects: [
      { kind: 'coins', seat: action.seat, by: -cost },
      { kind: 'mercenaries', of: { settlement: settlement.at }, by: action.count },
    ],
    phase,
  };
}

/** Daybreak 4: the token that was rolled, on any open tile. */
export function planPlace(state: Readonly<State>, action: ActionOf<'place'>): Plan | Violation {
  const phase = phaseFor(state, action, 'token-place');
  if (isViolation(phase)) return phase;
  if (phase.token !== action.token) {
    return violation('place/other-token', `the token to be placed: ${phase.token}`, { law: 'Daybreak 4' });
  }
  const tile = openTile(state, action.at, 'Daybreak 4');
  if (typeof tile !== 'number') return tile;
  const { phase: next, effects } = afterToken(state, action.seat);
  return { effects: [{ kind: 'token', token: action.token, at: tile, by: 1 }, ...effects], phase: next };
}
