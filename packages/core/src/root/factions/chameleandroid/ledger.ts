import { without, repeated } from '../../sum-of.ts';
import { hasEgoInOrder } from '../../table/layout.ts';
import { columnAt } from '../../table/look-up.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';

/** The order of the ego track (D25) is public: with Patron, some ego show an icon. */
export const CHAMELEANDROID_LEDGER: FactionLedger = {
  /** A removed ego returns to the track (D30), which is a place of its own with Patron. */
  removed(builder, { column }) {
    const { layout } = builder;
    const { kind, name } = columnAt(layout, column);
    if (kind !== 'token' || !hasEgoInOrder(layout)) return undefined;
    builder.imply('Chmd.9.1', `${name} goes back to the ego track`);
    return builder.place('N$_e').row;
  },

  /**
   * Setup fills the track from left to right; a returning ego takes the rightmost empty space, left of the others
   * (D30).
   */
  arrived(builder, part, { column, count }) {
    if (part !== '_e') return;
    const { name } = builder.column(column);
    const ego = repeated(count, name);
    const track = builder.get('egoTrack');
    builder.set('egoTrack', builder.get('turn').setup ? [...track, ...ego] : [...ego, ...track]);
  },

  departed(builder, part, { column, count }) {
    if (part !== '_e') return;
    const { name } = builder.column(column);
    builder.set('egoTrack', without(builder.get('egoTrack'), repeated(count, name)));
  },
};
