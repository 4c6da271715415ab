import type { Journal } from '../../ledger/journal.ts';
import type { FactionLedger } from '../faction-ledger.ts';

/** The Lost Souls go to the discard pile (10.4.2). */
function emptyLostSouls(journal: Journal): void {
  const { lostSoulsPile } = journal.layout;
  const souls = journal.pile(lostSoulsPile).length;
  if (souls === 0) return;
  journal.discardPile(lostSoulsPile);
  journal.imply('10.4.2', `the Lost Souls (${souls}) go to the discard pile`);
}

/** What a bot's Lizards do with the Lost Souls is written (D18). */
export const LIZARDS_LEDGER: FactionLedger = {
  letter: 'L',
  lostSouls: true,

  /** Also where the line sets no outcast (D63); cards that come before the outcast is set go with it. */
  begin(journal) {
    if (!journal.get('turn').setup && !journal.layout.bots.has('L')) emptyLostSouls(journal);
  },

  outcastSet(journal) {
    if (!journal.layout.bots.has('L')) emptyLostSouls(journal);
  },

  /** Revenge: a warrior removed while defending in battle becomes an acolyte (10.2.3, D61). A bot writes it (D24). */
  removed(journal, { from, column, count }) {
    const { layout, table } = journal;
    const { battle } = table.turn;
    if (layout.columns[column]!.kind !== 'warrior' || layout.bots.has('L')) return -1;
    if (battle?.defender !== 'L' || layout.spotOfRow[from]!.name !== battle.clearing) return -1;
    journal.imply('10.2.3', `${count} of Lw to the acolytes`);
    return journal.spot('L$').row;
  },
};
