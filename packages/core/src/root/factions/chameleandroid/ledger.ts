import type { FactionLedger } from '../faction-ledger.ts';

/** The ego track and the Id (D25). The order of the track is public: with Patron some ego show an icon. */
export const CHAMELEANDROID_LEDGER: FactionLedger = {
  letter: 'N',
  boardParts: () => [
    { suffix: '_e', holds: 'pieces' },
    { suffix: '_i', holds: 'pieces' },
  ],

  /** Setup lays the track from left to right; an ego that comes back takes the rightmost empty space, left of the others (D30). */
  arrived(journal, part, { column, count }) {
    if (part !== '_e') return;
    const { name } = journal.layout.columns[column]!;
    const ego = new Array<string>(count).fill(name);
    const track = journal.get('egoTrack');
    journal.set('egoTrack', journal.get('turn').setup ? [...track, ...ego] : [...ego, ...track]);
  },

  departed(journal, part, { column, count }) {
    if (part !== '_e') return;
    const { name } = journal.layout.columns[column]!;
    const track = journal.get('egoTrack').slice();
    for (let n = 0; n < count; n++) {
      const leftmost = track.indexOf(name);
      if (leftmost >= 0) track.splice(leftmost, 1);
    }
    journal.set('egoTrack', track);
  },
};
