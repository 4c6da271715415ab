import { type CarcassonneState, type LayPlan, type PlaceAction, SEGMENTS, planAction } from '@woodlog/core/carcassonne';
import { Bug, isViolation } from '@woodlog/core/kernel';
import type { Bot } from './bot.ts';

/**
 * Takes a move that scores the most immediately: own points minus those of the best other. Equal moves are equally
 * likely.
 */
export const greedyBot: Bot = ({ state, options, chance }) => {
  let best: PlaceAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  let bare: LayPlan | undefined;
  let base = 0;
  for (const option of options) {
    let points = base;
    if (bare === undefined || !isWorthTheSame(state, bare, option)) {
      const plan = layPlan(state, option);
      points = pointsOf(state, plan);
      if (option.claim === undefined && option.recalls === undefined) [bare, base] = [plan, points];
    }
    if (points > most) {
      most = points;
      best = [option];
    } else if (points === most) best.push(option);
  }
  return chance.pick(best);
};

/** Whether a move scores what its tile does without a figure: it claims a field, or a feature that stays open. */
function isWorthTheSame({ tiles }: Readonly<CarcassonneState>, bare: LayPlan, move: PlaceAction): boolean {
  const { claim } = move;
  const { shape, merges } = bare;
  if (claim === undefined || move.x !== bare.x || move.y !== bare.y || move.turns !== shape.turns) return false;
  if (claim.startsWith('field')) return true;
  const segment = tiles.length * SEGMENTS + shape.kind.segments.findIndex((one) => one.claim === claim);
  return merges.some(({ segments, open }) => open !== 0 && segments.includes(segment));
}

/** The immediate score of a move: for its player, minus the most that another player gets from it. */
export function immediatePoints(state: Readonly<CarcassonneState>, move: PlaceAction): number {
  return pointsOf(state, layPlan(state, move));
}

function layPlan(state: Readonly<CarcassonneState>, move: PlaceAction): LayPlan {
  const plan = planAction(state, move);
  if (isViolation(plan) || plan.kind !== 'lay')
    throw new Bug('a bot was offered a move that is refused', { action: move });
  return plan;
}

function pointsOf({ scores, toMove }: Readonly<CarcassonneState>, { scorings }: LayPlan): number {
  if (scorings.length === 0) return 0;
  const gained = scores.map(() => 0);
  for (const { points, seats } of scorings) for (const seat of seats) gained[seat]! += points;
  const others = gained.filter((_, seat) => seat !== toMove);
  return gained[toMove]! - Math.max(...others);
}
