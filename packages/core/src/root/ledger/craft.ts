import type { Craft } from '../action.ts';
import type { ItemColumns } from '../table/component.ts';
import type { Journal } from './journal.ts';

/**
 * The player whose line it is crafts. A person's item comes out of the item supply and some card that shows it goes
 * from the hand to the discard pile (4.1.2); a persistent card goes to the board (4.1.3). Of a bot only the item moves:
 * its card leaves by an action of its own (D16).
 */
export function planCraft(journal: Journal, craft: Craft): void {
  const { layout, taker } = journal;
  const seat = layout.seatOf.get(taker);
  if (seat === undefined) {
    journal.slip('ledger/unknown-faction', 'nobody is there to craft');
    return;
  }
  const thing = layout.things.get(craft.what);
  if (thing?.is === 'item') {
    if (layout.seats[seat]!.bot === undefined) spendCardShowing(journal, craft.what);
    takeCrafted(journal, thing.item, craft.what);
    return;
  }
  if (thing?.is !== 'card' || thing.card < 0) {
    journal.slip('ledger/unknown-component', `there is no ${craft.what} to craft in this deck`);
    return;
  }
  craftCard(journal, thing.card);
}

/** Some card that shows the item goes from the hand to the discard pile; of a club or a torch there is none. */
function spendCardShowing(journal: Journal, item: string): void {
  const { layout, taker } = journal;
  const wanted = layout.cards.byName.get(`#${item}`);
  if (wanted === undefined) {
    journal.slip('ledger/not-crafted', `no card shows ${item}`, '4.1.2');
    return;
  }
  journal.discard(journal.takeCard(layout.cards, journal.spot(taker).pile, wanted, `the hand of ${taker}`));
  journal.imply('4.1.2', `a card that shows ${item} is discarded`);
}

function craftCard(journal: Journal, wanted: number): void {
  const { layout, taker } = journal;
  const { cards } = layout;
  const card = journal.takeCard(cards, journal.spot(taker).pile, wanted, `the hand of ${taker}`);
  const printed = cards.printed[card] ?? cards.printed[wanted];
  if (printed?.kind === 'ambush' || printed?.kind === 'dominance') {
    journal.slip(
      'ledger/not-crafted',
      `${cards.spellings[wanted]} cannot be crafted`,
      printed.kind === 'ambush' ? '2.1.2' : '2.1.3',
    );
  }
  // An unnamed partisans or root tea is still of a kind: every card of a name is.
  const kind = printed?.kind ?? kindOf(journal, wanted);
  if (kind === 'persistent') {
    journal.putCard(journal.spot(`${taker}$`).crafted, card);
    return;
  }
  journal.discard(card);
  journal.imply('4.1.2', `${cards.spellings[card]} is discarded`);
  const item = itemOf(journal, wanted);
  if (item !== null) takeCrafted(journal, layout.items[item]!, `%${item}`);
}

function fitting(journal: Journal, card: number) {
  const { cards } = journal.layout;
  return cards.printed.filter((printed, id) => printed !== null && cards.meet(card, id) === id);
}

function kindOf(journal: Journal, card: number): string | undefined {
  return fitting(journal, card)[0]?.kind;
}

function itemOf(journal: Journal, card: number): string | null {
  const items = new Set(fitting(journal, card).map((printed) => printed?.item ?? null));
  return items.size === 1 ? ([...items][0] ?? null) : null;
}

function takeCrafted(journal: Journal, item: ItemColumns, name: string): void {
  const { layout, taker } = journal;
  const board = journal.spot(`${taker}$`).itemRow;
  if (journal.count(layout.itemsRow, item.refreshed) === 0) {
    journal.slip('ledger/short', `the item supply has no ${name}`, '4.1.2');
    journal.post(layout.suspenseRow, item.refreshed, board, item.refreshed, 1);
    return;
  }
  journal.post(layout.itemsRow, item.refreshed, board, item.refreshed, 1);
  journal.imply('4.1.2', `${name} comes out of the item supply`);
}
