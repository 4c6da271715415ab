import type { Faction } from '@woodlog/core/root';

/** The value of each feature, in points. A faction's own numbers override the common ones. */
export type Weights = Readonly<Record<string, number>>;

export const COMMON_WEIGHTS: Weights = {
  points: 1,
  rival: -0.35,
  rivals: -0.1,
  dominance: 8,
  dominanceOfRival: -22,
  cards: 0.225,
  lasting: 0.3,
  warriors: 0.06,
  ruled: 0.1,
  threatened: -0.25,
  exposed: -0.075,
  paid: -0.25,
  prey: 0.2,
  enemies: -0.02,
};

/** Both Vagabonds. */
const VAGABOND: Weights = {
  items: 0.7,
  spare: -0.5,
  ready: 0.2,
  damaged: -0.3,
  swords: 0.8,
  boots: 0.5,
  hammers: 0.4,
  torches: 0.3,
  teas: 0.3,
  relations: 0.4,
  danger: -0.35,
  warriors: 0,
};

export const WEIGHTS: Readonly<Partial<Record<Faction, Weights>>> = {
  C: { wood: 0.175, sawmills: 0.45, workshops: 0.2, recruiters: 0.35, nextBuilding: 0.175, room: 0.075, keep: 0.5 },
  E: { income: 2.2, roosts: 0.5, decree: 0.4, growth: 0.6, birds: 0.2, unresolvable: -2 },
  A: { sympathy: 0.35, income: 0.25, supporters: 0.225, bases: 1.25, officers: 0.5, revolts: 0.075, warriors: 0.1 },
  V: VAGABOND,
  G: VAGABOND,
  L: {
    gardens: 0.5,
    income: 0.3,
    incomes: 0.5,
    draws: 0.5,
    acolytes: 0.25,
    warriors: 0.2,
    threatened: -0.5,
    exposed: -0.2,
    unguarded: -0.15,
    cards: 0.35,
  },
  O: { funds: 0.25, posts: 0.4, unguarded: -0.15, spread: 0.075, paid: 0 },
  D: { squires: 0.9, nobles: 1.3, lords: 1.6, citadels: 0.6, markets: 0.6, tunnels: 0.3, burrow: 0.05, presence: 0.15 },
  P: { plots: 0.65, flipped: 0.35, extortions: 0.25, guarded: 0.25, spread: 0.125 },
  H: {
    income: 0.65,
    oppressed: 0.15,
    command: 0.4,
    prowess: 0.25,
    items: 0.2,
    strongholds: 0.45,
    mobs: 0.25,
    warlord: 0.75,
  },
  K: { recovered: 0.15, columns: 0.25, delved: 1, inForests: 1, retinue: 0.35, waystations: 0.5 },
};
