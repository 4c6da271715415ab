import type { Stream } from '../../kernel/index.ts';
import { described } from '../cards/descriptions.ts';
import { layoutOf } from '../table/layout.ts';
import { pileAt } from '../table/look-up.ts';
import type { Table } from '../table/table.ts';
import { hasBegun } from '../turn-order.ts';
import { Dealer } from '../turn/dealer.ts';
import type { Position } from '../turn/position.ts';
import { secretPlaces } from './secrets.ts';
import { NOTHING_SEEN, type Seen } from '../turn/seen.ts';
import { backs, viewOf } from './view-of.ts';

/** One possible truth: hidden cards are named, and the dealer knows the rest. The caller owns it. */
export interface Deal {
  readonly position: Position;
  readonly dealer: Dealer;
}

/**
 * Deals everything anew that a seat cannot see at a position, or at a table between two lines: others' hands and
 * supporters, the draw pile, face-down plots. A partly known card goes where it fits, and what `seen` shows of the
 * current step holds. The same stream gives the same deal, whatever is really hidden.
 *
 * @example const { position, dealer } = redeal(view, seat, stream('maple', 17, 'deal'));
 */
export function redeal(at: Position | Readonly<Table>, seat: number, stream: Stream, seen: Seen = NOTHING_SEEN): Deal {
  const position = viewOf('rows' in at ? { table: at, now: null } : at, seat);
  const dealer = new Dealer({ deck: stream, picks: stream }, seen);
  dealer.follow(position.table);
  dealer.watch(position.table);
  nameHands(position.table, seat, dealer);
  return { position, dealer };
}

/**
 * Others know their cards, so the table names them. The dealer keeps what nobody has looked at yet (5.1.3), and what
 * the seat itself does not know.
 */
function nameHands(table: Table, seat: number, dealer: Dealer): void {
  const layout = layoutOf(table.setup);
  for (const [owner, places] of secretPlaces(layout).entries()) {
    if (owner === seat || !hasBegun(table, layout.seats[owner]?.faction ?? '')) continue;
    for (const { name, pile } of places) {
      const cards = dealer.hand(name, table).map((card) => described(layout.cards, card));
      // A log may have more cards of a suit than exist: then some stay unknown.
      table.piles[pile] = [...cards, ...backs(pileAt(table, pile).length - cards.length)];
    }
  }
}
