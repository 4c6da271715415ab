import { perhapsUnrevealed, unrevealed } from '../law/cards.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { Position } from '../turn/position.ts';
import type { TurnState } from '../law/turn-state.ts';
import type { Assumption } from './assumption.ts';
import type { Breach } from './breach.ts';
import type { Effect } from './effects.ts';
import { Sum } from './sum.ts';

/** A path through a line: its position, the effects of the log still to come, and its violations. */
export interface Node {
  readonly position: Position;
  readonly left: readonly number[];
  readonly breaches: readonly Breach[];
  readonly assumed: readonly Assumption[];
  /** The taker's points so far that come on every path. */
  readonly sure: number;
  /** A card was shown that is not in the log. */
  readonly unshown?: true | undefined;
  /** The section that has done part of the next action. */
  readonly partly?: { readonly action: number; readonly law: string } | undefined;
  /** Something is left that the rest of the turn cannot bring about. */
  readonly isBeyond?: true | undefined;
  /** The line ends within the step that starts here. */
  readonly within?: true;
  /** Where its last step started. */
  readonly since?: Node;
}

/**
 * Distinguishes paths that may still end differently: of two with the same key, only one is tried. Assumptions are
 * reported with a path, but do not change what may follow. Keys have 53 bits: among a hundred thousand paths a collision has a
 * chance of one in a million. Two paths that differ only in the turn's memory, its flags or relationships, which are 32 bits each,
 * have the same key once in four billion times.
 */
export class Keys {
  private readonly layout: Layout;
  private readonly base: Readonly<Table>;
  /** The discard pile, of which only the number of cards matters, as nothing is taken from it; -1 if something is. */
  private readonly discards: number;
  /** A number for each name. */
  private readonly names = new Map<unknown, number>();

  /** For paths that start from one table and share its untouched rows, through a line with these effects. */
  constructor(layout: Layout, base: Readonly<Table>, effects: readonly Effect[]) {
    this.layout = layout;
    this.base = base;
    this.discards = effects.some(({ card }) => card?.from === '*') ? -1 : layout.discardPile;
  }

  of({ position, left, unshown }: Node, spare: number): number {
    const { base } = this;
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
      if (i === this.discards) sum.add(pile.length);
      else sum.addPile(pile);
    }
    sum.add(-1);
    for (let i = 0; i < rows.length; i++) {
      const [row, before] = [rows[i], base.rows[i]];
      if (row !== before && row !== undefined) addChanges(sum, i, row, before);
    }
    const related = relationships === base.relationships ? null : relationships;
    const state = now && [now.stage, now.step, now.memory, flagsOf(this.layout, table, now), related];
    for (const part of state ?? []) sum.add(this.valueOf(part));
    return sum.value;
  }

  /** A number for a value, whatever the order of its parts: a turn's memory has sets. */
  private valueOf(value: unknown): number {
    if (typeof value === 'number') return value;
    if (typeof value !== 'object' || value === null) {
      let known = this.names.get(value);
      if (known === undefined) {
        known = mixed(~this.names.size);
        this.names.set(value, known);
      }
      return known;
    }
    const isSet = Array.isArray(value) && !value.some(Array.isArray);
    let sum = isSet ? 1 : 0;
    for (const key in value) sum += mixed(mixed(this.valueOf(value[key as never])) ^ (isSet ? 0 : this.valueOf(key)));
    return mixed(sum);
  }
}

/** The counts of a row that are others now. */
function addChanges(sum: Sum, row: number, counts: readonly number[], before: readonly number[] = []): void {
  for (let column = 0; column < counts.length; column++) {
    const count = counts[column] ?? 0;
    if (count === before[column]) continue;
    sum.add(row);
    sum.add(column);
    sum.add(count);
  }
}

/** Spreads a number over 32 bits; 0 counts, too. */
function mixed(n: number): number {
  const once = Math.imul(n ^ 0x9e3779b9 ^ (n >>> 15), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
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
