import { type FactionLaw, fitsSuit, tokensAt } from '@woodlog/core/root-law';
import { sellServices } from './selling.ts';

/** That trade posts return to the board (B.9.2.2) is the ledger's (D57). */
export const ROBOTS: FactionLaw = {
  /** One trade post a clearing, where it matches (B.9.5.1). */
  mayPlace: (wood, self, column, clearing) =>
    !self.tokens.includes(column) || (tokensAt(wood, self, clearing) === 0 && fitsSuit(wood, column, clearing)),
  begin: sellServices,
};
