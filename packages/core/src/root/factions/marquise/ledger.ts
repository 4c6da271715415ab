import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { columnOf } from '../../table/look-up.ts';

export const MARQUISE_LEDGER: FactionLedger = {
  /** Field hospitals (6.2.3). */
  savesAt: (builder, { row }) => builder.count(row, columnOf(builder, 'Ct_k')) > 0,
};
