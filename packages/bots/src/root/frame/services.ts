import { act } from '@woodlog/core/kernel';
import { CLEARINGS, type Component } from '@woodlog/core/root';
import {
  type RootTurn,
  type Seat,
  ask,
  availableItem,
  craftItem,
  inSupply,
  listedPoints,
  moveCard,
  piecesAt,
  pointsOf,
  ruler,
  seatOf,
  suitOfCard,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from './bot.ts';

/** How a bot pays for a service of the Riverfolk (ROOT-257 to ROOT-259). */
export interface Purse {
  readonly canPay: (turn: BotTurn, seller: Seat, cost: number) => boolean;
  readonly pay: (turn: BotTurn, seller: Seat, cost: number) => RootTurn;
}

/** Its own warriors go from its supply into Payments (11.2.6). */
export const OWN_WARRIORS: Purse = {
  canPay: (turn, _seller, cost) => inSupply(turn, turn.me.warrior) >= cost,
  *pay({ layout, me }, seller, count) {
    const what = layout.columns[me.warrior]!.name;
    yield* act({ kind: 'move', parts: [{ count, what, from: me.supply, to: seller.board }] });
  },
};

/** Riverfolk warriors do (ROOT-259). */
export const THEIR_WARRIORS: Purse = {
  canPay: (turn, seller, cost) => canPayWithTheirWarriors(turn, seller, cost),
  pay: (_turn, seller, cost) => payWithTheirWarriors(seller, cost),
};

/** What a service costs a bot, by its points (ROOT-257). */
const COSTS = [
  { from: 20, cost: 4 },
  { from: 10, cost: 3 },
  { from: 0, cost: 2 },
] as const;

/** Own warriors in the clearing of a battle up to which mercenaries are hired (ROOT-259). */
const HIRES_UP_TO = 2;

/** Services bought in this turn. */
const BOUGHT = 'services bought';

function costFor(turn: BotTurn): number {
  return COSTS.find(({ from }) => pointsOf(turn, turn.me) >= from)!.cost;
}

/** A person sells one service, and one more for each trade post beside pieces of the buyer (11.2.6.II). */
function limitOf(turn: BotTurn, seller: Seat): number {
  if (seller.bot) return Number.POSITIVE_INFINITY;
  const posts = CLEARINGS.filter(
    (clearing) => tokensAt(turn, seller, clearing) > 0 && piecesAt(turn, turn.me, clearing) > 0,
  );
  return 1 + posts.length;
}

/** `evenBehind`: of Riverfolk with more points, too (ROOT-265). */
export interface Buying {
  readonly evenBehind?: boolean;
}

/** The Riverfolk, if this bot may buy of them now: it can pay, and has no fewer points (ROOT-257). */
export function sellerFor(turn: BotTurn, purse: Purse, { evenBehind = false }: Buying = {}): Seat | null {
  const { me, memo } = turn;
  const seller = seatOf(turn, 'O');
  if (seller === undefined || seller === me) return null;
  if (!evenBehind && pointsOf(turn, me) < pointsOf(turn, seller)) return null;
  if ((memo.get(BOUGHT) ?? 0) >= limitOf(turn, seller)) return null;
  return purse.canPay(turn, seller, costFor(turn)) ? seller : null;
}

/** Pays for one service. */
export function* payFor(turn: BotTurn, seller: Seat, purse: Purse): RootTurn {
  yield* purse.pay(turn, seller, costFor(turn));
  turn.memo.set(BOUGHT, (turn.memo.get(BOUGHT) ?? 0) + 1);
  if (seller.law.sold !== undefined) yield* seller.law.sold(turn, seller, turn.me);
}

/** Riverfolk warriors go from their supply into Payments (ROOT-259). */
export function* payWithTheirWarriors(seller: Seat, count: number): RootTurn {
  yield* act({ kind: 'move', parts: [{ count, what: 'Ow', from: seller.supply, to: seller.board }] });
}

export function canPayWithTheirWarriors(turn: BotTurn, seller: Seat, cost: number): boolean {
  return inSupply(turn, seller.warrior) >= cost;
}

/** The cards in the Market that are known, each kind once. */
export function market({ state, layout }: BotTurn, seller: Seat): Component[] {
  const { cards, seats } = layout;
  const known = state.piles[seats[seller.index]!.handPile]!.filter((card) => cards.printed[card] !== null);
  return [...new Set(known)].map((card) => cards.spellings[card]!);
}

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
    wanted.length === 1
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
function betterOrders(turn: BotTurn, seller: Seat, preferBirds: boolean): Component[] {
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

/** Before it battles with few warriors a bot hires those of the Riverfolk there, but not against themselves (ROOT-259). */
export function* hireForBattle(turn: BotTurn, purse: Purse, enemy: Seat, clearing: number): RootTurn {
  const { me, notes } = turn;
  const seller = sellerFor(turn, purse);
  if (seller === null || seller === enemy || notes.mercenaries) return;
  if (warriorsAt(turn, me, clearing) > HIRES_UP_TO || warriorsAt(turn, seller, clearing) === 0) return;
  yield* hire(turn, purse, seller);
}

/** A bot that can build nowhere hires, if that lets it rule one of the clearings where it could (ROOT-259). */
export function* hireToBuild(turn: BotTurn, purse: Purse, clearings: readonly number[]): RootTurn {
  const { me, state, notes } = turn;
  const seller = sellerFor(turn, purse);
  if (seller === null || notes.mercenaries) return;
  if (clearings.some((clearing) => ruler(state, clearing, me.letter) === me.letter)) yield* hire(turn, purse, seller);
}

function* hire(turn: BotTurn, purse: Purse, seller: Seat): RootTurn {
  turn.report?.('ROOT-259');
  yield* payFor(turn, seller, purse);
  turn.notes.mercenaries = true;
}
