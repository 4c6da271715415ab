import type { Item } from '../data/vocabulary.ts';
import type { Craft } from '../action.ts';
import type { ItemColumns } from '../table/component.ts';
import type { PlanBuilder } from './plan-builder.ts';
import { playerAt } from '../table/look-up.ts';

/**
 * The player whose line it is crafts. A person takes the item from the item supply and discards some card from the hand
 * that shows it (4.1.2); a persistent card goes to the board (4.1.3). A bot moves only the item: its card leaves by an
 * action of its own (D16).
 */
export function planCraft(builder: PlanBuilder, craft: Craft): void {
  const { layout, taker } = builder;
  const seat = layout.seatOf.get(taker);
  if (seat === undefined) {
    builder.slip('unknown-faction', 'no line is open: nobody can craft');
    return;
  }
  const thing = layout.things.get(craft.what);
  if (thing?.is === 'item') {
    if (playerAt(layout, seat).bot === undefined) spendCardShowing(builder, craft.what);
    takeCrafted(builder, thing.item, craft.what);
    return;
  }
  if (thing?.is !== 'card' || thing.card < 0) {
    builder.slip('unknown-component', `this deck has no ${craft.what} to craft`);
    return;
  }
  craftCard(builder, thing.card);
}

/** A card that shows the item goes from the hand to the discard pile; no card shows a club or a torch. */
function spendCardShowing(builder: PlanBuilder, item: string): void {
  const { layout, taker } = builder;
  const wanted = layout.cards.byName.get(`#${item}`);
  if (wanted === undefined) {
    builder.slip('not-crafted', `no card gives ${item}`, '4.1.2');
    return;
  }
  builder.discard(builder.takeCard(layout.cards, builder.place(taker).pile, wanted, `the hand of ${taker}`));
  builder.imply('4.1.2', `a card that shows ${item} is discarded`);
}

function craftCard(builder: PlanBuilder, wanted: number): void {
  const { layout, taker } = builder;
  const { cards } = layout;
  const card = builder.takeCard(cards, builder.place(taker).pile, wanted, `the hand of ${taker}`);
  const printed = cards.printed[card] ?? cards.printed[wanted];
  if (printed?.kind === 'ambush' || printed?.kind === 'dominance') {
    builder.slip(
      'not-crafted',
      `${cards.spellings[wanted]} cannot be crafted`,
      printed.kind === 'ambush' ? '2.1.2' : '2.1.3',
    );
  }
  // Partisans or a root tea of unknown suit still have a known kind: all cards of the name share it.
  const kind = printed?.kind ?? kindOf(builder, wanted);
  if (kind === 'persistent') {
    builder.putCard(builder.place(`${taker}$`).crafted, card);
    return;
  }
  builder.discard(card);
  builder.imply('4.1.2', `${cards.spellings[card]} is discarded`);
  const item = itemOf(builder, wanted);
  if (item !== null) takeCrafted(builder, layout.items[item], `%${item}`);
}

function fitting(builder: PlanBuilder, card: number) {
  const { cards } = builder.layout;
  return cards.printed.filter((printed, id) => printed !== null && cards.meet(card, id) === id);
}

function kindOf(builder: PlanBuilder, card: number): string | undefined {
  return fitting(builder, card)[0]?.kind;
}

function itemOf(builder: PlanBuilder, card: number): Item | null {
  const items = new Set(fitting(builder, card).map((printed) => printed?.item ?? null));
  return items.size === 1 ? ([...items][0] ?? null) : null;
}

function takeCrafted(builder: PlanBuilder, item: ItemColumns, name: string): void {
  const { layout, taker } = builder;
  const board = builder.place(`${taker}$`).itemRow;
  if (builder.count(layout.itemsRow, item.refreshed) === 0) {
    builder.slip('short', `the item supply has no ${name}`, '4.1.2');
    builder.post(layout.suspenseRow, item.refreshed, board, item.refreshed, 1);
    return;
  }
  builder.post(layout.itemsRow, item.refreshed, board, item.refreshed, 1);
  builder.imply('4.1.2', `${name} comes out of the item supply`);
}
