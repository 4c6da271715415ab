import {
  enemiesAt,
  type Hero,
  heroesOf,
  isFriend,
  mineAt,
  type State,
  stepsFrom,
  type Tile,
} from '@woodlog/core/fuzzy-knights';
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

const neighbours: Tile[] = [];

/** The best goal by worth over distance, along tiles where nobody has to be fought on the way. */
export function bestJourney(state: Readonly<State>, seat: number, index: number): Journey {
  const hero = state.players[seat]!.heroes[index]!;
  const others = heroesOf(state, seat).filter((other) => other !== index);
  const first = new Int16Array(state.size.width * state.size.height).fill(-1);
  const distance = new Int16Array(first.length);
  const queue: Tile[] = [hero.at];
  let best: Journey = { step: null, worth: 0 };
  for (let next = 0; next < queue.length; next++) {
    const tile = queue[next]!;
    const worth = next === 0 ? 0 : worthOf(state, seat, hero, tile);
    if (next > 0) {
      // Two heroes do not run for one goal.
      const isTaken = others.some((other) => state.players[seat]!.heroes[other]!.at === tile);
      const rate = isTaken ? 0 : worth / (distance[tile]! + 2);
      if (rate > best.worth) best = { step: first[tile]!, worth: rate };
      if (worth < 0 || enemiesAt(state, seat, tile).length > 0) continue;
    }
    for (const neighbour of stepsFrom(state.size, tile, neighbours)) {
      if (neighbour === hero.at || first[neighbour] !== -1) continue;
      first[neighbour] = next === 0 ? neighbour : first[tile]!;
      distance[neighbour] = distance[tile]! + 1;
      queue.push(neighbour);
    }
  }
  return best;
}
