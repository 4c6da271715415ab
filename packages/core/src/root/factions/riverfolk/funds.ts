import { act } from '../../../kernel/index.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { countPieces, powersOf } from '../../law/powers.ts';
import type { RootTurn } from '../../law/questions.ts';
import { columnAt, columnNamed, countIn } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Turn } from '../../law/step.ts';
import { transfer } from '../../law/transfer.ts';
import { boardRow } from '../../law/pieces.ts';

/**
 * The funds of the Riverfolk (11.2.4). In their own turn, once gathered: all warriors on their board except committed
 * ones and those that came into Payments since. Afterwards: those that they have written as left (Rootlog: Funds).
 */
export function funds(ctx: RulesContext, self: Player): number {
  const { state, flags, taker } = ctx;
  const there = countPieces(boardRow(ctx, self), powersOf(ctx.layout).warriors);
  if (taker !== self) return Math.min(state.funds, there);
  return Math.max(0, there - Math.max(0, state.payments) - flags.committed);
}

/**
 * Funds that are this player's warriors. Logs do not write which ones are committed, so others are assumed while
 * possible (D96). What comes into Payments in their own turn is their own, by Export.
 */
export function fundsOf(ctx: RulesContext, self: Player, column: ColumnIndex): number {
  return Math.min(funds(ctx, self), unpaid(ctx, self, column));
}

/** Warriors of a kind on the board, without those in Payments. */
function unpaid(ctx: RulesContext, self: Player, column: ColumnIndex): number {
  const paid = ctx.taker === self && column === self.warrior ? Math.max(0, ctx.state.payments) : 0;
  return countIn(boardRow(ctx, self), column) - paid;
}

/** Funds that can be spent, by kind of warrior. */
export function kindsOfFunds(ctx: RulesContext, self: Player): ColumnIndex[] {
  if (funds(ctx, self) <= 0) return [];
  return powersOf(ctx.layout).warriors.filter((column) => unpaid(ctx, self, column) > 0);
}

/** Spent funds return to their owner's supply (11.5). */
export function* spendFunds({ layout }: RulesContext, self: Player, column: ColumnIndex, count: number): RootTurn {
  const { name, owner } = columnAt(layout, column);
  yield* transfer(name, self.board, `supply:${owner}`, count);
}

/** Asks which of these warriors to spend. */
export function* chooseFund(
  { layout }: RulesContext,
  self: Player,
  law: string,
  prompt: string,
  columns: readonly ColumnIndex[],
): RootTurn<ColumnIndex> {
  const name = yield* chooseOne(
    self,
    law,
    'piece',
    prompt,
    columns.map((column) => columnAt(layout, column).name),
  );
  return columnNamed(layout, name);
}

/** Half of the funds, rounded up, returns to the warriors' owners (11.2.5.I). */
export function* loseFunds(ctx: RulesContext, self: Player): RootTurn {
  ctx.cite('11.2.5.I');
  const half = Math.ceil(funds(ctx, self) / 2);
  const left = funds(ctx, self) - half;
  for (let n = 0; n < half; n++) {
    const column = yield* chooseFund(ctx, self, '11.2.5.I', 'funds to remove', kindsOfFunds(ctx, self));
    yield* spendFunds(ctx, self, column, 1);
  }
  // In others' turns, what is left is written (Rootlog: Funds).
  if (half > 0 && ctx.taker !== self) yield* act({ kind: 'funds', funds: left });
}

/** Commits a fund; in the log it stays on the board. */
export function commit({ flags }: Turn): void {
  flags.committed++;
}
