import { RANDOM_PLAYER, isNamedPlayer } from '@woodlog/core/root';
import type { RootPlayer } from '@woodlog/core/root-law';
import { greedyPlayer } from './greedy.ts';
import { searchPlayer } from './search.ts';

/** The player that a setup names for a seat; null for a bot, a person, and random play. */
export function playerNamed(word: string | undefined): RootPlayer | null {
  if (!isNamedPlayer(word) || word === RANDOM_PLAYER) return null;
  return word === 'greedy' ? greedyPlayer : searchPlayer(Number(word.slice('search:'.length)));
}
