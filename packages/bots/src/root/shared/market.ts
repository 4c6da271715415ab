import { type Component, pileAt, spellingOf, described } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  availableItem,
  craftItem,
  listedPoints,
  transfer,
  playerOf,
  suitOfCard,
  byChance,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from './bot.ts';
import { type Buying, type Purse, payFor, sellerFor } from './services.ts';

/** The known cards in the Market, including copies: each is equally likely. */
export function market({ state, layout }: BotTurn, seller: Player): Component[] {
  const { cards, seats } = layout;
  const known = pileAt(state, seats[seller.index]!.handPile).filter((card) => cards.printed[card] !== null);
  return known.map((card) => spellingOf(cards, card));
}

/** What happens to a card when it is crafted. */
type CardKind = NonNullable<BotTurn['layout']['cards']['printed'][number]>['kind'];

/**
 * With the advanced services, a turn begins by buying a card of this kind, if the Market has one; it stays on the bot's
 * board to be kept or used (ROOT-266, ROOT-267, Chmd.10.2).
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

/** Buys a random card of those wanted from the Market; it stays on the bot's board. */
export function* buyCard(
  turn: BotTurn,
  law: string,
  purse: Purse,
  wanted: readonly Component[],
  buying: Buying = {},
): RootTurn<Component | null> {
  const seller = sellerFor(turn, purse, buying);
  if (seller === null || wanted.length === 0) return null;
  turn.cite(law);
  const card = (yield* byChance(law, 'card', 'card to buy', wanted))!;
  yield* payFor(turn, seller, purse);
  yield* transfer(card, seller.letter, turn.me.board);
  return card;
}

/**
 * The cards that could replace an order without an available item: those with one, and among these the ones with the
 * most points (ROOT-258). If the bot's advanced services prefer birds, birds come first among several, and if no card
 * has an available item, any bird may replace an order that is not one (ROOT-261, ROOT-263).
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

/** A card of the Market replaces the order, which is discarded. Returns whether it was bought. */
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
  yield* transfer(order.card, me.board, 'discard');
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
