import {
  type Action,
  enemiesAt,
  type Hero,
  isGarrisoned,
  type Item,
  settlementAt,
  settlementsOf,
  type State,
  type Tile,
  tileAt,
} from '@woodlog/core/fuzzy-knights';
import { chanceWithMonster } from './prospects.ts';
import { bestStrike, ownHeroes, type Strike } from './strike.ts';
import { defenceOf, heroSquads, type Raider, raidersOn, riskAt, tolerated } from './threats.ts';
import { BOLD, EVEN, SAFE } from './values.ts';
import { waysFrom } from './ways.ts';
import { isUnwise, worthOf } from './worth.ts';

type Of<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;
const ANYWHERE = 99;
const FIRST = ['engage', 'interact', 'capture'];

/** Takes what is available on the spot; an assault with good odds; or goods, if each hero gets home again by night. */
export function turnStep(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  for (const kind of FIRST) {
    const found = options.find((option) => option.kind === kind && !isUnwise(state, seat, option));
    if (found) return found;
  }
  const strike = bestStrike(state, seat);
  const raiders = raidersOn(state, seat);
  if (strike && strike.chance >= boldness(state, seat, raiders)) return towards(state, options, strike);
  const marched = march(state, seat, options, raiders);
  if (marched) return marched;
  for (const { hero, own } of ownHeroes(state, seat)) {
    const step = quietStep(state, seat, hero, own, options, raiders);
    if (step) return step;
  }
  return undefined;
}

/** The lowest chance to win with which it attacks: lower the worse it would do by waiting. */
function boldness(state: Readonly<State>, seat: number, raiders: readonly Raider[]): number {
  const risks = settlementsOf(state, seat).map((own) => riskAt(raiders, own.at, defenceOf(state, own)));
  return Math.min(BOLD, Math.max(EVEN, 1 - Math.max(0, ...risks)));
}

/** Marches on a settlement that is more than a day away, as near as the army is safe, if home can spare it. */
function march(
  state: Readonly<State>,
  seat: number,
  options: readonly Action[],
  raiders: readonly Raider[],
): Action | undefined {
  const strike = bestStrike(state, seat, { farthest: ANYWHERE });
  if (!strike?.isSettlement || strike.chance < BOLD) return undefined;
  const { own } = strike;
  if (own.moves === 0) return undefined;
  const home = settlementAt(state, own.at);
  const mercenaries = own.mercenaries + (home?.seat === seat ? home.mercenaries : 0);
  const squads = heroSquads({ ...own, mercenaries });
  for (const settlement of settlementsOf(state, seat)) {
    const left = settlement.at === own.at ? { ...settlement, mercenaries: 0 } : settlement;
    if (riskAt(raiders, settlement.at, defenceOf(state, left, { without: strike.hero })) > tolerated(state))
      return undefined;
  }
  const { cost, first } = waysFrom(state, seat, own.at);
  const { cost: rest } = waysFrom(state, seat, strike.at);
  let camp: Tile | null = null;
  for (let tile = 0; tile < state.tokens.item.length; tile++) {
    if (cost(tile) > own.moves || rest(tile) >= rest(camp ?? own.at)) continue;
    if (enemiesAt(state, seat, tile).length > 0 || riskAt(raiders, tile, squads) > tolerated(state)) continue;
    camp = tile;
  }
  return camp === null ? undefined : towards(state, options, { ...strike, step: first(camp) });
}

/** The hero leaves with all followers. */
function towards(state: Readonly<State>, options: readonly Action[], { hero, own, step }: Strike): Action | undefined {
  const move = moveTo(state, options, hero, step);
  // Monsters at the gate shut a hero in.
  if (move === undefined) return undefined;
  const all = settlementAt(state, own.at)?.mercenaries;
  return options.find((option) => isWithdrawal(option, hero) && (option.what === all || isItem(option.what))) ?? move;
}

const isItem = (what: number | Item): what is Item => typeof what === 'string';

const isWithdrawal = (option: Action, hero: number): option is Of<'withdraw'> =>
  option.kind === 'withdraw' && option.hero === hero;

const moveTo = (state: Readonly<State>, options: readonly Action[], hero: number, step: Tile): Action | undefined =>
  options.find((option) => option.kind === 'move' && option.hero === hero && tileAt(state.size, option.to) === step);

/** A step of a hero without an attack: arms at home, then the most valuable goods, then home. */
function quietStep(
  state: Readonly<State>,
  seat: number,
  hero: number,
  own: Readonly<Hero>,
  options: readonly Action[],
  raiders: readonly Raider[],
): Action | undefined {
  const armed = isGarrisoned(state, { seat, hero }) ? arms(state, own, hero, options) : undefined;
  if (armed) return armed;
  if (own.moves === 0) return undefined;
  const ways = waysFrom(state, seat, own.at);
  const homes = settlementsOf(state, seat).map((settlement) => ({
    settlement,
    back: waysFrom(state, seat, settlement.at).cost,
    // Whether it is safe to leave it for the night.
    isSafe: riskAt(raiders, settlement.at, defenceOf(state, settlement, { without: hero })) <= tolerated(state),
  }));
  const areSafe = homes.every(({ isSafe }) => isSafe);
  const { item, resource } = state.tokens;
  let best: Tile | null = null;
  let most = 0;
  for (let tile = 0; tile < item.length; tile++) {
    const cost = ways.cost(tile);
    if (tile === own.at || cost > own.moves + 15) continue;
    const worth = worthOf(state, seat, own, tile);
    if (worth <= 0 || isOwnHome(state, seat, tile)) continue;
    const rate = worth / (cost + 2);
    if (rate <= most) continue;
    const claims = (item[tile] ?? 0) + (resource[tile] ?? 0);
    const isBack = homes.some(({ back }) => cost + claims + back(tile) <= own.moves);
    const stays = areSafe && cost <= own.moves && riskAt(raiders, tile, heroSquads(own)) <= tolerated(state);
    if (!isBack && !stays && homes.length > 0) continue;
    [best, most] = [tile, rate];
  }
  if (best !== null) return moveTo(state, options, hero, ways.first(best));
  if (isOwnHome(state, seat, own.at)) return undefined;
  const nearest = homes.reduce<Tile | null>((one, { settlement: { at } }) => {
    return one === null || ways.cost(at) < ways.cost(one) ? at : one;
  }, null);
  return nearest === null ? undefined : moveTo(state, options, hero, ways.first(nearest));
}

const isOwnHome = (state: Readonly<State>, seat: number, tile: Tile): boolean =>
  settlementAt(state, tile)?.seat === seat;

/** At home a hero takes the items, and enough men for a band of monsters; the others guard the place. */
function arms(
  state: Readonly<State>,
  own: Readonly<Hero>,
  hero: number,
  options: readonly Action[],
): Action | undefined {
  const item = options.find((option) => isWithdrawal(option, hero) && isItem(option.what));
  if (item) return item;
  const all = own.mercenaries + (settlementAt(state, own.at)?.mercenaries ?? 0);
  let escort = 0;
  while (escort < all && chanceWithMonster({ ...own, mercenaries: escort }) < SAFE) escort++;
  if (escort > all / 2) escort = 0;
  const change = escort - own.mercenaries;
  const kind = change > 0 ? 'withdraw' : 'deposit';
  return change === 0
    ? undefined
    : options.find((option) => option.kind === kind && option.hero === hero && option.what === Math.abs(change));
}
