import type { PlanBuilder } from '../../ledger/plan-builder.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { columnAt, placeAt } from '../../table/look-up.ts';

/** The Lost Souls go to the discard pile (10.4.2). */
function emptyLostSouls(builder: PlanBuilder): void {
  const { lostSoulsPile } = builder.layout;
  const souls = builder.pile(lostSoulsPile).length;
  if (souls === 0) return;
  builder.discardAll(lostSoulsPile);
  builder.imply('10.4.2', `the Lost Souls (${souls}) go to the discard pile`);
}

/** A bot's Lizards write what they do with the Lost Souls (D18). */
export const LIZARDS_LEDGER: FactionLedger = {
  /** Also if the line sets no outcast (D63); cards that arrive before the outcast is set are discarded with it. */
  begin(builder) {
    if (!builder.get('turn').setup && !builder.layout.bots.has('L')) emptyLostSouls(builder);
  },

  outcastSet(builder) {
    if (!builder.layout.bots.has('L')) emptyLostSouls(builder);
  },

  /** Revenge: a warrior removed while defending in battle becomes an acolyte (10.2.3, D61). A bot writes it (D24). */
  removed(builder, { from, column, count }) {
    const { layout, table } = builder;
    const { battle } = table.turn;
    if (columnAt(layout, column).kind !== 'warrior' || layout.bots.has('L')) return undefined;
    if (battle?.defender !== 'L' || placeAt(layout, from).name !== battle.clearing) return undefined;
    builder.imply('10.2.3', `${count} of Lw to the acolytes`);
    return builder.place('L$').row;
  },
};
