import { perhapsUnrevealed, unrevealed } from '../law/cards.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { Position } from '../turn/position.ts';
import type { TurnState } from '../law/turn-state.ts';
import type { Breach } from './breach.ts';
import { Sum } from './sum.ts';

/** A path through a line: its position, the effects of the log still to come, and its violations. */
export interface Node {
  readonly position: Position;
  readonly left: readonly number[];
  readonly breaches: readonly Breach[];
  readonly assumed: readonly string[];
  /** The taker's points so far that come on every path. */
  readonly sure: number;
  /** A card was shown that is not in the log. */
  readonly unshown?: true;
  /** The section that has done part of the next action. */
  readonly partly?: { readonly action: number; readonly law: string };
  /** Something is left that the rest of the turn cannot bring about. */
  readonly isBeyond?: true;
  /** The line ends within the step that starts here. */
  readonly within?: true;
  /** Where its last step started. */
  readonly since?: Node;
}

/**
 * Distinguishes paths that may still end differently: of two with the same key, only one is tried. Assumptions are
 * reported with a path, but do not change what may follow. Keys have 53 bits: among a hundred thousand paths a
 * collision has a chance of one in a million.
 */
export class Keys {
  private readonly layout: Layout;
  private readonly base: Readonly<Table>;
  private readonly states = new Map<string, number>();

  /** For paths that start from one table and share its untouched rows. */
  constructor(layout: Layout, base: Readonly<Table>) {
    this.layout = layout;
    this.base = base;
  }

  of({ position, left, unshown }: Node, spare: number): number {
    const { base, states } = this;
    const { table, now } = position;
    const { rows, piles, relationships } = table;
    const sum = new Sum();
    sum.add(spare * 2 + (unshown ? 1 : 0));
    sum.addAll(left);
    // Unnamed cards may be others, and a piece may have gone with another face.
    for (let i = 0; i < piles.length; i++) {
      const pile = piles[i] ?? [];
      if (pile === base.piles[i]) continue;
      sum.add(i);
      sum.addPile(pile);
    }
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? [];
      if (row === base.rows[i]) continue;
      sum.add(i);
      sum.addAll(row);
    }
    const related = relationships === base.relationships ? null : relationships;
    const hand = now?.flags.revealed.length === 0 ? null : piles;
    const written = JSON.stringify([now?.stage, now?.step, now?.memory, now?.flags, related, hand]);
    let known = states.get(written);
    if (known === undefined) {
      const flags = now && flagsOf(this.layout, table, now);
      const state = `${now?.stage} ${now?.step} ${[now?.memory, flags, related].map(inAnyOrder).join()}`;
      known = states.get(state) ?? states.size;
      states.set(state, known);
      states.set(written, known);
    }
    sum.add(known);
    return sum.value;
  }
}

/** A value as text, independent of the order of its parts: a turn's memory has sets. */
function inAnyOrder(value: unknown): string {
  if (Array.isArray(value)) {
    const all = value.map(inAnyOrder);
    return `[${(value.some(Array.isArray) ? all : all.sort()).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, part]) => `${key}:${inAnyOrder(part)}`);
  return `{${parts.sort().join()}}`;
}

/**
 * The turn's flags. Revealed cards count by what they leave of the hand, birds, which are discarded, and those known by
 * name, which cannot be played any more.
 */
function flagsOf(layout: Layout, { piles }: Table, { taker, flags }: TurnState): unknown {
  const { revealed } = flags;
  const hand = piles[layout.playerOf.get(taker)?.handPile ?? -1];
  if (revealed.length === 0 || hand === undefined) return flags;
  const told = revealed.filter((card) => card.startsWith('B') || !card.endsWith('#')).sort();
  const free = [...unrevealed(layout, hand, revealed)].sort();
  return { ...flags, revealed: [told, free, perhapsUnrevealed(layout, hand, revealed)] };
}
