import type { Part } from '../../action.ts';
import { PROTECTIONISM, STARTING_PAYMENTS } from '../../data/factions/riverfolk.ts';
import type { PlanBuilder } from '../../ledger/plan-builder.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { countOf } from '../../sum-of.ts';
import { partsOf } from '../../parts-of.ts';
import { columnOf } from '../../table/look-up.ts';

/** Protectionism is due. */
export const DUE = 'protectionism';
/** It has come, but was not written so far. */
const UNWRITTEN = 'protectionism unwritten';

/** Own warriors that come into Payments from the supply. */
const isPayment = ({ what, from, to }: Part): boolean => what === 'Ow' && from === 'supply:O' && to === 'O$';

/** Protectionism, written as such. */
const isWhole = (part: Part): boolean => isPayment(part) && part.count >= PROTECTIONISM;
const withoutProtectionism = (part: Part): Part =>
  isWhole(part) ? { ...part, count: part.count - PROTECTIONISM } : part;

/** How many an action itself brings. */
const writtenPayments = (parts: readonly Part[]): number => countOf(parts.filter(isPayment));

/** A card of their own hand is discarded: an export may follow, which places a warrior, too (11.5.3.I). */
const isDiscard = ({ from, to }: Part): boolean => from === 'O' && to === 'discard';

function pay(builder: PlanBuilder, count: number): void {
  const { supplyRow } = builder.layout;
  const warrior = columnOf(builder, 'Ow');
  const there = Math.min(count, builder.count(supplyRow, warrior)); // As many as there are (1.5.4).
  if (there > 0) builder.movePieces(warrior, supplyRow, builder.place('O$').row, there);
}

/** Payments count warriors since the last Birdsong (D10); the log says how many funds there are. */
export const RIVERFOLK_LEDGER: FactionLedger = {
  begin(builder) {
    const turn = builder.get('turn');
    if (turn.setup || builder.layout.bots.has('O')) return;
    if (builder.get('payments') === 0) builder.setTurn({ due: [DUE] });
    else builder.set('payments', 0); // They are gathered into the funds (11.4.3).
  },

  /** Protectionism comes before anything else, unless the line writes it, here or farther on (11.4.1, D62). */
  before(builder, action) {
    const parts = partsOf(action);
    const written = writtenPayments(parts);
    if (builder.get('turn').due.includes(UNWRITTEN)) {
      if (parts.some((part) => isWhole(part) || isDiscard(part))) builder.setTurn({ due: [] });
      return action.kind === 'move' ? { ...action, parts: parts.map(withoutProtectionism) } : action;
    }
    if (written > 0) {
      builder.setTurn({ due: [] });
      builder.set('payments', -written); // Gathered at once as well.
      return action;
    }
    builder.setTurn({ due: [UNWRITTEN] });
    pay(builder, PROTECTIONISM);
    builder.imply('11.4.1', `${PROTECTIONISM} of Ow to Payments`);
    return action;
  },

  arrived(builder, part, { column, count }) {
    if (part === '' && builder.column(column).kind === 'warrior')
      builder.set('payments', builder.get('payments') + count);
  },

  end(builder) {
    if (builder.layout.bots.has('O')) return;
    const { setup, written } = builder.get('turn');
    if (setup) {
      const inPayments = builder.count(builder.place('O$').row, columnOf(builder, 'Ow'));
      if (inPayments > 0) return;
      pay(builder, STARTING_PAYMENTS);
      builder.set('payments', STARTING_PAYMENTS);
      builder.imply('11.3.4', `${STARTING_PAYMENTS} of Ow to Payments`);
    } else if (!written.includes('funds') && builder.get('funds') !== 0) {
      builder.set('funds', 0);
      builder.imply('Rootlog: Funds', 'the funds are 0');
    }
  },
};
