import { type ClearingOrBurrow, type Item, ITEMS, type ItemSide, placeNamed } from '@woodlog/core/root';
import { type RootTurn, type Player, type RulesContext, itemsOnSide, moveParts } from '@woodlog/core/root-law';
import { hasTrait } from '../shared/traits.ts';
import { QUESTING } from './numbers.ts';

/** Satchel, Battle Track, damaged items. */
export type Area = 's' | 't' | 'd';

/** The state of an item: its area, and its side up. */
export type Lying = `${Area}${ItemSide}`;

export const UNDAMAGED: readonly Lying[] = ['sr', 'se', 'tr', 'te'];
export const DAMAGED: readonly Lying[] = ['dr', 'de'];
export const ON_TRACK: readonly Lying[] = ['tr', 'te'];

/** Items of one type in the same state. */
interface Lot {
  readonly item: Item;
  readonly lying: Lying;
  readonly count: number;
}

const countOf = (ctx: RulesContext, self: Player, item: Item, lying: Lying): number =>
  itemsOnSide(ctx, placeNamed(ctx.layout, `${self.board}${lying[0]}`).row, item, lying[1] as ItemSide);

/** The number of his items in these states. */
export function itemsLying(ctx: RulesContext, self: Player, ways: readonly Lying[]): number {
  let count = 0;
  for (const lying of ways) for (const item of ITEMS) count += countOf(ctx, self, item, lying);
  return count;
}

/** Items that he can exhaust, but not those on the track (B.7.2.4). */
export function usable(ctx: RulesContext, self: Player): number {
  return itemsLying(ctx, self, ['sr']);
}

/**
 * A number of his items: by the order of the given states, then types in the order of D12, since all are alike to him
 * (B.7.2.3).
 */
export function pickItems(ctx: RulesContext, self: Player, ways: readonly Lying[], wanted: number): Lot[] {
  const lots: Lot[] = [];
  let left = wanted;
  for (const lying of ways) {
    for (const item of ITEMS) {
      const count = Math.min(left, countOf(ctx, self, item, lying));
      if (count > 0) lots.push({ item, lying, count });
      left -= count;
    }
  }
  return lots;
}

/** Moves or turns items. A side is written only if a reader would look for the other one first (D64). */
export function* handle(self: Player, lots: readonly Lot[], to: Area | null, turn?: ItemSide): RootTurn {
  if (lots.length === 0) return;
  const lookedFor = turn === 'r' || to === 'd' ? 'e' : 'r';
  const parts = lots.map(({ item, lying, count }) => {
    const side = lying[1] as ItemSide;
    const from = `${self.board}${lying[0]}`;
    return {
      count,
      what: `%${item}`,
      from,
      to: to === null ? from : `${self.board}${to}`,
      ...(side !== lookedFor && { side }),
      ...(turn !== undefined && { turn }),
    };
  });
  yield* moveParts(parts);
}

/** Moves items to another area, by the order of the given states. */
export function* putItems(ctx: RulesContext, self: Player, ways: readonly Lying[], count: number, to: Area): RootTurn {
  yield* handle(self, pickItems(ctx, self, ways, count), to);
}

/**
 * Leaves one of his items in a clearing: the first exhausted one in the order of D12, since all are alike (B.7.7.5,
 * B.7.2.3).
 */
export function* leaveItem(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): RootTurn {
  const [lot] = pickItems(ctx, self, ['se', 'sr'], 1);
  if (lot === undefined) return;
  const side = lot.lying === 'se' ? { side: 'e' as const } : {};
  const part = { count: 1, what: `%${lot.item}`, from: `${self.board}s`, to: `${clearing}`, ...side };
  yield* moveParts([part]);
}

/** Exhausts this many items, or none if there are fewer; returns whether it did (B.7.2.3). */
export function* exhaust(ctx: RulesContext, self: Player, count: number): RootTurn<boolean> {
  if (usable(ctx, self) < count) return false;
  ctx.cite('B.7.2.3');
  yield* handle(self, pickItems(ctx, self, ['sr'], count), null, 'e');
  return true;
}

/** Refreshes undamaged items, those first that he can then use. Returns whether it did. */
export function* refresh(ctx: RulesContext, self: Player, count: number): RootTurn<boolean> {
  const lots = pickItems(ctx, self, ['se', 'te'], count);
  yield* handle(self, lots, null, 'r');
  return lots.length > 0;
}

/** Questing: damaged items count for the Battle Track, which keeps its own (ROOT-281). */
export function keepsTrack(self: Player): boolean {
  return hasTrait(self, QUESTING);
}
