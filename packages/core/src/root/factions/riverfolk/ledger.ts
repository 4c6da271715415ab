import type { Action } from '../../action.ts';
import { PROTECTIONISM, STARTING_PAYMENTS } from './sheet.ts';
import type { Journal } from '../../ledger/journal.ts';
import type { FactionLedger } from '../faction-ledger.ts';

const DUE = 'protectionism';

/** How many own warriors an action itself puts from the supply into Payments. */
function writtenPayments(action: Action): number {
  if (action.kind !== 'move') return 0;
  let written = 0;
  for (const { what, from, to, count } of action.parts) {
    if (what === 'Ow' && from === 'supply:O' && to === 'O$') written += count;
  }
  return written;
}

function pay(journal: Journal, count: number): void {
  const { columnOf, supplyRow } = journal.layout;
  const warrior = columnOf.get('Ow')!;
  const there = Math.min(count, journal.count(supplyRow, warrior)); // As many as there are (1.5.4).
  if (there > 0) journal.movePieces(warrior, supplyRow, journal.spot('O$').row, there);
}

/** Payments count what has come since the last Birdsong (D10); the funds' number is what the log says it is. */
export const RIVERFOLK_LEDGER: FactionLedger = {
  letter: 'O',
  /** A bot's trade posts return to its board (D57). */
  piecesReturn: (seat) => seat.bot !== undefined,
  /** A bot's hand is the Market, in order (D19). */
  orderedHand: (seat) => seat.bot !== undefined,

  begin(journal) {
    const turn = journal.get('turn');
    if (turn.setup || journal.layout.bots.has('O')) return;
    if (journal.get('payments') === 0) journal.setTurn({ due: [DUE] });
    else journal.set('payments', 0); // They are gathered into the funds (11.4.3).
  },

  /** Protectionism comes before anything else, unless the line writes it (11.4.1, D62). */
  before(journal, action) {
    journal.setTurn({ due: [] });
    const written = writtenPayments(action);
    if (written > 0) {
      journal.set('payments', -written); // Gathered at once as well.
      return;
    }
    pay(journal, PROTECTIONISM);
    journal.imply('11.4.1', `${PROTECTIONISM} of Ow to Payments`);
  },

  arrived(journal, part, { column, count }) {
    if (part === '' && journal.layout.columns[column]!.kind === 'warrior')
      journal.set('payments', journal.get('payments') + count);
  },

  end(journal) {
    if (journal.layout.bots.has('O')) return;
    const { setup, written } = journal.get('turn');
    if (setup) {
      const inPayments = journal.count(journal.spot('O$').row, journal.layout.columnOf.get('Ow')!);
      if (inPayments > 0) return;
      pay(journal, STARTING_PAYMENTS);
      journal.set('payments', STARTING_PAYMENTS);
      journal.imply('11.3.4', `${STARTING_PAYMENTS} of Ow to Payments`);
    } else if (!written.includes('funds') && journal.get('funds') !== 0) {
      journal.set('funds', 0);
      journal.imply('Rootlog: Funds', 'the funds are 0');
    }
  },
};
