import {
  type Action,
  enemiesAt,
  heroAt,
  type Hero,
  heroRoll,
  isFriend,
  mineAt,
  settlementAt,
  type State,
  type Tile,
} from '@woodlog/core/fuzzy-knights';
import { attackOdds } from '../odds.ts';
import { chanceWithMine, chanceWithMonster } from './prospects.ts';
import { defenceOf, heroSquads } from './threats.ts';
import { BOLD, CACHE, FOREIGN_HERO, ITEM, MINE, MONSTER, SAFE, SETTLEMENT } from './values.ts';

/** The value of a hero's standing on a tile: 0 for nothing, negative for an unwanted fight. */
export function worthOf(state: Readonly<State>, seat: number, hero: Readonly<Hero>, tile: Tile): number {
  const [enemy] = enemiesAt(state, seat, tile);
  if (enemy === 'monster') return chanceWithMonster(hero) >= SAFE && state.tokens.monster[tile] === 1 ? MONSTER : -1;
  if (enemy) {
    const foe = enemy === 'settlement' ? settlementAt(state, tile) : heroAt(state, enemy);
    if (!foe) return 0;
    const defenders = 'tier' in foe ? defenceOf(state, foe) : heroSquads(foe);
    if (attackOdds(heroRoll(hero.items), hero.mercenaries, defenders) < BOLD) return -1;
    return enemy === 'settlement' ? SETTLEMENT : FOREIGN_HERO;
  }
  const worth = CACHE * (state.tokens.resource[tile] ?? 0) + ITEM * (state.tokens.item[tile] ?? 0);
  const mine = mineAt(state, tile);
  const isForeign = mine && (mine.owner === null || !isFriend(state, seat, mine.owner));
  return isForeign && chanceWithMine(state, hero) >= SAFE ? worth + MINE : worth;
}

/** A hero shut in by enemies stays unless it would attack them anyway; a mine may be guarded too well. */
export function isUnwise(state: Readonly<State>, seat: number, option: Action): boolean {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.bound !== null) return false;
  if (option.kind !== 'engage' && option.kind !== 'capture') return false;
  const hero = heroAt(state, option);
  return hero !== null && worthOf(state, seat, hero, hero.at) <= 0;
}
