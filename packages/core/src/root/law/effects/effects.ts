import type { Player, RulesContext } from '../context.ts';
import { ARMORERS, BRUTAL_TACTICS, SAPPERS, SCOUTING_PARTY } from './battle-cards.ts';
import type { CardEffect } from './effect.ts';
import { MURINE_BROKER } from './murine-broker.ts';
import { FOX_PARTISANS, MOUSE_PARTISANS, RABBIT_PARTISANS } from './partisans.ts';
import { isInPlay } from './play-area.ts';

/**
 * The cards of both decks that do something while others act. Soup Kitchens are a matter of rule, Coffin Makers of the
 * ledger; all others are used in their owner's turn alone.
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
];

/** The effects of the cards that a person has in play. */
export function effectsOf({ state, layout }: RulesContext, seat: Player): readonly CardEffect[] {
  return seat.bot ? NONE : CARD_EFFECTS.filter(({ card }) => isInPlay(state, layout, seat.index, card));
}

const NONE: readonly CardEffect[] = [];
