import { RETINUE_COLUMNS, RETAINER_CARD } from '../../data/factions/keepers.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { columnOf } from '../../table/look-up.ts';

export const KEEPERS_LEDGER: FactionLedger = {
  /** Each column has one Faithful Retainer from setup on (15.3.5). */
  end(builder) {
    if (!builder.get('turn').setup) return;
    const { supplyRow } = builder.layout;
    const retainer = columnOf(builder, RETAINER_CARD);
    for (const column of RETINUE_COLUMNS) {
      const { row, name } = builder.place(`K$_${column}`);
      if (builder.count(row, retainer) > 0 || builder.count(supplyRow, retainer) === 0) continue;
      builder.movePieces(retainer, supplyRow, row, 1);
      builder.imply('15.3.5', `a Faithful Retainer in ${name}`);
    }
  },
};
