import { type Violation, isViolation, violation } from '../../kernel/index.ts';
import type { Action, ActionOf } from '../action.ts';
import type { Effect, Plan } from '../effect.ts';
import { enemiesAt, isFriend, mineAt } from '../look.ts';
import { isStep, placeOf, printPlace, tileAt } from '../map.ts';
import type { TurnPhase } from '../phase.ts';
import type { Hero, State } from '../state.ts';
import { heroFor, offMap, phaseFor } from './refuse.ts';

const LAW = 'Hero Movement';
const PRIORITY = 'Multiply-Occupied Tiles';

interface Acting {
  readonly phase: TurnPhase;
  readonly hero: Readonly<Hero>;
}

/** A hero that may do as it likes in its turn: no hero of the seat is bound to engage. */
function freeHero(state: Readonly<State>, action: Extract<Action, { readonly hero: number }>): Acting | Violation {
  const phase = phaseFor(state, action, 'turn');
  if (isViolation(phase)) return phase;
  const bound = mustEngage(phase);
  if (bound) return bound;
  const hero = heroFor(state, action);
  return isViolation(hero) ? hero : { phase, hero };
}

/** A hero that moved among enemies must engage before anything else. */
export function mustEngage({ bound }: TurnPhase): Violation | null {
  if (bound === null) return null;
  return violation('turn/must-engage', `H${bound + 1} has landed among enemies and must ENGAGE`, { law: PRIORITY });
}

/** Items and resources on a hero's tile: each must be claimed before the hero moves on. */
export function looseTokens(state: Readonly<State>, tile: number): number {
  return (state.tokens.item[tile] ?? 0) + (state.tokens.resource[tile] ?? 0);
}

function amongEnemies(state: Readonly<State>, code: string, seat: number, tile: number): Violation | null {
  if (enemiesAt(state, seat, tile).length === 0) return null;
  const place = placeOf(state.size, tile);
  return violation(code, `there are enemies at ${printPlace(place)} that must be beaten first`, {
    law: PRIORITY,
    details: { place },
  });
}

function noMoves(hero: Readonly<Hero>): Violation | null {
  return hero.moves > 0 ? null : violation('move/no-moves', 'the hero has no moves left', { law: LAW });
}

/** A step to an adjacent tile costs one move. If enemies are there, the hero must engage. */
export function planMove(state: Readonly<State>, action: ActionOf<'move'>): Plan | Violation {
  const acting = freeHero(state, action);
  if (isViolation(acting)) return acting;
  const { phase, hero } = acting;
  const { to, seat } = action;
  const off = offMap(state, to);
  if (off) return off;
  const from = placeOf(state.size, hero.at);
  if (!isStep(from, to)) {
    return violation('move/not-a-step', `${printPlace(to)} is not beside ${printPlace(from)}`, { law: LAW });
  }
  const refused = noMoves(hero) ?? amongEnemies(state, 'move/through-enemies', seat, hero.at);
  if (refused) return refused;
  if (looseTokens(state, hero.at) > 0) {
    return violation('move/tokens-left', `the tokens at ${printPlace(from)} come first`, { law: LAW });
  }
  const tile = tileAt(state.size, to);
  const bound = enemiesAt(state, seat, tile).length > 0 ? action.hero : null;
  return {
    effects: [
      { kind: 'walk', seat, hero: action.hero, to: tile },
      { kind: 'moves', seat, hero: action.hero, left: hero.moves - 1 },
    ],
    phase: bound === null ? phase : { ...phase, bound },
  };
}

/** Claims one item or resource on the hero's tile, for one more move each. */
export function planInteract(state: Readonly<State>, action: ActionOf<'interact'>): Plan | Violation {
  const acting = freeHero(state, action);
  if (isViolation(acting)) return acting;
  const { hero } = acting;
  const { seat, token } = action;
  if (!state.tokens[token][hero.at]) {
    return violation('interact/nothing-there', `no such token lies here: ${token}`, { law: PRIORITY });
  }
  const refused = amongEnemies(state, 'interact/enemies-first', seat, hero.at) ?? noMoves(hero);
  if (refused) return refused;
  const effects: Effect[] = [
    { kind: 'moves', seat, hero: action.hero, left: hero.moves - 1 },
    { kind: 'token', token, at: hero.at, by: -1 },
  ];
  return { effects, phase: { name: token === 'item' ? 'item' : 'cache', seat, hero: action.hero } };
}

/** Attempts to take a mine: last in priority, without an extra move. */
export function planCapture(state: Readonly<State>, action: ActionOf<'capture'>): Plan | Violation {
  const acting = freeHero(state, action);
  if (isViolation(acting)) return acting;
  const { hero } = acting;
  const { seat } = action;
  const mine = mineAt(state, hero.at);
  if (!mine) return violation('capture/no-mine', 'there is no mine here', { law: 'Mines' });
  const enemies = amongEnemies(state, 'capture/enemies-first', seat, hero.at);
  if (enemies) return enemies;
  if (looseTokens(state, hero.at) > 0) {
    return violation('capture/tokens-first', 'items and resources come before the mine', { law: PRIORITY });
  }
  if (mine.owner !== null && isFriend(state, seat, mine.owner)) {
    return violation('capture/friendly', `the mine belongs to P${mine.owner + 1}`, { law: 'Mines' });
  }
  return { effects: [], phase: { name: 'mine', seat, hero: action.hero } };
}
