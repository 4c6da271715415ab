import { type FactionLaw, oneAClearing, whereTheyMatch } from '@woodlog/core/root-law';
import { sellServices } from './selling.ts';

const onePost = oneAClearing('tokens', 'B.9.5.1');
const matchingPosts = whereTheyMatch('tokens', 'B.9.5.1');

/** The ledger returns trade posts to the board (B.9.2.2, D57). */
export const ROBOTS: FactionLaw = {
  /** One trade post in a clearing, where it matches (B.9.5.1). */
  limitsPlacing: (...placing) => onePost(...placing) ?? matchingPosts(...placing),
  begin: sellServices,
};
