import { placeInTurnOrder } from '@woodlog/core/root';
import { type Player, enemiesOf, pointsOf } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { points } from '../shared/measures.ts';
import { type Key, counting, fewest, targetPlayer, tie } from '../shared/target.ts';

/** Turn order breaks ties between players, counted from the first player (D23, D38). */
export const earliest: Key<Player> = counting<Player>('earliest in turn order', ({ state }, { index }) =>
  placeInTurnOrder(state, index),
);
export const latest: Key<Player> = counting<Player>('latest in turn order', (turn, player) => -earliest(turn, player));

/** The enemy with the fewest points, the latest in turn order if tied; `section` is that of the tie-break. */
export function poorest(turn: BotTurn, section: string): Player | undefined {
  return targetPlayer(turn, enemiesOf(turn, turn.me), fewest(points), tie(section, latest));
}

/** Whether an enemy has more points. */
export function isOutrun(turn: BotTurn): boolean {
  return enemiesOf(turn, turn.me).some((enemy) => points(turn, enemy) > pointsOf(turn, turn.me));
}

/** Whether no enemy has fewer points, and every enemy's marker is on the track (Chmd.7, D39). */
export function isLast(turn: BotTurn): boolean {
  return enemiesOf(turn, turn.me).every((enemy) => points(turn, enemy) >= pointsOf(turn, turn.me));
}
