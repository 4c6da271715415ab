import { type FactionLaw, fitsSuit, tokensAt } from '@woodlog/core/root-law';
import { sellServices } from './selling.ts';

/** The ledger returns trade posts to the board (B.9.2.2, D57). */
export const ROBOTS: FactionLaw = {
  /** One trade post in a clearing, where it matches (B.9.5.1). */
  mayPlace: (ctx, self, column, clearing) =>
    !self.tokens.includes(column) || (tokensAt(ctx, self, clearing) === 0 && fitsSuit(ctx, column, clearing)),
  begin: sellServices,
};
