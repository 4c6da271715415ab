import { type Violation, violation } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { Place } from '../map.ts';
import { isOnMap, printPlace } from '../map.ts';
import type { Hero, State } from '../state.ts';

/** What the game waits for, in words. */
const AWAITED: Readonly<Record<State['phase']['name'], string>> = {
  drop: 'a token to be dropped on the map',
  anchor: 'the anchor to be rolled for',
  found: 'a settlement to be placed',
  dawn: 'the next Daybreak',
  pay: 'the heroes to be paid',
  build: 'buildings and recruits',
  token: 'a roll for a new token',
  'token-type': 'a roll for the type of the token',
  'token-place': 'the token to be placed',
  turn: 'a step of the turn',
  cache: 'a roll for the size of the cache',
  reward: 'a roll for the coins of the cache',
  item: 'the kind of the item',
  rarity: 'a roll for the rarity of the item',
  mine: 'a roll for guardians',
  guardians: 'a roll for the number of guardians',
  moods: 'a roll for a monster token',
  joining: 'a roll for the monsters that would join',
  take: 'how many monsters join',
  fighting: 'a roll for the monsters that fight',
  form: 'squads to be formed',
  attack: 'an attack',
  strike: 'the roll of the attackers',
  parry: 'the roll of the defenders',
  lose: 'the squad that is lost',
  offer: 'an answer to the offer of alliance',
  vote: 'a vote',
  tie: 'a roll to decide the vote',
  over: 'nothing: the game is over',
};

/** The step does not fit what the game waits for. */
export function notNow(state: Readonly<State>): Violation {
  return violation('turn/not-now', `the game waits for ${AWAITED[state.phase.name]}`, { law: 'Player Turns' });
}

export function notYours(seat: number): Violation {
  return violation('turn/not-yours', `it is for P${seat + 1} to act`, { law: 'Player Turns', details: { seat } });
}

function noSuchHero(action: Extract<Action, { readonly hero: number }>): Violation {
  return violation('hero/none', `P${action.seat + 1} has no hero H${action.hero + 1}`, { law: 'Hero' });
}

export function offMap(state: Readonly<State>, place: Place): Violation | null {
  if (isOnMap(state.size, place)) return null;
  return violation('map/off-map', `${printPlace(place)} is not on the map`, { law: 'Board Setup', details: { place } });
}

export function tooFewCoins(has: number, needs: number, law: string): Violation {
  return violation('coins/too-few', `that costs ${needs} coins, and there are ${has}`, {
    law,
    details: { has, needs },
  });
}

export function phaseFor<Name extends State['phase']['name']>(
  state: Readonly<State>,
  action: { readonly seat: number },
  name: Name,
): Extract<State['phase'], { readonly name: Name; readonly seat: number }> | Violation {
  const { phase } = state;
  if (phase.name !== name || !('seat' in phase)) return notNow(state);
  if (phase.seat !== action.seat) return notYours(phase.seat);
  return phase as Extract<State['phase'], { readonly name: Name; readonly seat: number }>;
}

export function heroFor(
  state: Readonly<State>,
  action: Extract<Action, { readonly hero: number }>,
): Readonly<Hero> | Violation {
  return state.players[action.seat]?.heroes[action.hero] ?? noSuchHero(action);
}
