import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { MINISTERS } from '../../data/factions/duchy.ts';

export const DUCHY_LEDGER: FactionLedger = {
  /** The crown of a person's lost minister leaves the game (12.2.3); a bot has none. */
  departed(builder, part, { column }) {
    if (part !== '' || builder.layout.bots.has('D')) return;
    const lost = MINISTERS.find(({ spelling }) => builder.column(column).name === `#${spelling}`);
    if (lost !== undefined) builder.set('lostCrowns', [...builder.get('lostCrowns'), lost.rank].sort());
  },
};
