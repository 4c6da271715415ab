import type { Component } from '../../action.ts';
import type { Player } from '../../law/context.ts';
import { moveCard } from '../../law/cards.ts';
import type { RootTurn } from '../../law/questions.ts';
import type { Turn } from '../step.ts';

/** A crafted card that its owner uses in the own turn, at most once (4.1.3). */
export interface OwnTurnCard {
  /** The card with its suit: `R#cob`. */
  readonly card: Component;
  /** The number of the card in the list of its makers. */
  readonly law: string;
  /** Before everything else in the phase (1.4.1). */
  readonly atStart?: true;
  /** It has to be used. */
  readonly must?: true;
  /** Whether it can be used now, besides the time; asked of a card in play. */
  readonly may?: (turn: Turn) => boolean;
  readonly play: (turn: Turn) => RootTurn;
}

/** Discards a card out of the play area, for what it does then. */
export function* spendThis({ me }: Turn, card: Component): RootTurn {
  yield* moveCard(card, me.board, 'discard');
}

/** Other players with cards in their hands; bots have none (B.2.8.1). */
export function othersWithCards(turn: Turn): Player[] {
  const { seats, me, layout, state } = turn;
  return seats.filter((seat) => {
    const pile = layout.seats[seat.index]?.handPile ?? -1;
    return seat !== me && !seat.bot && (state.piles[pile]?.length ?? 0) > 0;
  });
}
