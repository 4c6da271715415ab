import type { FactionLedger } from '../faction-ledger.ts';

/** All that the Alliance does is written. Supporters lie face down in a stack of their own (8.2.3). */
export const ALLIANCE_LEDGER: FactionLedger = { letter: 'A', stack: true };
