import { CLEARINGS, columnAt } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  inSupply,
  piecesAt,
  pointsOf,
  playerOf,
  standingOf,
  tokensAt,
  transfer,
} from '@woodlog/core/root-law';
import type { BotTurn } from './bot.ts';

/** How a bot pays for a service of the Riverfolk (ROOT-257 to ROOT-259). */
export interface Purse {
  readonly canPay: (turn: BotTurn, seller: Player, cost: number) => boolean;
  readonly pay: (turn: BotTurn, seller: Player, cost: number) => RootTurn;
}

/** Its own warriors go from its supply to Payments (11.2.6). */
export const OWN_WARRIORS: Purse = {
  canPay: (turn, _seller, cost) => inSupply(turn, turn.me.warrior) >= cost,
  *pay({ layout, me }, seller, count) {
    const what = columnAt(layout, me.warrior).name;
    yield* transfer(what, me.supply, seller.board, count);
  },
};

/** Warriors of the Riverfolk go to Payments (ROOT-259). */
export const THEIR_WARRIORS: Purse = {
  canPay: (turn, seller, cost) => canPayWithTheirWarriors(turn, seller, cost),
  pay: (_turn, seller, cost) => payWithTheirWarriors(seller, cost),
};

/** The cost of a service that a bot buys or sells, by the buyer's points (B.9.2.3, ROOT-257). */
const COSTS = [
  { from: 20, cost: 4 },
  { from: 10, cost: 3 },
  { from: 0, cost: 2 },
] as const;

const BOUGHT = 'services bought';

export const costAt = (points: number): number => COSTS.find(({ from }) => points >= from)!.cost;

/** A person sells one service, and one more for each clearing with a trade post and the buyer's pieces (11.2.6.II). */
function limitOf(turn: BotTurn, seller: Player): number {
  if (seller.bot) return Number.POSITIVE_INFINITY;
  const posts = CLEARINGS.filter(
    (clearing) => tokensAt(turn, seller, clearing) > 0 && piecesAt(turn, turn.me, clearing) > 0,
  );
  return 1 + posts.length;
}

/** `evenBehind`: buys even if the Riverfolk have more points (ROOT-265). */
export interface Buying {
  readonly evenBehind?: boolean;
}

/** The Riverfolk, if this bot may buy from them now: it can pay, and has at least as many points (ROOT-257). */
export function sellerFor(turn: BotTurn, purse: Purse, { evenBehind = false }: Buying = {}): Player | null {
  const { me, memory } = turn;
  const seller = playerOf(turn, 'O');
  if (seller === undefined || seller === me) return null;
  if (!evenBehind && standingOf(turn, me) < standingOf(turn, seller)) return null;
  if ((memory[BOUGHT] ?? 0) >= limitOf(turn, seller)) return null;
  return purse.canPay(turn, seller, costAt(pointsOf(turn, turn.me))) ? seller : null;
}

/** Pays for one service. */
export function* payFor(turn: BotTurn, seller: Player, purse: Purse): RootTurn {
  turn.cite('B.9.7');
  yield* purse.pay(turn, seller, costAt(pointsOf(turn, turn.me)));
  turn.memory[BOUGHT] = (turn.memory[BOUGHT] ?? 0) + 1;
  if (seller.law.sold !== undefined) yield* seller.law.sold(turn, seller, turn.me);
}

/** Riverfolk warriors go from their supply to Payments (ROOT-259). */
export function* payWithTheirWarriors(seller: Player, count: number): RootTurn {
  yield* transfer('Ow', seller.supply, seller.board, count);
}

export function canPayWithTheirWarriors(turn: BotTurn, seller: Player, cost: number): boolean {
  return inSupply(turn, seller.warrior) >= cost;
}
