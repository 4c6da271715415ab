import type { Component } from '../../action.ts';
import type { Player } from '../../law/context.ts';
import { canDraw, drawToHand, moveCard, moveRandomCard } from '../../law/cards.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import type { Turn } from '../../law/step.ts';

/** A crafted card that its owner uses in the own turn, at most once (4.1.3). */
export interface OwnTurnCard {
  /** The card with its suit: `R#cob`. */
  readonly card: Component;
  /** The number of the card in the list of its makers. */
  readonly law: string;
  /** Before or after everything else in the phase (1.4.1). */
  readonly at?: 'start' | 'end';
  /** Pieces move by it, or a battle is fought. */
  readonly campaigns?: true;
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
export const othersWithCards = (turn: Turn): Player[] => othersToRob(turn).filter(({ bot }) => !bot);

/** Other players of whom a card can be taken: who has a hand, and bots, of whom one is drawn instead (B.2.8.1). */
export function othersToRob(turn: Turn): Player[] {
  const { seats, me, layout, state } = turn;
  const hasCards = ({ index }: Player): boolean => (state.piles[layout.seats[index]?.handPile ?? -1]?.length ?? 0) > 0;
  return seats.filter((seat) => seat !== me && (seat.bot ? canDraw(turn) : hasCards(seat)));
}

/** A random card of another player comes to the taker's hand; of a bot one is drawn instead (B.2.8.1). */
export function* takeAtRandom(turn: Turn, law: string, from: Player): RootTurn {
  if (from.bot) {
    turn.report?.('B.2.8.1');
    yield* drawToHand(turn, law, turn.me, 1);
    return;
  }
  yield* moveRandomCard(turn, law, 'card taken at random', from, turn.me.letter);
}

/** The taker gives a card to another player; a bot discards it, and scores a point (B.2.8.1). */
export function* giveCard(turn: Turn, card: Component, to: Player): RootTurn {
  yield* moveCard(card, turn.me.letter, to.bot ? 'discard' : to.letter);
  if (to.bot) yield* score(turn, to, 1);
}
