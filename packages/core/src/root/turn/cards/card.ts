import { chooseOne } from '../../law/choose.ts';
import type { Component, SuitLetter } from '../../action.ts';
import type { Player } from '../../law/context.ts';
import { canDraw, drawToHand, moveRandomCard, askForCard } from '../../law/cards.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import type { Turn } from '../../law/step.ts';
import { transfer } from '../../law/transfer.ts';

/** A crafted card that its owner may use once in their own turn (4.1.3). */
export interface OwnTurnCard {
  /** The card with its suit: `R#cob`. */
  readonly card: Component;
  /** The number of the card in its publisher's list. */
  readonly law: string;
  /** Before or after everything else in the phase (1.4.1). */
  readonly at?: 'start' | 'end';
  /** It moves pieces or starts a battle. */
  readonly campaigns?: true;
  /** Its owner must use it. */
  readonly must?: true;
  /** Whether it can be used now, timing aside; asked for cards in play. */
  readonly may?: (turn: Turn) => boolean;
  readonly play: (turn: Turn, card: OwnTurnCard) => RootTurn;
}

/** Discards a card from the play area to use its effect. */
export const spendThis = ({ me }: Turn, { card }: OwnTurnCard): RootTurn => transfer(card, me.board, 'discard');

/** Chooses one of these players; null if there is none. */
export function* choosePlayer<Who extends Player>(
  turn: Turn,
  law: string,
  prompt: string,
  players: readonly Who[],
): RootTurn<Who | null> {
  if (players.length === 0) return null;
  const letters = players.map((one): string => one.letter);
  return players[letters.indexOf(yield* chooseOne(turn.me, law, 'side', prompt, letters))] ?? null;
}

/** Other players with cards in hand; bots have none (B.2.8.1). */
export const othersWithCards = (turn: Turn): Player[] => othersToRob(turn).filter(({ bot }) => !bot);

/**
 * Other players from whom a card can be taken: those with a hand, and bots, for which a card is drawn instead
 * (B.2.8.1).
 */
export function othersToRob(turn: Turn): Player[] {
  const { seats, me, layout, state } = turn;
  const hasCards = ({ index }: Player): boolean => (state.piles[layout.seats[index]?.handPile ?? -1]?.length ?? 0) > 0;
  return seats.filter((seat) => seat !== me && (seat.bot ? canDraw(turn) : hasCards(seat)));
}

/** Takes a random card from another player; for a bot, draws one instead (B.2.8.1). */
export function* takeAtRandom(turn: Turn, law: string, from: Player): RootTurn {
  if (from.bot) {
    turn.cite('B.2.8.1');
    yield* drawToHand(turn, law, turn.me, 1);
    return;
  }
  yield* moveRandomCard(turn, law, 'card taken at random', from, turn.me.letter);
}

/** The taker gives a card of one of these suits to another player. A bot discards it and scores a point (B.2.8.1). */
export function* giveCard(
  turn: Turn,
  law: string,
  prompt: string,
  suits: readonly SuitLetter[],
  whom: Player,
): RootTurn {
  const to = whom.bot ? 'discard' : whom.letter;
  const card = yield* askForCard(turn, law, prompt, turn.me, { suits, held: true, to });
  if (card === null) return;
  yield* transfer(card, turn.me.letter, to);
  if (whom.bot) yield* score(turn, whom, 1);
}
