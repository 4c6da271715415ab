import {
  type Action,
  costOf,
  HERO_COST,
  heroesOf,
  MERCENARY_COST,
  movesOf,
  placeOf,
  settlementsOf,
  type State,
  TIER_TABLE,
  TIERS,
} from '@woodlog/core/fuzzy-knights';
import { bestStrike } from './strike.ts';
import { defenceOf, raidersOn, riskAt, tolerated } from './threats.ts';
import { BOLD, PAYBACK, RESERVE, TOKENS_A_HERO } from './values.ts';

/** A hero's moves at the start of its turn, without an amulet. */
const MOVES = movesOf([]);

type Recruit = Extract<Action, { readonly kind: 'recruit' }>;

/**
 * Daybreak: buys a hero, an army if it can win today, defenders, and then what earns coins, with a second hero to fetch
 * them.
 */
export function build(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  const { coins = 0 } = state.players[seat] ?? {};
  const heroes = heroesOf(state, seat).length;
  const hire = options.find(({ kind }) => kind === 'recruit-hero');
  if (heroes === 0) return hire;
  const reserve = RESERVE * heroes;
  const free = coins - reserve;
  const recruits = options.filter((option): option is Recruit => option.kind === 'recruit');
  const most = Math.trunc(free / MERCENARY_COST);
  const strike = bestStrike(state, seat, { coins: free, moves: MOVES });
  if (strike?.isSettlement && strike.chance >= BOLD && most > 0) {
    const [x, y] = placeOf(state.size, strike.own.at);
    const army = recruits.find(({ count, at }) => count === most && at[0] === x && at[1] === y);
    if (army) return army;
  }
  return (
    defenders(state, seat, recruits, Math.trunc(coins / MERCENARY_COST)) ??
    growth(options, free) ??
    (hire && coins >= HERO_COST + reserve + 1 && looseTokens(state) >= TOKENS_A_HERO * 2 ? hire : undefined) ??
    surplus(recruits, free - savings(state, seat))
  );
}

/** As few as make an assault a bad bet; if no number is enough, as many as possible. */
function defenders(
  state: Readonly<State>,
  seat: number,
  recruits: readonly Recruit[],
  most: number,
): Action | undefined {
  const raiders = raidersOn(state, seat);
  for (const settlement of settlementsOf(state, seat)) {
    const risk = (more: number): number => riskAt(raiders, settlement.at, defenceOf(state, settlement, { more }));
    const now = risk(0);
    if (now <= tolerated(state) || most === 0) continue;
    let wanted = 1;
    while (wanted < most && risk(wanted) > tolerated(state)) wanted++;
    if (risk(wanted) > now - 0.1) continue;
    const [x, y] = placeOf(state.size, settlement.at);
    return recruits.find(({ count, at }) => count === wanted && at[0] === x && at[1] === y);
  }
  return undefined;
}

type Tier = (typeof TIERS)[number];

/** Whether a tier earns its cost in time. */
function pays(tier: Tier): boolean {
  const before = TIERS[TIERS.indexOf(tier) - 1];
  const gain = TIER_TABLE[tier].income - (before ? TIER_TABLE[before].income : 0);
  return TIER_TABLE[tier].cost <= PAYBACK * gain;
}

/** The first building that pays for itself. The bot saves coins for it and buys nothing else. */
function growth(options: readonly Action[], free: number): Action | undefined {
  for (const option of options) {
    if (option.kind !== 'construct') continue;
    const tier = TIERS.indexOf(option.building as Tier);
    const cost = costOf(option.building);
    if (tier < 1) {
      if (free >= 2 * cost) return option;
      continue;
    }
    if (pays(option.building as Tier) && free >= cost) return option;
  }
  return undefined;
}

/** The cost of the next tier, if it pays. */
function savings(state: Readonly<State>, seat: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { tier } of settlementsOf(state, seat)) {
    const next = TIERS[TIERS.indexOf(tier) + 1];
    if (next && pays(next)) least = Math.min(least, costOf(next));
  }
  return Number.isFinite(least) ? least : 0;
}

/** An army from the coins that are not saved for anything. */
const surplus = (recruits: readonly Recruit[], free: number): Action | undefined =>
  recruits.findLast(({ count }) => count * MERCENARY_COST <= free);

function looseTokens({ tokens }: Readonly<State>): number {
  let count = 0;
  for (const kind of [tokens.item, tokens.resource]) for (const here of kind) count += here;
  return count;
}
