import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type TurnOf, type Violation, violation } from '@woodlog/core/kernel';
import type { Action, Table } from '@woodlog/core/root';
import { type RootQuestions, type Seat, type Sitting, seatOf } from '@woodlog/core/root-law';
import { seatsViolation } from './check-seats.ts';
import { lineOf, sitDown } from './line.ts';

/**
 * The next turn of a bot at a table, for any driver: a person's (`resume`), a script, the simulator. It begins and ends
 * its line. The table must stand between two lines, without an order card still out.
 *
 * @example resume(root, turn, table, { answers })
 */
export function nextTurn(
  table: Readonly<Table>,
  faction: string,
  report: Sitting['report'] = null,
): Either<Violation, TurnOf<Table, Action, RootQuestions>> {
  const seat = table.setup.seats.find((one) => one.faction === faction);
  if (seat === undefined) return left(violation('turn/no-seat', `${faction} is not at this table`));
  if (seat.bot === undefined) return left(violation('turn/not-a-bot', `${faction} is played by a person`));
  const wrong = seatsViolation(table.setup);
  if (wrong !== null) return left(wrong);
  const sitting = sitDown(table, report);
  const me = seatOf(sitting, faction)!;
  const card = orderOut(table, sitting, me);
  if (card === null) return right(lineOf(sitting, me, false));
  return left(violation('turn/order-out', `the order card ${card} still lies on ${me.board}: end that turn first`));
}

/** A card that lies on a bot's board and is no kept ambush: an order that was not discarded (D15). */
function orderOut(table: Readonly<Table>, { layout }: Sitting, { index }: Seat): string | null {
  const { cards, seats } = layout;
  const out = table.piles[seats[index]!.boardPile]!.find((card) => cards.printed[card]?.kind !== 'ambush');
  return out === undefined ? null : cards.spellings[out]!;
}
