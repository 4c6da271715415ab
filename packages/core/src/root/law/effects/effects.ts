import type { Player, RulesContext } from '../context.ts';
import { ARMORERS, BRUTAL_TACTICS, SAPPERS, SCOUTING_PARTY } from './battle-cards.ts';
import type { CardEffect } from './effect.ts';
import { MASTER_ENGRAVERS, MURINE_BROKER } from './crafting-cards.ts';
import { FOX_PARTISANS, MOUSE_PARTISANS, RABBIT_PARTISANS } from './partisans.ts';
import { isInPlay } from './play-area.ts';

/**
 * The cards of both decks that do something while others act. Other files have Soup Kitchens (rule), Coffin Makers (the
 * ledger), and Boat Builders, Corvid Planners and Tunnels (movement). All other cards work only in their owner's turn
 * (`turn/cards/`).
 */
export const CARD_EFFECTS: readonly CardEffect[] = [
  ARMORERS,
  SAPPERS,
  BRUTAL_TACTICS,
  SCOUTING_PARTY,
  FOX_PARTISANS,
  MOUSE_PARTISANS,
  RABBIT_PARTISANS,
  MURINE_BROKER,
  MASTER_ENGRAVERS,
];

/** The effects of the cards that a person has in play. */
export function cardEffects({ state, layout }: RulesContext, seat: Player): readonly CardEffect[] {
  const crafted = state.piles[layout.seats[seat.index]?.craftedPile ?? -1];
  if (seat.bot || crafted === undefined || crafted.length === 0) return NONE;
  return CARD_EFFECTS.filter(({ card }) => isInPlay(state, layout, seat.index, card));
}

const NONE: readonly CardEffect[] = [];
