import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { asJson, type GameSetup, type Json, type Violation, violation } from '../kernel/index.ts';
import { byItem } from './data/items.ts';
import { FEWEST_PLAYERS, MAP_SIDE, MOST_HEROES, MOST_MAPS_A_SIDE, MOST_PLAYERS } from './data/numbers.ts';
import { TOKENS_A_PLAYER } from './data/setup.ts';
import { RULE_SETS, type RuleSet, TOKENS, type Token } from './data/vocabulary.ts';
import type { MapSize } from './map.ts';
import type { State } from './state.ts';

const LAW = 'Board Setup';
const MOST_DAYS = 9999;

/** Reads `10x10`: maps of ten by ten, up to four wide and four high. */
function sizeOf(map: string): MapSize | null {
  const match = /^(\d{1,3})x(\d{1,3})$/.exec(map);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  const isSide = (side: number) => side > 0 && side % MAP_SIDE === 0 && side <= MAP_SIDE * MOST_MAPS_A_SIDE;
  return isSide(width) && isSide(height) ? { width, height } : null;
}

/**
 * The empty table. `map` is `10x10` if absent; options are `rules` (`cards`, `dice`; cards if absent)
 * and `days`, the number of days after which the game is a draw (no limit if absent).
 */
export function emptyTable(setup: GameSetup): Either<Violation, State> {
  const refuse = (code: string, message: string) => left(violation(code, message, { law: LAW }));
  const count = setup.seats.length;
  if (count < FEWEST_PLAYERS || count > MOST_PLAYERS) {
    return refuse('setup/players', `the game is for ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${count}`);
  }
  const size = sizeOf(setup.map ?? `${MAP_SIDE}x${MAP_SIDE}`);
  if (!size) return refuse('setup/map', `a map is such as 10x10, its sides tens up to ${MAP_SIDE * MOST_MAPS_A_SIDE}`);
  const { rules = RULE_SETS[0], days = null, ...others } = setup.options ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refuse('setup/option', `no such option: ${unknown}`);
  if (!(RULE_SETS as readonly unknown[]).includes(rules)) {
    return refuse('setup/rules', `rules are one of ${RULE_SETS.join(', ')}`);
  }
  const isLimit = days === null || (Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS);
  if (!isLimit) return refuse('setup/days', `days are a whole number from 1 to ${MOST_DAYS}`);
  const none = () => new Array<number>(size.width * size.height).fill(0);
  return right({
    size,
    players: setup.seats.map(() => ({ coins: 0, heroes: new Array(MOST_HEROES).fill(null), out: false })),
    settlements: [],
    mines: [],
    tokens: { item: none(), resource: none(), monster: none() },
    supply: Object.fromEntries(TOKENS.map((token) => [token, TOKENS_A_PLAYER[token] * count])) as Record<Token, number>,
    anchor: null,
    day: 0,
    days: days as number | null,
    rules: rules as RuleSet,
    alliances: [],
    declined: [],
    phase: { name: 'drop' },
  });
}

/** A copy that shares only what never changes: the phase, the map's size, pairs of allies. */
export function copyTable(state: Readonly<State>): State {
  const { tokens } = state;
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      heroes: player.heroes.map((hero) => hero && { ...hero, items: [...hero.items] }),
    })),
    settlements: state.settlements.map((settlement) => ({ ...settlement, armoury: [...settlement.armoury] })),
    mines: state.mines.map((mine) => ({ ...mine })),
    tokens: { item: [...tokens.item], resource: [...tokens.resource], monster: [...tokens.monster] },
    supply: { ...state.supply },
    alliances: [...state.alliances],
    declined: [...state.declined],
  };
}

/** The table without its history. */
export function canonicalTable(state: Readonly<State>): Json {
  const byTile = (a: { at: number }, b: { at: number }) => a.at - b.at;
  const { players, settlements, mines, alliances, declined, ...rest } = state;
  const pairs = (all: State['alliances']) => [...all].sort(([a, b], [c, d]) => a - c || b - d);
  return asJson({
    ...rest,
    players: players.map((player) => ({
      ...player,
      heroes: player.heroes.map((hero) => hero && { ...hero, items: [...hero.items].sort(byItem) }),
    })),
    settlements: settlements.map((s) => ({ ...s, armoury: [...s.armoury].sort(byItem) })).sort(byTile),
    mines: mines.map((mine) => ({ ...mine })).sort(byTile),
    alliances: pairs(alliances),
    // Omitted while there are none, so that tables without offers keep their fingerprints.
    ...(declined.length > 0 && { declined: pairs(declined) }),
  });
}
