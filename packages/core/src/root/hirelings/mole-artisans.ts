import type { Component } from '../action.ts';
import { described } from '../cards/descriptions.ts';

import type { Player, RulesContext } from '../law/context.ts';
import { agrees } from '../law/effects/use.ts';
import type { RootTurn } from '../law/questions.ts';
import { pileAt } from '../table/look-up.ts';
import { controls } from './control.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer } from '../law/transfer.ts';

const LAW = 'ROOT-185';

/** A card that was just crafted returns to the hand, where it stays revealed until the end of Evening. */
function* keep(ctx: RulesContext, self: Player, card: Component): RootTurn {
  const { places, cards } = ctx.layout;
  const known = described(cards, card);
  const lies = places.find(
    ({ kind, pile }) => kind !== 'hand' && kind !== 'board' && pile >= 0 && pileAt(ctx.state, pile).includes(known),
  );
  if (lies === undefined || !(yield* agrees(self, LAW, `keep ${card} revealed?`))) return;
  ctx.cite(LAW);
  yield* transfer(card, lies.name, self.letter);
  ctx.flags.revealed.push(card);
}

/** The Mole Artisans: cards with items that their controller crafts are not spent. */
export const MOLE_ARTISANS: HirelingLaw = {
  law: LAW,
  controller: {
    *craftedItem(ctx, self, card) {
      if (controls(ctx, self, 'h_D') && !self.bot) yield* keep(ctx, self, card);
    },
  },
};
