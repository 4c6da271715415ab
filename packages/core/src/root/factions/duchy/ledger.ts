import { MINISTERS } from './sheet.ts';
import type { FactionLedger } from '../faction-ledger.ts';

/** Swayed ministers lie on the board, the others in the supply; a lost one is written (12.2.3). */
export const DUCHY_LEDGER: FactionLedger = {
  letter: 'D',
  ownCards: MINISTERS.map(({ spelling }) => ({ spelling, count: 1 })),
};
