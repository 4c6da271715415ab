import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  areEnemies,
  mayPlace,
  onMap,
  score,
  tokensAt,
  warriorsAt,
  putPiece,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow, ColumnIndex } from '@woodlog/core/root';
import type { BotTurn } from '../shared/bot.ts';
import { enemyPieces, enemyWarriors } from '../shared/measures.ts';
import { ALL_CLEARINGS, isOrdered } from '../shared/order.ts';
import { fewest, target } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { CANNOT_SPREAD_POINTS, MARTIAL_LAW_WARRIORS, STEADFAST, SYMPATHY_POINTS } from './numbers.ts';

export function sympathy(me: Player): ColumnIndex {
  return me.tokens[0]!;
}

export function isSympathetic(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): boolean {
  return tokensAt(ctx, me, clearing) > 0;
}

/** Ordered clearings adjacent to sympathy where sympathy can be placed; bots treat closed paths as paths (B.12.2.1). */
function besideSympathy(turn: BotTurn, free: readonly ClearingOrBurrow[]): ClearingOrBurrow[] {
  const { adjacent } = turn.layout.map;
  return free.filter(
    (clearing) =>
      isOrdered(turn, clearing) && adjacent[clearing as 1].some((other) => isSympathetic(turn, turn.me, other)),
  );
}

/** Where sympathy spreads next (B.6.5.1), or undefined if it cannot. */
export function spreadTarget(turn: BotTurn): ClearingOrBurrow | undefined {
  const { me } = turn;
  if (inSupply(turn, sympathy(me)) === 0) return undefined;
  const free = ALL_CLEARINGS.filter((clearing) => mayPlace(turn, me, sympathy(me), clearing));
  const beside = besideSympathy(turn, free);
  if (beside.length > 0) return target(turn, beside, fewest(enemyWarriors));
  turn.cite('B.6.5.1.I');
  return target(turn, free, fewest(enemyPieces));
}

/** Spreads sympathy and scores for it, or for being unable to (B.6.5.1, B.6.5.1.II). */
export function* spread(turn: BotTurn): RootTurn {
  const clearing = spreadTarget(turn);
  if (clearing === undefined) {
    turn.cite('B.6.5.1.II');
    yield* score(turn, turn.me, CANNOT_SPREAD_POINTS);
    return;
  }
  yield* placeSympathy(turn, turn.me, clearing);
}

/** Spreads sympathy without scoring anything (ROOT-137). */
export function* spreadFreely(turn: BotTurn): RootTurn {
  const clearing = spreadTarget(turn);
  if (clearing !== undefined) yield* putPiece(turn, turn.me, clearing, sympathy(turn.me));
}

/**
 * Places a token and scores the points of its space, one fewer under Martial Law (B.6.2.5). Returns whether it was
 * placed.
 */
export function* placeSympathy(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  if ((yield* putPiece(ctx, me, clearing, sympathy(me))) === 0) return false;
  const points = SYMPATHY_POINTS[onMap(ctx, sympathy(me)) - 1]!;
  yield* score(ctx, me, isMartialLaw(ctx, me, clearing) ? points - 1 : points);
  return true;
}

/** Whether one enemy has three or more warriors there (B.6.2.5); Steadfast ignores it (ROOT-280). */
function isMartialLaw(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): boolean {
  const martial = ctx.sides.some(
    (side) => areEnemies(ctx, me, side) && warriorsAt(ctx, side, clearing) >= MARTIAL_LAW_WARRIORS,
  );
  if (!martial) return false;
  const ignored = hasTrait(me, STEADFAST);
  ctx.cite(ignored ? STEADFAST.card : 'B.6.2.5');
  return !ignored;
}
