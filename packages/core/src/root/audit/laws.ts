import type { Layout } from '../table/layout.ts';
import type { Effect } from './effects.ts';
import { isMoveOnMap } from './beyond-turn.ts';

/** The sections by which parts of a line were done or tried, on any path: they report what a path has left over. */
export class Laws {
  private readonly layout: Layout;
  private readonly byKey = new Map<string, string>();
  private readonly bySort = new Map<string, string>();

  constructor(layout: Layout) {
    this.layout = layout;
  }

  note(effects: readonly Effect[], law: string): void {
    for (const effect of effects) {
      const key = keyOf(effect);
      if (this.byKey.has(key) || effect.battle !== undefined) continue;
      this.byKey.set(key, law);
      this.bySort.set(this.sortOf(effect), law);
    }
  }

  /** The last section that drew cards to a hand. */
  noteDraw(to: string, law: string): void {
    this.bySort.set(sortOfCard('draw', to), law);
  }

  ofDraw(to: string): string | undefined {
    return this.bySort.get(sortOfCard('draw', to));
  }

  /**
   * The section by which one of these effects, or one of its sort, was done. Undefined if that is a section of `main`,
   * whose own section then says how many are allowed, as for moves.
   */
  of(effects: readonly Effect[], main: string): string | undefined {
    for (const effect of effects) {
      if (effect.way !== undefined && isMoveOnMap(this.layout, effect.way)) continue;
      const law = this.byKey.get(keyOf(effect)) ?? this.bySort.get(this.sortOf(effect));
      if (law !== undefined && law !== '') return law.startsWith(`${main}.`) ? undefined : law;
    }
    return undefined;
  }

  /** Effects that differ only in clearing or card are of one sort. */
  private sortOf({ card, way, key }: Effect): string {
    if (card !== undefined) return sortOfCard(card.from, card.to);
    if (way === undefined) return key;
    const [from, to] = [way.from, way.to].map((row) => this.layout.placeOfRow[row]?.kind);
    return `${from}.${way.column}>${to}.${way.toColumn}`;
  }
}

const keyOf = ({ card, key }: Effect): string =>
  card === undefined ? key : `${card.what} ${sortOfCard(card.from, card.to)}`;

const sortOfCard = (from: string, to: string): string => `${from}>${to}`;
