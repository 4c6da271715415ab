import { type FactionLaw, fitsSuit, tokensAt } from '@woodlog/core/root-law';
import { sellServices } from './selling.ts';

/** That trade posts return to the board (B.9.2.2) is the ledger's (D57). */
export const ROBOTS: FactionLaw = {
  /** One trade post a clearing, where it matches (B.9.5.1). */
  mayPlace: (ctx, self, column, clearing) =>
    !self.tokens.includes(column) || (tokensAt(ctx, self, clearing) === 0 && fitsSuit(ctx, column, clearing)),
  begin: sellServices,
};
