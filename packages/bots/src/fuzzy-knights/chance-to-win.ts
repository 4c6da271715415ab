import { type State, type Target, type Tile, heroAt, heroRoll, settlementAt } from '@woodlog/core/fuzzy-knights';
import { chanceWithMine, chanceWithMonster } from './castellan/prospects.ts';
import { defenceOf, heroSquads } from './castellan/threats.ts';
import { attackOdds } from './odds.ts';

/**
 * The chance that a hero wins a fight that it starts, with the squads it has now: against monsters, whose number is not known,
 * a hero, a settlement with all in it, or the guardians of a mine.
 *
 * @example const chance = chanceToWin(state, { seat: 0, hero: 0 }, 'monster', 41)
 */
export function chanceToWin(
  state: Readonly<State>,
  { seat, hero }: { readonly seat: number; readonly hero: number },
  target: Target | 'mine',
  at: Tile,
): number {
  const own = heroAt(state, { seat, hero });
  if (own === null) return 0;
  if (target === 'monster') return chanceWithMonster(own);
  if (target === 'mine') return chanceWithMine(state, own);
  const settlement = settlementAt(state, at);
  const foe = typeof target === 'object' ? heroAt(state, target) : null;
  const defenders = foe !== null ? heroSquads(foe) : settlement === undefined ? [] : defenceOf(state, settlement);
  return defenders.length === 0 ? 1 : attackOdds(heroRoll(own.items), own.mercenaries, defenders);
}
