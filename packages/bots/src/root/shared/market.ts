import { type Component, pileAt, spellingOf, described } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  ask,
  availableItem,
  craftItem,
  listedPoints,
  moveCard,
  playerOf,
  suitOfCard,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from './bot.ts';
import { type Buying, type Purse, payFor, sellerFor } from './services.ts';

/** The cards in the Market that are known, every copy: each is as likely as each other card. */
export function market({ state, layout }: BotTurn, seller: Player): Component[] {
  const { cards, seats } = layout;
  const known = pileAt(state, seats[seller.index]!.handPile).filter((card) => cards.printed[card] !== null);
  return known.map((card) => spellingOf(cards, card));
}

/** What becomes of a card when it is crafted. */
type CardKind = NonNullable<BotTurn['layout']['cards']['printed'][number]>['kind'];

/**
 * By the advanced services a turn begins with a card of this kind, if the Market has one; it lies on the bot's board then,
 * to be kept or used (ROOT-266, ROOT-267, Chmd.10.2).
 */
export const buyFirstStep = (
  law: string,
  name: string,
  purse: Purse,
  wanted: CardKind,
  use?: (turn: BotTurn, card: Component) => RootTurn,
): Step => ({
  law,
  name,
  when: (turn) => turn.me.setup.advancedServices === true && playerOf(turn, 'O') !== undefined,
  *play(turn) {
    const seller = playerOf(turn, 'O')!;
    const { cards } = turn.layout;
    const kindOf = (card: Component): CardKind | undefined => cards.printed[described(cards, card)]?.kind;
    const some = market(turn, seller).filter((card) => kindOf(card) === wanted);
    const card = yield* buyCard(turn, law, purse, some);
    if (card !== null && use !== undefined) yield* use(turn, card);
  },
});

/** Buys a card out of the Market, which lies on the bot's board then: one at random of those wanted. */
export function* buyCard(
  turn: BotTurn,
  law: string,
  purse: Purse,
  wanted: readonly Component[],
  buying: Buying = {},
): RootTurn<Component | null> {
  const seller = sellerFor(turn, purse, buying);
  if (seller === null || wanted.length === 0) return null;
  turn.report?.(law);
  const card =
    new Set(wanted).size === 1
      ? wanted[0]!
      : yield* ask({ kind: 'pick', law, prompt: 'card to buy', options: wanted as string[] });
  yield* payFor(turn, seller, purse);
  yield* moveCard(card, seller.letter, turn.me.board);
  return card;
}

/**
 * The cards that would do for an order without an item that can be had: those with one, and of these the ones with the
 * most points (ROOT-258). Where the bot prefers birds by its advanced services, birds among several come first, and where
 * no card has such an item any bird will do for an order that is none (ROOT-261, ROOT-263).
 */
function betterOrders(turn: BotTurn, seller: Player, preferBirds: boolean): Component[] {
  const cards = market(turn, seller);
  const isBird = (card: Component): boolean => suitOfCard(card) === 'B';
  let useful = cards.filter((card) => availableItem(turn, card) !== null);
  if (preferBirds && useful.length === 0) return turn.order?.suit === 'B' ? [] : cards.filter(isBird);
  if (preferBirds && useful.some(isBird)) useful = useful.filter(isBird);
  const best = Math.max(0, ...useful.map(listedPoints));
  return useful.filter((card) => listedPoints(card) === best);
}

/** A card of the Market takes the place of the order, which is discarded. Gives whether it was bought. */
export function* replaceOrder(
  turn: BotTurn,
  law: string,
  purse: Purse,
  wanted: readonly Component[],
): RootTurn<boolean> {
  const { order, me } = turn;
  if (order === null) return false;
  const card = yield* buyCard(turn, law, purse, wanted);
  if (card === null) return false;
  yield* moveCard(order.card, me.board, 'discard');
  turn.order = { card, suit: suitOfCard(card) };
  return true;
}

/**
 * If the order card shows an available item, craft it (B.1.1); if not, first look for one in the Market (ROOT-258).
 * `birds` is the card of the advanced services that prefers bird cards.
 */
export const craftOrBuyStep = (law: string, purse: Purse, birds?: string): Step => ({
  law,
  name: 'Craft Item',
  *play(turn) {
    const { order, me } = turn;
    const seller = sellerFor(turn, purse);
    if (order !== null && seller !== null && availableItem(turn, order.card) === null) {
      const advanced = birds !== undefined && me.setup.advancedServices === true;
      yield* replaceOrder(turn, advanced ? birds : 'ROOT-258', purse, betterOrders(turn, seller, advanced));
    }
    if (turn.order !== null) yield* craftItem(turn, me, turn.order.card);
  },
});
