import type { Layout } from '../table/layout.ts';
import type { Effect } from './effects.ts';
import { isMoveOnMap } from './beyond-turn.ts';

/** The sections by which parts of a line were done or tried, on any path: they report what a path has left over. */
export function lawsOf(layout: Layout) {
  const byKey = new Map<string, string>();
  const bySort = new Map<string, string>();

  function note(effects: readonly Effect[], law: string): void {
    for (const effect of effects) {
      const key = keyOf(effect);
      if (byKey.has(key) || effect.battle !== undefined) continue;
      byKey.set(key, law);
      bySort.set(sortOf(effect), law);
    }
  }

  /** The last section that drew cards to a hand. */
  function noteDraw(to: string, law: string): void {
    bySort.set(sortOfCard('draw', to), law);
  }

  function ofDraw(to: string): string | undefined {
    return bySort.get(sortOfCard('draw', to));
  }

  /**
   * The section by which one of these effects, or one of its sort, was done. Undefined if that is a section of `main`,
   * whose own section then says how many are allowed, as for moves.
   */
  function of(effects: readonly Effect[], main: string): string | undefined {
    for (const effect of effects) {
      if (effect.way !== undefined && isMoveOnMap(layout, effect.way)) continue;
      const law = byKey.get(keyOf(effect)) ?? bySort.get(sortOf(effect));
      if (law !== undefined && law !== '') return law.startsWith(`${main}.`) ? undefined : law;
    }
    return undefined;
  }

  /** Effects that differ only in clearing or card are of one sort. */
  function sortOf({ card, way, key }: Effect): string {
    if (card !== undefined) return sortOfCard(card.from, card.to);
    if (way === undefined) return key;
    const [from, to] = [way.from, way.to].map((row) => layout.placeOfRow[row]?.kind);
    return `${from}.${way.column}>${to}.${way.toColumn}`;
  }

  return { note, noteDraw, ofDraw, of };
}

export type Laws = ReturnType<typeof lawsOf>;

const keyOf = ({ card, key }: Effect): string =>
  card === undefined ? key : `${card.what} ${sortOfCard(card.from, card.to)}`;

const sortOfCard = (from: string, to: string): string => `${from}>${to}`;
