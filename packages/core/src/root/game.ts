import type { Game } from '../kernel/index.ts';
import type { Action } from './action.ts';
import { rootAction } from './action-codec.ts';
import { enact, type Plan } from './ledger/enact.ts';
import { plan } from './ledger/plan-action.ts';
import { result } from './result.ts';
import { setupTable } from './setup.ts';
import { copyTable, type Table } from './table/table.ts';
import { canonicalTable } from './table/view.ts';
import { nextLine } from './turn-order.ts';

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

/** The seat whose line it is, or comes next (D23). Null once somebody has won. */
function toAct(table: Readonly<Table>): number | null {
  if (result(table) !== null) return null;
  const { taker, open } = table.turn;
  return open ? table.setup.seats.findIndex(({ faction }) => faction === taker) : nextLine(table).seat;
}
