import type { Game } from '../kernel/index.ts';
import type { Action } from './action.ts';
import { rootAction } from './action-codec.ts';
import { enact, type Plan } from './ledger/enact.ts';
import { plan } from './ledger/plan-action.ts';
import { result } from './result.ts';
import { seatsInSetupOrder, setupTable } from './setup.ts';
import { copyTable, type Table } from './table/table.ts';
import { canonicalTable } from './table/view.ts';

/** Root as a game of the kernel: the table is a ledger, and its actions are what Rootlog can write. */
export const root: Game<Table, Action, Plan> = {
  id: 'root',
  setup: setupTable,
  plan,
  enact,
  copy: copyTable,
  toAct,
  result,
  canonical: canonicalTable,
  codecs: { action: rootAction },
};

/**
 * The seat whose line it is, or comes next: setup lines in setup order (5.1.7), then the first seat, and so on in the order
 * of the seats. Null once somebody has won.
 */
function toAct(table: Readonly<Table>): number | null {
  if (result(table) !== null) return null;
  const { seats } = table.setup;
  const { taker, open, setup } = table.turn;
  const seat = seats.findIndex(({ faction }) => faction === taker);
  if (open) return seat;
  if (seat >= 0 && !setup) return (seat + 1) % seats.length;
  const order = seatsInSetupOrder(table.setup);
  return order[order.indexOf(seat) + 1] ?? 0;
}
