import type { ItemSide, Part } from '../../action.ts';
import { type Item, ITEMS } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { itemsOnSide } from '../../law/items.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';
import { placeNamed, rowAt } from '../../table/look-up.ts';
import type { RowIndex } from '../../table/indices.ts';
import { ITEM_AREAS } from '../../table/place.ts';
import type { Move } from '../../action.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { TRACK_ITEMS, TRACK_SPACES } from '../../data/factions/vagabond.ts';
import { moveParts, transfer } from '../../law/transfer.ts';

/** Satchel, damaged items, item tracks. */
type Area = (typeof ITEM_AREAS)[number];

/** The index of each area among the rows of his board. */
const AREAS = Object.fromEntries(ITEM_AREAS.map((area, index) => [area, index])) as Record<Area, number>;

/** Items of one type in the same state: damaged or not, and which side up. */
export interface Lot {
  readonly item: Item;
  readonly damaged: boolean;
  readonly side: ItemSide;
  readonly count: number;
}

/** Where undamaged items are. A log may leave an exhausted coin on its track: it counts as in the satchel (9.2.5.I). */
const UNDAMAGED: readonly Area[] = ['s', 't'];

/** The rows of his board, in the order of `ITEM_AREAS`. */
const areasOf = ({ layout }: RulesContext, { board }: Player): readonly RowIndex[] =>
  placeNamed(layout, board).itemRows;

const lying = (ctx: RulesContext, self: Player, item: Item, area: Area, side: ItemSide): number =>
  lyingIn(ctx, areasOf(ctx, self), item, area, side);

function lyingIn(ctx: RulesContext, areas: readonly RowIndex[], item: Item, area: Area, side: ItemSide): number {
  const row = areas[AREAS[area]];
  return row === undefined ? 0 : itemsOnSide(ctx, row, item, side);
}

function countOf(ctx: RulesContext, areas: readonly RowIndex[], item: Item, damaged: boolean, side: ItemSide): number {
  if (damaged) return lyingIn(ctx, areas, item, 'd', side);
  return lyingIn(ctx, areas, item, 's', side) + lyingIn(ctx, areas, item, 't', side);
}

const DAMAGED = [false, true] as const;
const SIDES = ['r', 'e'] as const;

/** His items by type, filtered by `wanted`; all by default. */
export function lotsOf(ctx: RulesContext, self: Player, wanted: Partial<Omit<Lot, 'count'>> = {}): Lot[] {
  const lots: Lot[] = [];
  const areas = areasOf(ctx, self);
  for (const item of ITEMS) {
    for (const damaged of DAMAGED) {
      if ((wanted.damaged ?? damaged) !== damaged) continue;
      for (const side of SIDES) {
        if ((wanted.side ?? side) !== side) continue;
        const count = countOf(ctx, areas, item, damaged, side);
        if (count > 0) lots.push({ item, damaged, side, count });
      }
    }
  }
  return lots;
}

/** Whether he has a damaged item. */
export function hasDamaged(ctx: RulesContext, self: Player): boolean {
  const row = areasOf(ctx, self)[AREAS.d];
  return row !== undefined && rowAt(ctx.state, row).some((count) => count > 0);
}

/** Items of a type that he can exhaust: face up and undamaged (9.2.5). */
export const usable = (ctx: RulesContext, self: Player, item: Item): number =>
  countOf(ctx, areasOf(ctx, self), item, false, 'r');

/** Undamaged items of a type, on either side. */
export const undamaged = (ctx: RulesContext, self: Player, item: Item): number =>
  usable(ctx, self, item) + countOf(ctx, areasOf(ctx, self), item, false, 'e');

/** The usable items of all types, in the order of `ITEMS`. */
export function usableItems(ctx: RulesContext, self: Player): number[] {
  const areas = areasOf(ctx, self);
  const counts: number[] = [];
  for (const item of ITEMS) counts.push(countOf(ctx, areas, item, false, 'r'));
  return counts;
}

/** Why an item is not laid on a track: only three have one (9.2.5.I). */
export const trackRefusal = ({ board }: Player, { parts }: Move): Refusal | null =>
  parts.some(({ what, to }) => to === `${board}t` && !isTrackItem(what.slice(1) as Item))
    ? { law: '9.2.5.I', because: 'only tea, coins and bags have a track', isCertain: true }
    : null;

const isTrackItem = (item: Item): boolean => (TRACK_ITEMS as readonly Item[]).includes(item);

/** Items face up on their track (9.2.5.I). */
export function onTrack(ctx: RulesContext, self: Player, item: Item): number {
  return isTrackItem(item) ? Math.min(TRACK_SPACES, usable(ctx, self, item)) : 0;
}

/** Where an item goes when it turns face up: to its track if that has a space, or else to the satchel. */
export function homeOf(ctx: RulesContext, self: Player, item: Item): string {
  const hasSpace = isTrackItem(item) && lying(ctx, self, item, 't', 'r') < TRACK_SPACES;
  return `${self.board}${hasSpace ? 't' : 's'}`;
}

/** The answer to take no item. */
export const NOTHING = 'nothing';

/** Chooses an item from a place and takes it to where it belongs, or takes none; returns whether he took one. */
export function* takeOne(
  ctx: RulesContext & { readonly me: Player },
  law: string,
  options: readonly (Item | typeof NOTHING)[],
  from: string,
): RootTurn<boolean> {
  const { me } = ctx;
  const item = yield* chooseOne(me, law, 'item', 'item to take', options);
  if (item === NOTHING) return false;
  yield* transfer(`%${item}`, from, homeOf(ctx, me, item));
  return true;
}

/** One item goes to another area, or turns. */
const moveItem = (item: Item, from: string, to: string, turned: Pick<Part, 'side' | 'turn'> = {}): RootTurn =>
  moveParts([{ count: 1, what: `%${item}`, from, to, ...turned }]);

/** Exhausts an item, which leaves its track (9.2.5.I). */
export const exhaust = ({ board }: Player, item: Item): RootTurn =>
  moveItem(item, board, isTrackItem(item) ? `${board}s` : board, { turn: 'e' });

/** Exhausts and damages an item (V.7.2, V.11.2). */
export const wearOut = ({ board }: Player, item: Item): RootTurn =>
  moveItem(item, board, `${board}d`, { side: 'r', turn: 'e' });

/** Turns exhausted items face up in place; those with a track go to it. */
export function* refresh(ctx: RulesContext, self: Player, { item, damaged }: Lot, count: number): RootTurn {
  for (let n = 0; n < count; n++) {
    const from = damaged ? `${self.board}d` : self.board;
    const home = homeOf(ctx, self, item);
    const to = damaged || !home.endsWith('t') ? from : home;
    yield* moveItem(item, from, to, { turn: 'r' });
  }
}

/** Repairs one item, which keeps its side up (9.5.7). */
export function* repair(ctx: RulesContext, self: Player, { item, side }: Lot): RootTurn {
  const to = side === 'r' ? homeOf(ctx, self, item) : `${self.board}s`;
  yield* moveItem(item, `${self.board}d`, to, side === 'e' ? { side } : {});
}

/** Removes one item for good (9.6.4, G.24). */
export function* removeItem(ctx: RulesContext, self: Player, { item, damaged, side }: Lot): RootTurn {
  const area = damaged ? 'd' : (UNDAMAGED.find((one) => lying(ctx, self, item, one, side) > 0) ?? 's');
  yield* moveItem(item, self.board + area, 'out', side === 'e' ? { side } : {});
}

/** Face-up tea, coins and bags in the satchel go to their tracks (9.2.5.I). */
export function* fillTracks(ctx: RulesContext, self: Player): RootTurn {
  for (const item of TRACK_ITEMS) {
    const count = Math.min(lying(ctx, self, item, 's', 'r'), TRACK_SPACES - lying(ctx, self, item, 't', 'r'));
    if (count <= 0) continue;
    yield* transfer(`%${item}`, `${self.board}s`, `${self.board}t`, count);
  }
}

/** The name of an item in options: `f`, `f exhausted`, `f damaged exhausted`. */
const nameOf = ({ item, damaged, side }: Lot): string =>
  `${item}${damaged ? ' damaged' : ''}${side === 'e' ? ' exhausted' : ''}`;

/**
 * The shortest names that distinguish these items; the side is named only if the same item is also there on the other
 * side.
 */
export const namedShortly = (lots: readonly Lot[]): readonly (readonly [name: string, lot: Lot])[] =>
  lots.map((lot) => {
    const isExhausted = lot.side === 'e' && lots.some(({ item, side }) => item === lot.item && side === 'r');
    return [isExhausted ? `${lot.item} exhausted` : lot.item, lot];
  });

/** Asks for one of these items. */
export function* chooseLot(self: Player, law: string, prompt: string, lots: readonly Lot[]): RootTurn<Lot | undefined> {
  if (lots.length === 0) return undefined;
  const name = yield* chooseOne(self, law, 'item', prompt, lots.map(nameOf));
  return lots.find((lot) => nameOf(lot) === name);
}

/** Repairs one of his damaged items, which he chooses (9.5.7, V.3.2). */
export function* repairAny(ctx: RulesContext, self: Player, law: string): RootTurn {
  const lot = yield* chooseLot(self, law, 'item to repair', lotsOf(ctx, self, { damaged: true }));
  if (lot !== undefined) yield* repair(ctx, self, lot);
}
