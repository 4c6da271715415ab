import { type FactionLaw, oneWhereTheyMatch } from '@woodlog/core/root-law';
import { sellServices } from './selling.ts';

/** The ledger returns trade posts to the board (B.9.2.2, D57). */
export const ROBOTS: FactionLaw = {
  /** One trade post in a clearing, where it matches (B.9.5.1). */
  limitsPlacing: oneWhereTheyMatch('tokens', 'B.9.5.1', 'B.9.5.1'),
  begin: sellServices,
};
