import type { Faction } from '@woodlog/core/root';

/** How a puppet sets a faction up, and what it builds: enough of its law for its pieces to be about. */
export interface PuppetSheet {
  /** Pieces in the starting corner, and in each clearing adjacent to it. */
  readonly corner: Readonly<Record<string, number>>;
  readonly adjacent?: Readonly<Record<string, number>>;
  /** Instead of a corner: warriors in so many clearings, anywhere. */
  readonly scattered?: number;
  /** Buildings and tokens that it places as it goes along. */
  readonly builds: readonly string[];
}

export const PUPPET_SHEETS: Readonly<Record<Faction, PuppetSheet>> = {
  C: { corner: { Ct_k: 1, Cw: 2, Cb_s: 1 }, adjacent: { Cw: 2 }, builds: ['Cb_s', 'Cb_w', 'Cb_r', 'Ct'] },
  E: { corner: { Eb: 1, Ew: 6 }, builds: ['Eb'] },
  A: { corner: {}, scattered: 0, builds: ['At', 'At', 'At', 'Ab_f', 'Ab_r', 'Ab_m'] },
  V: { corner: {}, scattered: 0, builds: [] },
  G: { corner: {}, scattered: 0, builds: [] },
  L: { corner: { Lw: 4 }, adjacent: { Lw: 1 }, builds: ['Lb_f', 'Lb_r', 'Lb_m'] },
  O: { corner: {}, scattered: 4, builds: ['Ot_f', 'Ot_r', 'Ot_m'] },
  D: { corner: { Dw: 2, Dt: 1 }, adjacent: { Dw: 2 }, builds: ['Db_c', 'Db_m', 'Dt'] },
  P: { corner: {}, scattered: 4, builds: ['Pt'] },
  H: { corner: { Hw_w: 1, Hw: 4, Hb: 1 }, builds: ['Hb', 'Ht'] },
  K: { corner: { Kw: 4 }, adjacent: { Kw: 2 }, builds: ['Kb'] },
  N: { corner: {}, builds: [] },
};
