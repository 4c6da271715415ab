import { CHARACTERS, type Faction, type Item, MOODS } from '@woodlog/core/root';

/** How a puppet sets a faction up, and what it builds: enough of its law for its pieces to be about. */
export interface PuppetSheet {
  /** Pieces in the starting corner, and in each clearing adjacent to it. */
  readonly corner: Readonly<Record<string, number>>;
  readonly adjacent?: Readonly<Record<string, number>>;
  /** One of these goes into the corner too: the first that may lie there (10.3.2). */
  readonly cornerBuilding?: readonly string[];
  /** Instead of a corner: warriors in so many clearings, anywhere. */
  readonly scattered?: number;
  /** One of these cards of its own lies before it from the start: a character with items, a mood. */
  readonly ownCards?: readonly OwnCard[];
  /** Buildings and tokens that it places as it goes along. */
  readonly builds: readonly string[];
}

interface OwnCard {
  readonly card: string;
  /** Items marked S that come with it (9.3.5). */
  readonly items: readonly Item[];
}

const CHARACTER_CARDS = CHARACTERS.map(({ spelling, items }): OwnCard => ({ card: `#${spelling}`, items }));
const MOOD_CARDS = MOODS.map(({ spelling }): OwnCard => ({ card: `#${spelling}`, items: [] }));
const GARDENS = ['Lb_f', 'Lb_r', 'Lb_m'];

export const PUPPET_SHEETS: Readonly<Record<Faction, PuppetSheet>> = {
  C: { corner: { Ct_k: 1, Cw: 2, Cb_s: 1 }, adjacent: { Cw: 2 }, builds: ['Cb_s', 'Cb_w', 'Cb_r', 'Ct'] },
  E: { corner: { Eb: 1, Ew: 6 }, builds: ['Eb'] },
  A: { corner: {}, scattered: 0, builds: ['At', 'At', 'At', 'Ab_f', 'Ab_r', 'Ab_m'] },
  V: { corner: {}, scattered: 0, ownCards: CHARACTER_CARDS, builds: [] },
  G: { corner: {}, scattered: 0, ownCards: CHARACTER_CARDS, builds: [] },
  L: { corner: { Lw: 4 }, adjacent: { Lw: 1 }, cornerBuilding: GARDENS, builds: GARDENS },
  O: { corner: {}, scattered: 4, builds: ['Ot_f', 'Ot_r', 'Ot_m'] },
  D: { corner: { Dw: 2, Dt: 1 }, adjacent: { Dw: 2 }, builds: ['Db_c', 'Db_m', 'Dt'] },
  P: { corner: {}, scattered: 4, builds: ['Pt'] },
  H: { corner: { Hw_w: 1, Hw: 4, Hb: 1 }, ownCards: MOOD_CARDS, builds: ['Hb', 'Ht'] },
  K: { corner: { Kw: 4 }, adjacent: { Kw: 2 }, builds: ['Kb_f', 'Kb_t', 'Kb_j'] },
  N: { corner: {}, builds: [] },
};
