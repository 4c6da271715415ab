import type { Session } from '@woodlog/session/kernel';
import { type Playable, shortName } from '../plays/playable.ts';

/** The players in one line. */
export function titleOf({ log }: Session, play: Playable): string {
  const players = play.standingOf(log)?.players ?? [];
  return players.length === 0 ? play.name : players.map(shortName).join(', ');
}

/** The standing in one line: `Ann leads with 14`. */
export function standingText({ log }: Session, play: Playable): string {
  const standing = play.standingOf(log);
  if (standing === null) return '';
  const { players, isBegun, winners } = standing;
  if (!isBegun) return 'not begun';
  if (winners !== null) {
    const names = players.filter(({ letter }) => winners.includes(letter)).map(shortName);
    return names.length === 0 ? 'nobody won' : `${names.join(' and ')} won`;
  }
  const [first, second] = [...players].sort((a, b) => b.score - a.score);
  if (first === undefined || first.score === 0) return 'just begun';
  return second?.score === first.score ? `tied at ${first.score}` : `${shortName(first)} leads with ${first.score}`;
}
