import type { HeroRef, Target } from './action.ts';
import { HERO_MOVES } from './data/numbers.ts';
import { ITEM_TABLE } from './data/items.ts';
import { RAMPARTS_TABLE, TIER_TABLE } from './data/buildings.ts';
import { ITEM_KINDS, type Item, RARITIES, TIERS, type Tier } from './data/vocabulary.ts';
import { addDice } from './dice/condense.ts';
import { type Dice, dice } from './dice/dice.ts';
import type { Tile } from './map.ts';
import type { Hero, Mine, Settlement, State } from './state.ts';

// Questions about the table that rules, bots and views share. All of them only read.

export function settlementAt(state: Readonly<State>, tile: Tile): Settlement | undefined {
  for (const settlement of state.settlements) if (settlement.at === tile) return settlement;
  return undefined;
}

export function mineAt(state: Readonly<State>, tile: Tile): Mine | undefined {
  for (const mine of state.mines) if (mine.at === tile) return mine;
  return undefined;
}

export function settlementsOf(state: Readonly<State>, seat: number): readonly Settlement[] {
  return state.settlements.filter((settlement) => settlement.seat === seat);
}

export function heroAt(state: Readonly<State>, { seat, hero }: HeroRef): Hero | null {
  return state.players[seat]?.heroes[hero] ?? null;
}

/** The places 0 and 1 of a seat that have a hero. */
export function heroesOf(state: Readonly<State>, seat: number): number[] {
  const found: number[] = [];
  const heroes = state.players[seat]?.heroes ?? [];
  for (let hero = 0; hero < heroes.length; hero++) if (heroes[hero]) found.push(hero);
  return found;
}

/** Whether two seats are the same or allied. */
export function isFriend(state: Readonly<State>, a: number, b: number): boolean {
  return a === b || state.alliances.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}

/** Whether one of two seats has declined an alliance with the other today. */
export function isDeclined(state: Readonly<State>, a: number, b: number): boolean {
  return state.declined.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}

/** A hero is garrisoned while it stands at a settlement of its own player. */
export function isGarrisoned(state: Readonly<State>, ref: HeroRef): boolean {
  const hero = heroAt(state, ref);
  return hero !== null && settlementAt(state, hero.at)?.seat === ref.seat;
}

export function garrisonAt(state: Readonly<State>, seat: number, tile: Tile): number[] {
  return heroesOf(state, seat).filter((hero) => state.players[seat]?.heroes[hero]?.at === tile);
}

/**
 * What a hero of this seat must engage on a tile, by Token Priority: monsters; then foreign heroes not in a settlement;
 * then a foreign settlement; otherwise nothing. Leaves out `beaten`.
 */
export function enemiesAt(state: Readonly<State>, seat: number, tile: Tile, beaten?: Target): readonly Target[] {
  if (beaten !== 'monster' && (state.tokens.monster[tile] ?? 0) > 0) return ['monster'];
  const settlement = settlementAt(state, tile);
  const heroes: HeroRef[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (settlement?.seat === other || isFriend(state, seat, other)) continue;
    for (const hero of garrisonAt(state, other, tile)) {
      const isBeaten = typeof beaten === 'object' && beaten.seat === other && beaten.hero === hero;
      if (!isBeaten) heroes.push({ seat: other, hero });
    }
  }
  if (heroes.length > 0) return heroes;
  return settlement && !isFriend(state, seat, settlement.seat) && beaten !== 'settlement' ? ['settlement'] : [];
}

/** Whether a tile has no token, mine, settlement or hero. */
export function isOpen(state: Readonly<State>, tile: Tile): boolean {
  const { item, resource, monster } = state.tokens;
  if (item[tile] || resource[tile] || monster[tile]) return false;
  if (mineAt(state, tile) || settlementAt(state, tile)) return false;
  return !state.players.some(({ heroes }) => heroes.some((hero) => hero?.at === tile));
}

export function openTiles(state: Readonly<State>): Tile[] {
  const { width, height } = state.size;
  const taken = new Uint8Array(width * height);
  for (const counts of Object.values(state.tokens)) {
    for (let tile = 0; tile < taken.length; tile++) if (counts[tile]) taken[tile] = 1;
  }
  for (const { at } of state.mines) taken[at] = 1;
  for (const { at } of state.settlements) taken[at] = 1;
  for (const { heroes } of state.players) for (const hero of heroes) if (hero) taken[hero.at] = 1;
  const open: Tile[] = [];
  for (let tile = 0; tile < taken.length; tile++) if (!taken[tile]) open.push(tile);
  return open;
}

/** The highest tier of a settlement on the map (Mines). */
export function highestTier(state: Readonly<State>): Tier {
  let highest = 0;
  for (const { tier } of state.settlements) highest = Math.max(highest, TIERS.indexOf(tier));
  return TIERS[highest] as Tier;
}

/** The items that a hero uses: its best of each kind. */
function worn(items: readonly Item[]): readonly Item[] {
  const best: Item[] = [];
  for (const kind of ITEM_KINDS) {
    let found: Item | undefined;
    for (const item of items) {
      const row = ITEM_TABLE[item];
      if (row.kind !== kind) continue;
      if (!found || RARITIES.indexOf(row.rarity) > RARITIES.indexOf(ITEM_TABLE[found].rarity)) found = item;
    }
    if (found) best.push(found);
  }
  return best;
}

/** Hero: the base roll without items. */
const HERO_ROLL: Dice = dice(2, 6, 6);

export function heroRoll(items: readonly Item[]): Dice {
  if (items.length === 0) return HERO_ROLL;
  return addDice([HERO_ROLL, ...worn(items).map((item) => ITEM_TABLE[item].roll)]);
}

/** Tiles that a hero may move in a turn. */
export function movesOf(items: readonly Item[]): number {
  return worn(items).reduce((moves, item) => moves + ITEM_TABLE[item].moves, HERO_MOVES);
}

export function settlementRoll({ tier, ramparts }: Pick<Settlement, 'tier' | 'ramparts'>): Dice {
  const own = TIER_TABLE[tier].roll;
  return ramparts ? addDice([own, RAMPARTS_TABLE[ramparts].roll]) : own;
}
