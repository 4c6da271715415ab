import type { CardKind } from '../data/cards/card.ts';
import { playerAt } from '../table/look-up.ts';
import { mayBeAmong } from '../law/deck.ts';
import type { Component, SuitLetter } from '../action.ts';
import { CARDS_DEALT, HAND_LIMIT, STARTING_HAND } from '../data/numbers.ts';
import { type ClearingOrBurrow, SUITS } from '../data/vocabulary.ts';
import { askForCard, drawToHand, fits, fitsHand, matchingSuits, pileOf } from '../law/cards.ts';
import type { Player, RulesContext } from '../law/context.ts';
import { ambushesToTake } from './cards/informants.ts';
import { isKnown, spellingOf } from '../cards/descriptions.ts';
import { type FromHand, type RootTurn, ask } from '../law/questions.ts';
import { isAdvanced } from '../root-setup.ts';
import { chooseOne } from '../law/choose.ts';
import type { Step, Turn } from '../law/step.ts';
import type { Unmet } from '../law/unmet.ts';
import { spotText } from '../words/lists.ts';
import { transfer, moveCards } from '../law/transfer.ts';
import { unmet } from '../law/unmet.ts';

export function handOf(ctx: RulesContext, who: Player): Component[] {
  return pileOf(ctx, who, { suits: SUITS }).map((card) => spellingOf(ctx.layout.cards, card));
}

/** The taker's cards of these suits, one of each kind; an unknown card is named by the suits that it may have. */
export function cardsFor(turn: Turn, suits: readonly SuitLetter[]): Component[] {
  const cards = handOf(turn, turn.me).flatMap((card) => {
    const fitting = fitsHand(turn.layout, card, { suits });
    if (fitting !== null) return fitting ? [card] : [];
    return suits.map((suit) => `${suit}#`);
  });
  return [...new Set(cards)];
}

/** The kinds of card that the taker holds, or may hold; a revealed card is not in the hand (12.6.1). */
export const mayBeHeld = (turn: Turn, kind: CardKind) =>
  mayBeAmong(turn, playerAt(turn.layout, turn.me.index).handPile, kind).filter(
    ({ card }) => !turn.flags.revealed.includes(card),
  );

/** Whether a player has, or may have, a card of one of these suits to spend. */
export function maySpend(ctx: RulesContext, who: Player, suits: readonly SuitLetter[]): boolean {
  return mayHave(ctx, who, { suits }, 1);
}

/** Whether a player has, or may have, a card that matches a clearing (2.1.1). */
export function maySpendFor(ctx: RulesContext, who: Player, clearing: ClearingOrBurrow): boolean {
  return maySpend(ctx, who, matchingSuits(ctx, clearing));
}

/** Why the taker cannot spend a card that matches a clearing (2.1.1), as `law` requires. */
export function matchUnmet(ctx: RulesContext, at: ClearingOrBurrow, law: string): Unmet | null {
  return maySpendFor(ctx, ctx.taker, at) ? null : noCardFor(at, law);
}

const noCardFor = (at: ClearingOrBurrow, law: string): Unmet =>
  unmet(law, () => `they have no card left that matches ${spotText(at)}`);

/** Whether a player has, or may have, enough fitting cards. */
export function mayHave(ctx: RulesContext, who: Player, wanted: FromHand, count: number): boolean {
  let missing = count;
  if (missing <= 0) return true;
  for (const card of pileOf(ctx, who, wanted)) {
    if (fits(ctx.layout, card, wanted) === false) continue;
    missing -= 1;
    if (missing === 0) return true;
  }
  return false;
}

/**
 * Spends several cards at once (G.23, G.31). If all are known, they are asked for in one fixed order, so that the same
 * cards are not listed twice; otherwise one by one, as the player says. Returns them.
 */
export function* spendCards(
  ctx: RulesContext,
  who: Player,
  law: string,
  prompt: string,
  wanted: FromHand,
  count: number,
): RootTurn<Component[]> {
  const from = wanted.place ?? who.letter;
  const { cards } = ctx.layout;
  const fitting = pileOf(ctx, who, wanted).filter((card) => fits(ctx.layout, card, wanted) !== false);
  const isVague = fitting.some((card) => !isKnown(cards, card));
  const spent: Component[] = [];
  if (isVague) {
    while (spent.length < count) {
      const card = yield* askForCard(ctx, law, prompt, who, { ...wanted, held: true });
      if (card === null) break;
      yield* transfer(card, from, 'discard');
      spent.push(card);
    }
    return spent;
  }
  const known = fitting
    .filter((card) => fits(ctx.layout, card, wanted) === true)
    .map((card) => spellingOf(cards, card));
  spent.push(...(yield* chooseSome(who, law, prompt, known, count)));
  yield* moveCards(spent, from, 'discard');
  return spent;
}

/** Chooses several of these cards in one fixed order, so that the same cards are not listed twice. */
function* chooseSome(
  who: Player,
  law: string,
  prompt: string,
  cards: readonly Component[],
  count: number,
): RootTurn<Component[]> {
  const chosen: Component[] = [];
  let left = [...cards].sort();
  for (let missing = Math.min(count, left.length); missing > 0; missing--) {
    const options = left.slice(0, left.length - missing + 1).filter((card, at) => card !== left[at - 1]);
    const card = yield* chooseOne(who, law, 'card', prompt, options);
    left = left.slice(left.indexOf(card) + 1);
    chosen.push(card);
  }
  return chosen;
}

/** Spends a card of one of these suits: discards it (G.23). Returns it, or null if there was none. */
export function* spendCard(
  ctx: RulesContext,
  law: string,
  suits: readonly SuitLetter[],
  prompt = 'card to spend',
  who: Player = ctx.taker,
): RootTurn<Component | null> {
  return (yield* spendCards(ctx, who, law, prompt, { suits }, 1))[0] ?? null;
}

/** The taker spends a card that matches a clearing (2.1.1). */
export const spendCardFor = (ctx: RulesContext, law: string, clearing: ClearingOrBurrow): RootTurn<Component | null> =>
  spendCard(ctx, law, matchingSuits(ctx, clearing));

/** Whether the current line sets up by a setup card (A.8): the setup says so, or an audit tries it. */
export const setsUpByCard = ({ now, state }: Turn): boolean => now.setup && (now.advanced ?? isAdvanced(state.setup));

const unseen = (turn: Turn): number => handOf(turn, turn.me).filter((card) => card === '#').length;

function* nameCards({ letter }: Player, cards: readonly Component[]): RootTurn {
  const named = cards.filter((card) => card !== '#');
  if (named.length > 0) yield* moveCards(named, letter, letter);
}

/** A player with unseen cards looks at them: an action names the cards of the hand (5.1.3). */
export const lookAtHand: Step = {
  law: '5.1.3',
  name: 'Look at the hand',
  when: (turn) => !setsUpByCard(turn),
  *play(turn) {
    const { me } = turn;
    const count = unseen(turn);
    if (count === 0) return;
    yield* nameCards(me, yield* ask({ kind: 'draw', law: '5.1.3', from: me.letter, count, to: me.letter }));
  },
};

/**
 * A player is dealt five cards and keeps three (A.7, A.10). The table has only those three: the others are back in the
 * deck before anybody draws.
 */
export const keepHand: Step = {
  law: 'A.10',
  name: 'Choose a starting hand',
  *play(turn) {
    const { me } = turn;
    if (unseen(turn) !== STARTING_HAND) return;
    const dealt = yield* ask({ kind: 'draw', law: 'A.7', from: me.letter, count: CARDS_DEALT, to: me.letter });
    const known = dealt.filter((card) => card !== '#');
    yield* nameCards(me, yield* chooseSome(me, 'A.10', 'card to keep', known, STARTING_HAND));
  },
};

/** Names of the steps that end a turn. */
export const DRAW = 'Draw';
export const DISCARD = 'Discard down to five';

/** A step of Evening that draws a number of cards. */
export function drawStep(law: string, draws: (turn: Turn) => number): Step {
  return {
    law,
    name: DRAW,
    brings: ['cards'],
    draws,
    *play(turn) {
      const { me } = turn;
      const ambushes = ambushesToTake(turn);
      const options = ['draw', ...ambushes];
      const card =
        ambushes.length === 0 ? 'draw' : yield* chooseOne(me, 'ROOT-79', 'card', 'draw, or take an ambush', options);
      if (card === 'draw') yield* drawToHand(turn, law, me, draws(turn));
      else yield* transfer(card, '*', me.letter);
    },
  };
}

/** Discards down to five cards, one by one. */
export function discardStep(law: string): Step {
  return {
    law,
    name: DISCARD,
    brings: ['cards'],
    when: (turn) => pileOf(turn, turn.me, { suits: SUITS }).length > HAND_LIMIT,
    *play(turn) {
      yield* spendCard(turn, law, SUITS, 'card to discard');
      return 'stay';
    },
  };
}
