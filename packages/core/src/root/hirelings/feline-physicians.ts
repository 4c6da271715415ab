import { mayDiscardFor } from '../law/cards.ts';
import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Player, RulesContext } from '../law/context.ts';
import { inSupply } from '../law/pieces.ts';
import { removedTo, putWarriors, openToWarriors } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import type { Triggered } from '../law/events.ts';
import { chooseOne } from '../law/choose.ts';
import { withPiecesOf } from './actions.ts';
import { controls } from './control.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { countOf } from '../sum-of.ts';

const LAW = 'ROOT-189';

/** The Feline Physicians: removed warriors come back for a card that matches their clearing. */
export const FELINE_PHYSICIANS: HirelingLaw = {
  law: LAW,
  controller: {
    removed: (ctx, self, removals) =>
      !controls(ctx, self, 'h_C') || self.bot
        ? []
        : removals.flatMap(({ clearing, pieces }): Triggered[] => {
            const lost = countOf(pieces.filter(({ column }) => column === self.warrior));
            if (lost === 0) return [];
            const what = `Feline Physicians for clearing ${clearing}`;
            return [{ owner: self, what, cards: [self.letter], play: () => save(ctx, self, clearing, lost) }];
          }),
  },
};

function* save(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow, lost: number): RootTurn {
  const from = removedTo(ctx, self, lost);
  const open = openToWarriors(ctx, self, withPiecesOf(ctx, self));
  if ((from === self.supply && inSupply(ctx, self.warrior) === 0) || open.length === 0) return;
  if (!(yield* mayDiscardFor(ctx, LAW, 'card for the Feline Physicians', self, clearing))) return;
  const to = yield* chooseOne(self, LAW, 'place', 'clearing for the warriors', open);
  yield* putWarriors(ctx, self, to, lost, from);
}
