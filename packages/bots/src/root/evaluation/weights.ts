import type { Faction } from '@woodlog/core/root';

/** The value of each feature, in points. A faction's own numbers override the common ones. */
export type Weights = Readonly<Record<string, number>>;

export const COMMON_WEIGHTS: Weights = {
  points: 1,
  rival: -0.35,
  rivals: -0.1,
  dominance: 22,
  dominanceOfRival: -22,
  cards: 0.45,
  lasting: 0.6,
  warriors: 0.12,
  ruled: 0.2,
  threatened: -0.5,
  exposed: -0.15,
  prey: 0.4,
  enemies: -0.04,
};

/** Both Vagabonds. */
const VAGABOND: Weights = {
  items: 1.2,
  ready: 0.2,
  damaged: 0.1,
  swords: 0.3,
  boots: 0.5,
  hammers: 0.4,
  torches: 0.3,
  relations: 0.7,
  danger: -0.1,
  warriors: 0,
};

export const WEIGHTS: Readonly<Partial<Record<Faction, Weights>>> = {
  C: { wood: 0.35, sawmills: 0.9, workshops: 0.4, recruiters: 0.7, nextBuilding: 0.35, room: 0.15, keep: 1 },
  E: { income: 2.2, roosts: 0.5, decree: -0.3, growth: 0.6, birds: 0.2, unresolvable: -2 },
  A: { sympathy: 0.7, income: 0.5, supporters: 0.45, bases: 2.5, officers: 1, revolts: 0.15, warriors: 0.2 },
  V: VAGABOND,
  G: VAGABOND,
  L: { gardens: 1, income: 0.6, incomes: 0.4, acolytes: 0.5, unguarded: -0.3, cards: 0.7 },
  O: { funds: 0.5, posts: 0.8, unguarded: -0.3, spread: 0.15 },
  D: { squires: 1.8, nobles: 2.6, lords: 3.2, citadels: 1.2, markets: 1.2, tunnels: 0.6, burrow: 0.1, presence: 0.3 },
  P: { plots: 1.3, flipped: 0.7, extortions: 0.5, guarded: 0.5, spread: 0.25 },
  H: { income: 1.3, oppressed: 0.3, command: 0.8, prowess: 0.5, items: 0.4, strongholds: 0.9, mobs: 0.5, warlord: 1.5 },
  K: { recovered: 0.3, columns: 0.5, delved: 0.5, escorted: 0.6, retinue: 0.7, waystations: 1 },
};
