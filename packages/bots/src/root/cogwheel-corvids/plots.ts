import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  mayPlace,
  tokensAt,
  warriorsAt,
  plotColumn,
  putPiece,
  oneOfEach,
  removeFrom,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow } from '@woodlog/core/root';
import type { BotTurn, Step } from '../shared/bot.ts';
import { ownWarriors } from '../shared/measures.ts';
import { orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { type Key, most, target, tie } from '../shared/target.ts';
import { GENTRIFIED_WARRIORS, THICKENS_AT } from './numbers.ts';

/** Whether it has a plot in a clearing, on either side. */
export function isPlotted(turn: BotTurn, clearing: ClearingOrBurrow): boolean {
  return tokensAt(turn, turn.me, clearing) > 0;
}

/** Whether a plot may be placed there: one in a clearing, and none while all are on the map (D58). */
function mayPlot(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): boolean {
  const column = plotColumn(ctx, 't');
  return inSupply(ctx, column) > 0 && mayPlace(ctx, me, column, clearing);
}

/**
 * Replaces a warrior in the clearing with the most of its warriors with a random face-down plot. Returns whether it
 * did.
 */
function* plotFor(
  turn: BotTurn,
  clearings: readonly ClearingOrBurrow[],
  warriors: number,
  byWarriors: Key<ClearingOrBurrow>,
): RootTurn<boolean> {
  const { me } = turn;
  const legal = clearings.filter(
    (clearing) => warriorsAt(turn, me, clearing) >= warriors && mayPlot(turn, me, clearing),
  );
  const clearing = target(turn, legal, byWarriors);
  if (clearing === undefined) return false;
  const pieces = oneOfEach([me.warrior]);
  yield* removeFrom(turn, me, me, clearing, pieces);
  yield* putPiece(turn, me, clearing, plotColumn(turn, 't'));
  return true;
}

export const plot: Step = {
  law: 'B.11.5.3',
  name: 'Plot',
  *play(turn) {
    yield* plotFor(turn, orderedClearings(turn), 1, most(ownWarriors));
  },
};

/** With three warriors in a clearing (B.11.5.4); returns whether a plot was placed. */
export function* thicken(turn: BotTurn): RootTurn<boolean> {
  return yield* plotFor(turn, clearingsInOrder(turn), THICKENS_AT, tie('B.11.5.4.I', most(ownWarriors)));
}

export const thePlotThickens: Step = {
  law: 'B.11.5.4',
  name: 'The Plot Thickens',
  *play(turn) {
    yield* thicken(turn);
  },
};

/** With two warriors there to defend it, places a random face-down plot (Chmd.10.5.VIII). */
export function* gentrified(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  ctx.cite('Chmd.10.5.VIII');
  if (warriorsAt(ctx, me, clearing) < GENTRIFIED_WARRIORS || !mayPlot(ctx, me, clearing)) return false;
  return (yield* putPiece(ctx, me, clearing, plotColumn(ctx, 't'))) > 0;
}
