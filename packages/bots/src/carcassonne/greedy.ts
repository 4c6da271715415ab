import { type CarcassonneState, type PlaceAction, planAction } from '@woodlog/core/carcassonne';
import { Bug, isViolation } from '@woodlog/core/kernel';
import type { Bot } from './bot.ts';

/**
 * Takes a move that scores the most immediately: own points minus those of the best other. Equal moves are equally
 * likely.
 */
export const greedyBot: Bot = ({ state, options, chance }) => {
  let best: PlaceAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const points = immediatePoints(state, option);
    if (points > most) {
      most = points;
      best = [option];
    } else if (points === most) best.push(option);
  }
  return chance.pick(best);
};

/** The immediate score of a move: for its player, minus the most that another player gets from it. */
export function immediatePoints(state: Readonly<CarcassonneState>, move: PlaceAction): number {
  const plan = planAction(state, move);
  if (isViolation(plan) || plan.kind !== 'lay')
    throw new Bug('a bot was offered a move that is refused', { action: move });
  if (plan.scorings.length === 0) return 0;
  const gained = state.scores.map(() => 0);
  for (const { points, seats } of plan.scorings) for (const seat of seats) gained[seat]! += points;
  const others = gained.filter((_, seat) => seat !== move.seat);
  return gained[move.seat]! - Math.max(...others);
}
