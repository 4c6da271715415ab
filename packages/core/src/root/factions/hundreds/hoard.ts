import { itemsIn } from '../../law/items.ts';
import { ITEMS, type Item } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import { HOARD, HOARD_VALUE } from '../../data/factions/hundreds.ts';
import { transfer } from '../../law/transfer.ts';
import { sumOf } from '../../sum-of.ts';
import { boardRow } from '../../law/pieces.ts';

/** Items of one type in the Hoard, on either side. */
export const hoarded = (ctx: RulesContext, self: Player, item: Item): number =>
  itemsIn(boardRow(ctx, self), ctx.layout.items[item]);

function onTrack(ctx: RulesContext, self: Player, track: keyof typeof HOARD): number {
  return sumOf<Item>(HOARD[track].items, (item) => hoarded(ctx, self, item));
}

/** Command or Prowess, by the items on its track (14.2.4.II). */
export function worthOf(ctx: RulesContext, self: Player, track: keyof typeof HOARD): number {
  return HOARD_VALUE[Math.min(onTrack(ctx, self, track), HOARD_VALUE.length - 1)] ?? 1;
}

/** An item leaves the Hoard and the game. */
export function* discardItem(self: Player, item: Item): RootTurn {
  yield* transfer(`%${item}`, self.board, 'out');
}

/** The Hundreds have gained an item. If its track was full, one item leaves the game for a point (14.2.4.I). */
export function* afterGain(ctx: RulesContext, self: Player, item: Item): RootTurn {
  const track = (HOARD.command.items as readonly Item[]).includes(item) ? 'command' : 'prowess';
  if (onTrack(ctx, self, track) <= HOARD[track].spaces) return;
  const kinds: readonly Item[] = HOARD[track].items;
  const options = ITEMS.filter((one) => kinds.includes(one) && hoarded(ctx, self, one) > 0);
  ctx.cite('14.2.4.I');
  yield* discardItem(self, yield* chooseOne(self, '14.2.4.I', 'item', 'item to remove from the hoard', options));
  yield* score(ctx, self, 1);
}
