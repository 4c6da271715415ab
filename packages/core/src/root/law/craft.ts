import { nameOfCard } from '../data/cards/card.ts';
import { itemsIn } from './items.ts';
import { act } from '../../kernel/index.ts';
import { COMMON } from '../data/cards/common.ts';
import { ITEMS, type Item } from '../data/vocabulary.ts';
import type { Component } from '../action.ts';
import { itemOfCard } from './cards.ts';
import { cardEffects } from './effects/effects.ts';
import type { RootTurn } from './questions.ts';
import { score } from './score.ts';
import type { Player, RulesContext } from './context.ts';
import { countAt } from '../table/look-up.ts';
import { boardRow } from './pieces.ts';

/** Points that a bot scores for any item (B.1.1.2). */
const BOT_CRAFT_POINTS = 1;

/** The item that a card shows, if the item supply has one left and the Legendary Forge allows it to be crafted. */
export function availableItem(ctx: RulesContext, card: Component, crafter: Player = ctx.taker): Item | null {
  const item = itemOfCard(ctx, card);
  if (item === null) return null;
  const { items, itemsRow } = ctx.layout;
  const isLeft = countAt(ctx.state, itemsRow, items[item].refreshed) > 0;
  return isLeft && crafter.law.forbidsCrafting?.(ctx, crafter, item) !== true ? item : null;
}

/** Items of one type in a Crafted Items box, whichever way up. */
export interface Crafted {
  readonly item: Item;
  readonly count: number;
}

/**
 * The items in a player's Crafted Items box (4.1.2), types in the order of D12. The Hundreds have no such box (14.2.4).
 */
export function craftedItems(ctx: RulesContext, owner: Player): Crafted[] {
  if (owner.law.hoards) return [];
  const row = boardRow(ctx, owner);
  return ITEMS.flatMap((item) => {
    const count = itemsIn(row, ctx.layout.items[item]);
    return count === 0 ? [] : [{ item, count }];
  });
}

/** Points that a card with an item lists; 0 if the card is not known well enough. */
export function listedPoints(card: Component): number {
  return COMMON.find((one) => nameOfCard(one) === card)?.vp ?? 0;
}

/**
 * A bot crafts the item that a card shows, if it is available, and scores one point whatever the card lists (B.1.1).
 * Only the item moves; the card stays (D16). Returns whether it crafted.
 */
export function* craftItem(ctx: RulesContext, bot: Player, card: Component): RootTurn<boolean> {
  const item = availableItem(ctx, card, bot);
  if (item === null) {
    if (ctx.report !== null) reportNoItem(ctx, card);
    return false;
  }
  ctx.cite('B.1.1.1');
  yield* act({ kind: 'craft', what: `%${item}` });
  if (bot.law.craftedItem !== undefined) yield* bot.law.craftedItem(ctx, bot, card);
  ctx.cite('B.1.1.2');
  yield* score(ctx, bot, BOT_CRAFT_POINTS);
  yield* afterItemCrafted(ctx, bot);
  return true;
}

/** What other players' cards do once an item has been crafted. */
export function* afterItemCrafted(ctx: RulesContext, crafter: Player): RootTurn {
  for (const other of ctx.seats) {
    if (other === crafter) continue;
    for (const { othersCrafted } of cardEffects(ctx, other))
      if (othersCrafted !== undefined) yield* othersCrafted(ctx, other);
  }
}

/** Reports what no bot crafts: lasting effects and dominance cards. */
function reportNoItem(ctx: RulesContext, card: Component): void {
  const { cards } = ctx.layout;
  const known = cards.byName.get(card);
  const kind = known === undefined ? undefined : cards.printed[known]?.kind;
  if (kind === 'dominance') ctx.cite('B.1.3');
  else if (kind === 'persistent') ctx.cite('B.1.1.3');
}
