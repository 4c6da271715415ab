import { byChance } from './choose.ts';
import type { Component, SuitLetter } from '../action.ts';
import { type Description, NONE, spellingOf } from '../cards/descriptions.ts';
import { CLEARINGS, type Clearing, type ClearingOrBurrow, type Item, SUITS } from '../data/vocabulary.ts';
import type { PlaceName } from '../place-name.ts';
import type { Layout } from '../table/layout.ts';
import { type FromHand, NO_CARD, type RootTurn, ask } from './questions.ts';
import { score } from './score.ts';
import type { Player, Players, RulesContext } from './context.ts';
import { pileAt, placeNamed, playerAt, countAt, columnOf } from '../table/look-up.ts';
import { transfer, moveCards } from './transfer.ts';
import type { PileIndex } from '../table/indices.ts';
import { repeated } from '../sum-of.ts';

/** The suit of a card by its description; null if unknown. */
export function suitOfCard(card: Component): SuitLetter | null {
  return card[0] === '#' ? null : (card[0] as SuitLetter);
}

/** The item that a card shows, such as `h`; null if it shows none, or if the card is not known well enough. */
export function itemOfCard(ctx: Players, card: Component): Item | null {
  const { cards } = ctx.layout;
  const known = cards.byName.get(card);
  return known === undefined ? null : (cards.printed[known]?.item ?? null);
}

/** The cards of a pile, by their names. */
export const cardsInPile = ({ state, layout }: RulesContext, pile: PileIndex): Component[] =>
  pileAt(state, pile).map((card) => spellingOf(layout.cards, card));

/** The cards of a column on a board, the faction's own ones last. */
export function cardsIn(ctx: RulesContext, column: PlaceName, own: Component): Component[] {
  const { pile, row } = placeNamed(ctx.layout, column);
  return [...cardsInPile(ctx, pile), ...repeated(countAt(ctx.state, row, columnOf(ctx, own)), own)];
}

/** Whether a card can be drawn now: not if all lie elsewhere (D49). */
export function canDraw(ctx: RulesContext): boolean {
  return ctx.state.draw > 0;
}

/**
 * Draws cards from the draw pile to a place, as many as there are. The discard pile is shuffled the moment the last
 * card is drawn (2.1). Returns the cards as far as they are known.
 */
export function* drawCards(
  ctx: RulesContext,
  law: string,
  to: PlaceName,
  count: number,
): RootTurn<readonly Component[]> {
  const drawn: Component[] = [];
  while (drawn.length < count && canDraw(ctx)) {
    const few = Math.min(count - drawn.length, ctx.state.draw);
    const cards = yield* ask({ kind: 'draw', law, from: 'draw', count: few, to });
    yield* moveCards(cards, 'draw', to);
    drawn.push(...cards);
  }
  return drawn;
}

/** A player draws cards. A bot has no hand and scores one point instead, whatever the number (B.2.8.1, D47). */
export function* drawToHand(ctx: RulesContext, law: string, seat: Player, count: number): RootTurn {
  if (seat.bot) {
    ctx.cite('B.2.8.1');
    yield* score(ctx, seat, 1);
  } else yield* drawCards(ctx, law, seat.letter, count);
}

/** The cards that a person can give from their hand, one of each kind; null if too little is known of them. */
export function cardsToGive(ctx: RulesContext, seat: Player, wanted: FromHand): Component[] | null {
  const { cards } = ctx.layout;
  const fitting: Component[] = [];
  for (const card of pileOf(ctx, seat, wanted)) {
    const isFit = fits(ctx.layout, card, wanted);
    if (isFit === null) return null;
    const name = spellingOf(cards, card);
    if (isFit && !fitting.includes(name)) fitting.push(name);
  }
  return fitting;
}

/** The cards to choose from: those in the hand that are not revealed, or those of another place. */
export function pileOf(ctx: RulesContext, seat: Player, { place, except = NO_CARDS }: FromHand): readonly number[] {
  const { layout, state } = ctx;
  const index = place === undefined ? playerAt(layout, seat.index).handPile : placeNamed(layout, place).pile;
  const pile = pileAt(state, index);
  if (place !== undefined) return pile;
  const revealed = revealedBy(ctx, seat);
  return unrevealed(layout, pile, revealed.length === 0 ? except : [...revealed, ...except]);
}

const NO_CARDS: readonly Component[] = [];

/** The cards of a player's hand that are revealed in this turn, and cannot be used otherwise (10.5). */
function revealedBy({ flags, taker }: RulesContext, seat: Player): readonly Component[] {
  return taker === seat ? flags.revealed : NO_CARDS;
}

/**
 * The cards of a hand minus those revealed. For each revealed card, removes the card of that name, or else the
 * best-known card that may be it.
 */
export function unrevealed(
  { cards }: Layout,
  hand: readonly number[],
  revealed: readonly Component[],
): readonly number[] {
  if (revealed.length === 0) return hand;
  const left = [...hand];
  for (const name of revealed) {
    const card = cards.byName.get(name);
    if (card === undefined) continue;
    let at = left.indexOf(card);
    if (at < 0)
      for (const [i, other] of left.entries()) {
        if (cards.meet(other, card) === NONE) continue;
        const best = left[at];
        if (best === undefined || (other !== best && cards.join(other, best) === best)) at = i;
      }
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards of a hand, each of which may be unrevealed, since the others may account for all revealed ones. */
export function perhapsUnrevealed(
  { cards }: Layout,
  hand: readonly number[],
  revealed: readonly Component[],
): readonly number[] {
  const known = revealed.flatMap((name) => cards.byName.get(name) ?? []);
  const canHold = (left: readonly number[], at: number): boolean => {
    const card = known[at];
    if (card === undefined) return true;
    return left.some((other, i) => cards.meet(other, card) !== NONE && canHold(left.toSpliced(i, 1), at + 1));
  };
  return hand.filter((_, i) => canHold(hand.toSpliced(i, 1), 0));
}

/** Whether a card is one of those wanted, by its description; null if the description leaves it open. */
export function fitsHand(layout: Layout, card: Component, wanted: FromHand): boolean | null {
  const known = layout.cards.byName.get(card);
  return known === undefined ? false : fits(layout, known, wanted);
}

/** Whether a card fits, by its description. */
export function fits(layout: Layout, known: Description, { suits, ambush, lasting }: FromHand): boolean | null {
  const { cards } = layout;
  const printed = cards.printed[known];
  if (ambush) {
    if (!suits.some((suit) => meets(layout, known, `${suit}#@`))) return false;
    return printed === null ? null : true;
  }
  if (lasting && printed?.kind !== 'persistent') return printed === null ? null : false;
  const suit = suitOfCard(spellingOf(cards, known));
  if (suit === null) return suits.some((one) => meets(layout, known, `${one}#`)) ? null : false;
  return suits.includes(suit);
}

/** Whether a card may be one that is called so. */
function meets({ cards }: Layout, card: Description, name: Component): boolean {
  const one = cards.byName.get(name);
  return one !== undefined && cards.meet(card, one) !== NONE;
}

/**
 * Asks a person for a card from their hand. Returns null if there is none, or if they may keep it and do. If all cards
 * are known, the question lists them; otherwise any fitting answer will do, or `none`.
 */
export function* askForCard(
  ctx: RulesContext,
  law: string,
  prompt: string,
  seat: Player,
  wanted: FromHand,
): RootTurn<Component | null> {
  if (pileOf(ctx, seat, wanted).length === 0) return null;
  const options = cardsToGive(ctx, seat, wanted);
  if (options !== null && options.length === 0) return null;
  const except = wanted.place === undefined ? [...revealedBy(ctx, seat), ...(wanted.except ?? [])] : [];
  const hand = except.length === 0 ? wanted : { ...wanted, except };
  const all = options !== null && wanted.optional ? [NO_CARD, ...options] : options;
  const question = { kind: 'choose', law, about: 'card', prompt, seat: seat.index, hand } as const;
  const card = yield* ask(all === null ? question : { ...question, options: all });
  return card === NO_CARD ? null : (card as Component);
}

/** A person may discard a card that matches a clearing, for an effect; returns whether they did. */
export function* mayDiscardFor(
  ctx: RulesContext,
  law: string,
  prompt: string,
  seat: Player,
  clearing: ClearingOrBurrow,
): RootTurn<boolean> {
  const card = yield* askForCard(ctx, law, prompt, seat, { suits: matchingSuits(ctx, clearing), optional: true });
  if (card === null) return false;
  ctx.cite(law);
  yield* transfer(card, seat.letter, 'discard');
  return true;
}

/** Discards all cards of a hand, or of another place, that fit; the player names those that are not known. */
export function* discardFitting(
  ctx: RulesContext,
  law: string,
  prompt: string,
  seat: Player,
  wanted: FromHand,
): RootTurn {
  const { layout } = ctx;
  const from = wanted.place ?? seat.letter;
  const known = pileOf(ctx, seat, wanted).filter((card) => fits(layout, card, wanted) === true);
  yield* moveCards(
    known.map((card) => spellingOf(layout.cards, card)),
    from,
    'discard',
  );
  while (pileOf(ctx, seat, wanted).some((card) => fits(layout, card, wanted) === null)) {
    const card = yield* askForCard(ctx, law, prompt, seat, wanted);
    if (card === null) return;
    yield* transfer(card, from, 'discard');
  }
}

/**
 * A random card of a person's hand goes elsewhere, if there is one (G.22). If all are known, chance picks one, and
 * copies count as separate cards; otherwise its owner says which it was.
 */
export function* moveRandomCard(ctx: RulesContext, law: string, prompt: string, seat: Player, to: PlaceName): RootTurn {
  const { cards } = ctx.layout;
  const hand = { suits: SUITS, held: true, random: to } as const;
  const pile = pileOf(ctx, seat, hand);
  const options = pile.map((card) => spellingOf(cards, card));
  const card = pile.some((one) => cards.printed[one] === null)
    ? yield* ask({ kind: 'choose', law, about: 'card', prompt, seat: seat.index, hand })
    : yield* byChance(law, 'card', prompt, options);
  if (card !== undefined && card !== NO_CARD) yield* transfer(card as Component, seat.letter, to);
}

/** A person loses random cards, one by one (G.22). */
export function* loseRandomCards(ctx: RulesContext, law: string, seat: Player, count: number): RootTurn {
  for (let n = 0; n < count; n++) yield* moveRandomCard(ctx, law, 'random card to discard', seat, 'discard');
}

/** The suits of cards that match a clearing: its own, and birds (2.1.1). */
export function matchingSuits(ctx: Players, clearing: ClearingOrBurrow): SuitLetter[] {
  const suit = ctx.suits[clearing];
  return suit == null ? [...SUITS] : [suit as SuitLetter, 'B'];
}

/** The clearings that a card of this suit matches: all of them for a bird, or for an unknown suit (2.1.1). */
export function clearingsFor({ suits }: Players, suit: SuitLetter | null): Clearing[] {
  if (suit === null || suit === 'B') return [...CLEARINGS];
  return CLEARINGS.filter((clearing) => (suits[clearing] ?? suit) === suit);
}
