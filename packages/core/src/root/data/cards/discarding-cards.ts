import type { Component } from '../../action.ts';

export const SABOTEURS: Component = 'B#sabo';

/** Cards in play that their own effect discards: in a battle (ROOT-51, ROOT-94), or in their owner's turn (ROOT-71, ROOT-72, ROOT-92, ROOT-93). */
export const DISCARDS_ITSELF: { readonly battle: readonly Component[]; readonly turn: readonly Component[] } = {
  battle: ['B#armor', 'B#sap'],
  turn: ['B#emi', 'F#false', 'B#royal', SABOTEURS],
};
