import { enemiesAt, type Hero, isFriend, mineAt, type State, stepsFrom, type Tile } from '@woodlog/core/fuzzy-knights';
import { chanceWithHero, chanceWithMine, chanceWithMonster, chanceWithSettlement } from './prospects.ts';
import { BOLD, CACHE, FOREIGN_HERO, ITEM, MINE, MONSTER, SAFE, SETTLEMENT, WAITING } from './values.ts';

/** Where a hero would like to be, and its first step there; `null` if it stays. */
export interface Journey {
  readonly step: Tile | null;
  /** Worth of the goal for the way to it. */
  readonly worth: number;
}

/** What a hero gains by standing on a tile; 0 for nothing, below 0 for a fight it does not want. */
export function worthOf(state: Readonly<State>, seat: number, hero: Readonly<Hero>, tile: Tile): number {
  const [enemy] = enemiesAt(state, seat, tile);
  if (enemy === 'monster') return chanceWithMonster(hero) >= SAFE && state.tokens.monster[tile] === 1 ? MONSTER : -1;
  if (enemy === 'settlement') {
    const settlement = state.settlements.find(({ at }) => at === tile)!;
    return chanceWithSettlement(state, hero, settlement) >= BOLD ? SETTLEMENT : -1;
  }
  if (enemy) {
    const foe = state.players[enemy.seat]!.heroes[enemy.hero]!;
    return chanceWithHero(hero, foe) >= BOLD ? FOREIGN_HERO : -1;
  }
  let worth = CACHE * state.tokens.resource[tile]! + ITEM * state.tokens.item[tile]!;
  const mine = mineAt(state, tile);
  const isForeign = mine && (mine.owner === null || !isFriend(state, seat, mine.owner));
  if (isForeign && chanceWithMine(state, hero) >= SAFE) worth += MINE;
  const home = state.settlements.find(({ at }) => at === tile);
  if (home?.seat === seat && home.mercenaries > 1) worth += WAITING * home.mercenaries;
  return worth;
}

/** Tiles with anything on them; on the others there is nothing to gain and nobody to fight. */
function busyTiles(state: Readonly<State>): Uint8Array {
  const { item, resource, monster } = state.tokens;
  const busy = new Uint8Array(state.size.width * state.size.height);
  for (let tile = 0; tile < busy.length; tile++) {
    if (item[tile]! + resource[tile]! + monster[tile]! > 0) busy[tile] = 1;
  }
  for (const { at } of state.mines) busy[at] = 1;
  for (const { at } of state.settlements) busy[at] = 1;
  for (const { heroes } of state.players) for (const hero of heroes) if (hero) busy[hero.at] = 1;
  return busy;
}

/** The best goal by worth over distance, along tiles where nobody has to be fought on the way. */
export function bestJourney(state: Readonly<State>, seat: number, index: number): Journey {
  const { heroes } = state.players[seat]!;
  const hero = heroes[index]!;
  const busy = busyTiles(state);
  const first = new Int16Array(busy.length).fill(-1);
  const distance = new Int16Array(busy.length);
  const queue: Tile[] = [hero.at];
  let best: Journey = { step: null, worth: 0 };
  for (let next = 0; next < queue.length; next++) {
    const tile = queue[next]!;
    if (next > 0 && busy[tile]) {
      const worth = worthOf(state, seat, hero, tile);
      const rate = worth / (distance[tile]! + 2);
      // Two heroes do not run for one goal.
      const isTaken = heroes.some((other, i) => i !== index && other?.at === tile);
      if (rate > best.worth && !isTaken) best = { step: first[tile]!, worth: rate };
      if (enemiesAt(state, seat, tile).length > 0) continue;
    }
    for (const neighbour of stepsFrom(state.size, tile)) {
      if (neighbour === hero.at || first[neighbour] !== -1) continue;
      first[neighbour] = next === 0 ? neighbour : first[tile]!;
      distance[neighbour] = distance[tile]! + 1;
      queue.push(neighbour);
    }
  }
  return best;
}
