import type { PileIndex } from './indices.ts';
import type { Layout } from './layout.ts';

const known = new WeakMap<Layout, readonly PileIndex[]>();

/** All piles of cards, each once; crafted cards may have their own (8.2.3). Quests have other piles. */
export function cardPiles(layout: Layout): readonly PileIndex[] {
  let all = known.get(layout);
  if (all === undefined) {
    const found = layout.places.flatMap(({ pile, crafted }) => [pile, crafted]);
    all = [...new Set(found)].filter((pile) => pile >= 0);
    known.set(layout, all);
  }
  return all;
}
