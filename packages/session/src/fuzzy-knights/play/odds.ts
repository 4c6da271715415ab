import { chanceToWin } from '@woodlog/bots/fuzzy-knights';
import { type Action, type State, type Target, enemiesAt, heroAt, tileAt } from '@woodlog/core/fuzzy-knights';
import type { Names } from '@woodlog/notation/fuzzy-knights';

/** The note on a step that starts a fight: `about 62 % to win`. */
export function oddsOf(state: Readonly<State>, action: Action): string {
  if (action.kind !== 'engage' && action.kind !== 'capture') return '';
  const hero = heroAt(state, action);
  if (hero === null) return '';
  return `; ${percent(chanceToWin(state, action, action.kind === 'capture' ? 'mine' : action.target, hero.at))}`;
}

/** The question before a step that starts a fight; null for others. */
export function warningOf(state: Readonly<State>, action: Action, names: Names): string | null {
  if (action.kind !== 'move') return null;
  const tile = tileAt(state.size, action.to);
  const [foe] = enemiesAt(state, action.seat, tile);
  if (foe === undefined) return null;
  const chance = percent(chanceToWin(state, action, foe, tile));
  return `Hero ${action.hero + 1} must fight ${inWords(state, foe, tile, names)} there at once: ${chance}`;
}

function inWords(state: Readonly<State>, foe: Target, tile: number, { player }: Names): string {
  if (foe === 'monster') return 'the monsters';
  if (typeof foe === 'object') return `hero ${foe.hero + 1} of ${player(foe.seat)}`;
  const owner = state.settlements.find(({ at }) => at === tile)?.seat;
  return owner === undefined ? 'the settlement' : `the settlement of ${player(owner)}, with all in it`;
}

const percent = (chance: number): string => `about ${Math.round(100 * chance)} % to win`;
