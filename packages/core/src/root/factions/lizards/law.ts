import { loseRandomCards } from '../../law/cards.ts';
import type { FactionLaw } from '../../law/faction-law.ts';
import { gardenOf } from './gardens.ts';
import { whereTheyMatch } from '../../law/place.ts';
import { countKind } from '../../law/remove.ts';
import type { Triggered } from '../../law/events.ts';

/** Pilgrims is in the rules of rule, Revenge in the ledger (D61). A lost garden costs a card (10.2.5). */
export const LIZARDS_LAW: FactionLaw = {
  /** Gardens of the outcast suit, which count as their clearings (10.2.1). */
  crafting: {
    law: '10.2.1',
    pieces: (ctx) => (ctx.state.outcast === null ? [] : [gardenOf(ctx, ctx.state.outcast)]),
  },
  /** Gardens where they match (10.5.1). */
  limitsPlacing: whereTheyMatch('buildings', '10.5.1'),
  removed: (ctx, self, removals) =>
    removals.flatMap(({ clearing, pieces }): Triggered[] => {
      const gardens = countKind(ctx, pieces, 'building');
      if (gardens === 0) return [];
      const what = `loss of gardens in clearing ${clearing}`;
      return [{ owner: self, what, cards: [self.letter], play: () => loseRandomCards(ctx, '10.2.5', self, gardens) }];
    }),
};
