import { columnNamed } from '../../table/look-up.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';

export const MARQUISE_LEDGER: FactionLedger = {
  /** Field hospitals (6.2.3). */
  savesAt: (builder, { row }) => builder.count(row, columnNamed(builder.layout, 'Ct_k')) > 0,
};
