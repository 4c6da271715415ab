import { type Playable, shortName } from '../plays/playable.ts';

/** A turn's points in a sentence: `Electric Eyrie +4 (now 9), Ann −1 (now 3)`. */
export function pointsOf(play: Playable, log: string, table: object): string {
  const before = play.tableAfter(log, '', []);
  if (before === null) return '';
  const scores = play.playersOf(log, before).map(({ score }) => score);
  const changes = play.playersOf(log, table).flatMap((player) => {
    const change = player.score - (scores[player.index] ?? 0);
    return change === 0
      ? []
      : [`${shortName(player)} ${change > 0 ? '+' : '−'}${Math.abs(change)} (now ${player.score})`];
  });
  return changes.length === 0 ? 'Nobody scored.' : `${changes.join(', ')}.`;
}
