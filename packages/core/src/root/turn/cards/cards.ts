import type { RootTurn } from '../../law/questions.ts';
import { isInPlay } from '../../law/effects/play-area.ts';
import { pileAt, playerAt } from '../../table/look-up.ts';
import type { Choice, Turn } from '../../law/step.ts';
import type { Stage } from '../../law/turn-state.ts';
import { BIRDSONG_CARDS } from './birdsong.ts';
import type { OwnTurnCard } from './card.ts';
import { DAYLIGHT_CARDS } from './daylight.ts';
import { EVENING_CARDS } from './evening.ts';
import type { Deed } from '../../law/deed.ts';

/** The cards of both decks that are used in their owner's own turn, by phase. */
const OWN_TURN_CARDS: Readonly<Partial<Record<Stage, readonly OwnTurnCard[]>>> = {
  birdsong: BIRDSONG_CARDS,
  daylight: DAYLIGHT_CARDS,
  evening: EVENING_CARDS,
};

/** The cards in play that the taker may use now: at the start of a phase, at its end, or in its course. */
export function cardOffers(turn: Turn, at?: OwnTurnCard['at']): Choice[] {
  const { me, layout, state, now, flags } = turn;
  const crafted = pileAt(state, playerAt(layout, me.index).craftedPile);
  const cards = crafted.length === 0 ? undefined : OWN_TURN_CARDS[now.stage];
  if (cards === undefined) return [];
  const found: Choice[] = [];
  for (const one of cards) {
    if (one.at !== at || !isInPlay(state, layout, me.index, one.card)) continue;
    if (flags.once[one.law] !== undefined || one.may?.(turn) === false) continue;
    const { card, law, must } = one;
    const option: Deed = { kind: 'card', law, card };
    const use = (): RootTurn => useCard(turn, one);
    found.push(must ? { option, must, play: use } : { option, play: use });
  }
  return found;
}

/**
 * Whether the taker has a card in play that may move pieces or start a battle later in this phase or in a later one.
 */
export function mayCampaign({ state, layout, me, now, flags }: Turn): boolean {
  const isToCome = (stage: string, { at, law }: OwnTurnCard): boolean =>
    stage !== now.stage || (flags.once[law] === undefined && (at !== 'start' || now.step === 0));
  const stages = Object.entries(OWN_TURN_CARDS);
  return stages
    .slice(stages.findIndex(([stage]) => stage === now.stage))
    .some(([stage, cards]) =>
      cards.some((one) => one.campaigns && isToCome(stage, one) && isInPlay(state, layout, me.index, one.card)),
    );
}

function* useCard(turn: Turn, card: OwnTurnCard): RootTurn {
  turn.flags.once[card.law] = true;
  yield* card.play(turn, card);
}
