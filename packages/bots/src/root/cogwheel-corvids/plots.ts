import {
  type RootTurn,
  type Seat,
  type Woodland,
  inSupply,
  mayPlace,
  onMap,
  place,
  remove,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { ownWarriors } from '../shared/measures.ts';
import { orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { type Key, most, target, tie } from '../shared/target.ts';
import { GENTRIFIED_WARRIORS, KINDS, type Kind, THICKENS_AT } from './numbers.ts';

/** The column of a plot: face down, or of a kind. */
export function plotColumn({ layout }: Woodland, plot: 't' | Kind): number {
  return layout.columnOf.get(`P${plot}`)!;
}

/** Plots that lie face up on the map. */
export function faceUp(wood: Woodland): number {
  return KINDS.reduce((sum, kind) => sum + onMap(wood, plotColumn(wood, kind)), 0);
}

/** Whether a plot lies face up in a clearing. */
export function hasFaceUp(wood: Woodland, clearing: number): boolean {
  return KINDS.some((kind) => wood.state.rows[clearing]![plotColumn(wood, kind)]! > 0);
}

/** Whether it has a plot in a clearing, either way up. */
export function isPlotted(turn: BotTurn, clearing: number): boolean {
  return tokensAt(turn, turn.me, clearing) > 0;
}

/** Whether a plot may be placed there: one a clearing, and none while all are on the map (D58). */
function mayPlot(wood: Woodland, me: Seat, clearing: number): boolean {
  const column = plotColumn(wood, 't');
  return inSupply(wood, column) > 0 && mayPlace(wood, me, column, clearing);
}

/** Where most of its warriors stand, a warrior is removed for a random plot, face down. Gives whether one was. */
function* plotFor(
  turn: BotTurn,
  clearings: readonly number[],
  warriors: number,
  byWarriors: Key<number>,
): RootTurn<boolean> {
  const { me } = turn;
  const legal = clearings.filter(
    (clearing) => warriorsAt(turn, me, clearing) >= warriors && mayPlot(turn, me, clearing),
  );
  const clearing = target(turn, legal, byWarriors);
  if (clearing === undefined) return false;
  const pieces = [{ column: me.warrior, count: 1 }];
  yield* remove(turn, [{ by: me, owner: me, clearing, pieces, battle: null }]);
  yield* place(turn, me, clearing, [{ column: plotColumn(turn, 't'), count: 1 }]);
  return true;
}

export const plot: Step = {
  law: 'B.11.5.3',
  name: 'Plot',
  *play(turn) {
    yield* plotFor(turn, orderedClearings(turn), 1, most(ownWarriors));
  },
};

/** With three warriors anywhere (B.11.5.4); gives whether a plot was placed. */
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

/** With two warriors there to defend it a random plot, face down (Chmd.10.5.VIII). */
export function* gentrified(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.VIII');
  if (warriorsAt(wood, me, clearing) < GENTRIFIED_WARRIORS || !mayPlot(wood, me, clearing)) return false;
  return (yield* place(wood, me, clearing, [{ column: plotColumn(wood, 't'), count: 1 }])) > 0;
}
