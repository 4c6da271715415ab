import { partsOf } from '@woodlog/core/root-law';
import { type Action, type Item, ITEM_NAMES, type Table, copyTable } from '@woodlog/core/root';
import { listed } from '@woodlog/core/kernel';
import type { DecodedLog } from './decoded-log.ts';
import type { Reading } from './entry.ts';
import { lacksIn, turnedTwice } from './ledger.ts';

/** Nothing is likelier where a line writes no refresh at all. */
const COST = 0;

/**
 * Reads a line that exhausts items which lie exhausted, and writes no refresh, with their refresh before it, if it is
 * legal with that (9.4.1, D139). Returns whether it is.
 */
export function readRefreshed(log: DecodedLog, i: number, reading: Reading, table: Table): boolean {
  const { taker, actions } = reading;
  if (log.entryAt(i).repairs.length > 0 || log.isUnread(i) || actions.some(isRefresh)) return false;
  const parts = turnedTwice(copyTable(table), reading).filter(({ turn, from }) => turn === 'e' && from === `${taker}$`);
  if (parts.length === 0 || lacksIn(copyTable(table), reading, false).length > 0) return false;
  const added: Action = { kind: 'move', parts: parts.map((part) => ({ ...part, turn: 'r' })) };
  const meant = { taker, actions: [added, ...actions] };
  if (log.matchAt(i, meant)?.verdict !== 'legal') return false;
  const names = [...new Set(parts.map(({ what }) => ITEM_NAMES[what.slice(1) as Item]))];
  const assumes = `these items were refreshed, though the line does not say so: ${listed(names)}`;
  log.explain(i, [{ kind: 'refresh', cost: COST, edits: [], reading: meant, assumes }]);
  return true;
}

const isRefresh = (action: Action): boolean => partsOf(action).some(({ turn }) => turn === 'r');
