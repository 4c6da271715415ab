import type { Faction } from '@woodlog/core/root';
import type { DeedKind } from '@woodlog/core/root-law';

/** How much likelier than other deeds of a menu a kind is. What is not named counts one. */
export type Liking = Readonly<Partial<Record<DeedKind, number>>>;

/** Of every faction: a marker that leaves the track does not come back, and a way through a path is rarely worth its price. */
export const COMMON_LIKING: Liking = {
  coalition: 0,
  dominance: 0.05,
  'open-path': 0.5,
  'take-dominance': 0.2,
};

/** Of either Vagabond. */
const VAGABOND: Liking = {
  aid: 1.4,
  battle: 1.4,
  card: 1.0,
  craft: 1.2,
  duel: 1.6,
  end: 0.2,
  explore: 3.3,
  glide: 0.6,
  hideout: 0.7,
  move: 0.5,
  quest: 1.6,
  repair: 1.0,
  scorch: 0.8,
  slip: 0.3,
  steal: 1.2,
  strike: 0.9,
};

/** What greedy players took, of what they were offered (`npm run measure -- fit`). */
export const LIKING: Readonly<Partial<Record<Faction, Liking>>> = {
  C: {
    battle: 1.3,
    build: 3.0,
    card: 0.3,
    craft: 1.9,
    end: 0.3,
    move: 0.5,
    overwork: 1.4,
    recruit: 1.4,
    'spend-bird': 0.7,
  },
  E: { battle: 1.1, build: 2.0, card: 0.7, craft: 2.4, decree: 0.3, end: 1.0, move: 1.2, recruit: 1.1, turmoil: 0.3 },
  A: {
    battle: 0.7,
    card: 0.6,
    craft: 0.7,
    end: 0.1,
    mobilize: 0.5,
    move: 0.6,
    organize: 4.7,
    recruit: 1,
    revolt: 2.0,
    spread: 1.4,
    train: 1.1,
  },
  V: VAGABOND,
  G: VAGABOND,
  L: {
    battle: 0.2,
    build: 3.7,
    card: 0.2,
    convert: 0.3,
    craft: 0.8,
    end: 0.2,
    move: 0.2,
    recruit: 0.5,
    sacrifice: 2.5,
    sanctify: 1.0,
    score: 2.4,
  },
  O: {
    battle: 1.0,
    card: 0.7,
    craft: 1.7,
    draw: 2.2,
    end: 0.4,
    establish: 3.9,
    export: 0.4,
    move: 0.8,
    price: 0.3,
    recruit: 0.8,
  },
  D: {
    bank: 1.1,
    battle: 1.2,
    build: 1.1,
    card: 1.0,
    craft: 2.7,
    dig: 0.7,
    end: 0.4,
    minister: 1.2,
    move: 0.6,
    recruit: 1.1,
    sway: 2.1,
  },
  P: { battle: 1.2, card: 0.5, craft: 1.2, end: 0.7, flip: 1.1, move: 0.5, plot: 1.8, recruit: 2.7, trick: 0.2 },
  H: { battle: 2.5, build: 0.9, card: 0.8, craft: 1.9, end: 0.6, incite: 0.7, lavish: 0.2, move: 1.0, raze: 1.7 },
  K: {
    battle: 1.6,
    card: 0.9,
    craft: 1.5,
    decamp: 0.1,
    delve: 2.1,
    encamp: 0.6,
    end: 0.5,
    move: 0.7,
    recover: 2.6,
    recruit: 0.5,
    retinue: 3.7,
    shift: 0.2,
  },
};
