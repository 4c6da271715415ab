import { perhapsUnrevealed, unrevealed } from '../law/cards.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { Position } from '../turn/position.ts';
import type { TurnState } from '../law/turn-state.ts';
import type { Breach } from './breach.ts';

/** One way through a line: where it stands, which effects of the log are still to come, what was breached so far. */
export interface Node {
  readonly position: Position;
  readonly left: readonly number[];
  readonly breaches: readonly Breach[];
  readonly assumed: readonly string[];
  /** Points of the taker's so far that come in every way. */
  readonly sure: number;
  /** A card was shown that the log does not show. */
  readonly unshown?: true;
  /** The section by which something of the action that is still to come was done already. */
  readonly partly?: { readonly action: number; readonly law: string };
  /** Something is left that nothing in the rest of the turn brings about. */
  readonly isVain?: true;
  /** The line ends within the step that begins at this position. */
  readonly within?: true;
}

/**
 * Tells ways apart that may still come to different ends: of two with the same key only one need be tried. What was assumed
 * on a way is told with it, and changes nothing of what may follow. A key is a number of 53 bits: of a hundred thousand ways
 * two that differ have the same one with a chance of one in a million.
 */
export class Keys {
  private readonly layout: Layout;
  private readonly base: Readonly<Table>;
  private readonly states = new Map<string, number>();

  /** Of ways that all begin with a table, and share the rows with it that they leave alone. */
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
    // Cards that the log does not name may be others, and of pieces one of another face may have gone.
    for (const pile of piles) sum.addPile(pile);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? [];
      if (row === base.rows[i]) continue;
      sum.add(i);
      sum.addAll(row);
    }
    const related = relationships === base.relationships ? null : relationships;
    const flags = now && flagsOf(this.layout, table, now);
    const state = `${now?.stage} ${now?.step} ${[now?.memory, flags, related].map(inAnyOrder).join()}`;
    const known = states.get(state) ?? states.size;
    if (known === states.size) states.set(state, known);
    sum.add(known);
    return sum.value;
  }
}

/** A value as text, whatever the order in which its parts came about: what a turn remembers are sets. */
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
 * What holds for the turn. Of cards that lie revealed it counts what they leave of the hand, birds, which are discarded, and
 * those known by name, which are not played any more.
 */
function flagsOf(layout: Layout, { piles }: Table, { taker, flags }: TurnState): unknown {
  const { revealed } = flags;
  const hand = piles[layout.playerOf.get(taker)?.handPile ?? -1];
  if (revealed.length === 0 || hand === undefined) return flags;
  const told = revealed.filter((card) => card.startsWith('B') || !card.endsWith('#')).sort();
  const free = [...unrevealed(layout, hand, revealed)].sort();
  return { ...flags, revealed: [told, free, perhapsUnrevealed(layout, hand, revealed)] };
}

/** Two hashes of 32 bits, by unlike steps (FNV-1a and a multiplicative one), of which 53 are used. */
class Sum {
  private one = 0x811c9dc5;
  private other = 0x9e3779b9;

  add(n: number): void {
    this.one = Math.imul(this.one ^ n, 0x01000193);
    this.other = Math.imul(this.other, 0x85ebca6b) + n + 1;
    this.other ^= this.other >>> 15;
  }

  /** Numbers, and where they end. */
  addAll(numbers: readonly number[]): void {
    for (let i = 0; i < numbers.length; i++) this.add(numbers[i] ?? 0);
    this.add(-1);
  }

  /** Cards, whatever their order: each is mixed before they are summed, or any two that add up to the same would be alike. */
  addPile(pile: readonly number[]): void {
    let cards = pile.length;
    for (let i = 0; i < pile.length; i++) {
      const mixed = Math.imul((pile[i] ?? 0) + 1, 0x9e3779b1);
      cards = (cards + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)) | 0;
    }
    this.add(cards);
  }

  get value(): number {
    return (this.one >>> 0) * 0x200000 + ((this.other ^ (this.other >>> 13)) & 0x1fffff);
  }
}
