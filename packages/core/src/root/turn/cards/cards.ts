import type { RootTurn } from '../../law/questions.ts';
import { isInPlay } from '../../law/effects/play-area.ts';
import type { Choice, Turn } from '../step.ts';
import { BIRDSONG_CARDS } from './birdsong.ts';
import type { OwnTurnCard } from './card.ts';
import { DAYLIGHT_CARDS } from './daylight.ts';
import { EVENING_CARDS } from './evening.ts';

/** The cards of both decks that are used in their owner's own turn. */
const OWN_TURN_CARDS: readonly OwnTurnCard[] = [...BIRDSONG_CARDS, ...DAYLIGHT_CARDS, ...EVENING_CARDS];

/** The cards in play that the taker may use now. */
export function cardOffers(turn: Turn, atStart: boolean): Choice[] {
  const { me, layout, state, now, flags } = turn;
  if ((state.piles[layout.seats[me.index]?.craftedPile ?? -1] ?? []).length === 0) return [];
  const usable = OWN_TURN_CARDS.filter(
    ({ card, law, phase, atStart: first = false, may }) =>
      phase === now.stage &&
      (atStart || !first) &&
      flags.once[law] === undefined &&
      isInPlay(state, layout, me.index, card) &&
      may?.(turn) !== false,
  );
  return usable.map(({ card, law, must, play }) => ({
    option: { kind: 'card', law, card },
    ...(must && { must }),
    play: () => useCard(turn, law, play),
  }));
}

function* useCard(turn: Turn, law: string, play: OwnTurnCard['play']): RootTurn {
  const { flags } = turn;
  flags.once[law] = true;
  yield* play(turn);
}
