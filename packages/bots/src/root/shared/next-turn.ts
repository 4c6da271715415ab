import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type TurnOf, type Violation, violation } from '@woodlog/core/kernel';
import { type Action, type Table, pileAt, spellingOf } from '@woodlog/core/root';
import {
  type LineWatcher,
  type RootQuestions,
  type Player,
  type Players,
  lineOf,
  playerOf,
  watchedLine,
} from '@woodlog/core/root-law';
import { seatsViolation } from './check-seats.ts';
import { seatPlayers } from './compose.ts';

export interface NextTurnOptions {
  /** Called for every section that runs. */
  readonly report?: Players['report'];
  /** Follows the turn. */
  readonly watcher?: Players['watcher'];
  /** Plays the seat's setup line instead of a turn. */
  readonly setup?: boolean;
  /** Follows the line step by step. */
  readonly steps?: LineWatcher;
  /** A seat without a bot is played at random instead of being refused. */
  readonly random?: boolean;
}

/**
 * The next line of a bot at a table, for any driver: a person's (`resume`), a script, the simulator. It begins and ends
 * its line. The table must be between two lines, with no order card left on a board.
 *
 * @example resume(root, turn, table, { answers })
 */
export function nextTurn(
  table: Readonly<Table>,
  faction: string,
  { report = null, watcher = null, setup = false, random = false, steps }: NextTurnOptions = {},
): Either<Violation, TurnOf<Table, Action, RootQuestions>> {
  const seat = table.setup.seats.find((one) => one.faction === faction);
  if (seat === undefined) return left(violation('turn/no-seat', `${faction} is not at this table`));
  if (seat.bot === undefined && !random)
    return left(
      violation('turn/not-a-bot', `${faction} is played by a person (${seat.player}): write down that turn first`),
    );
  const wrong = seatsViolation(table.setup);
  if (wrong !== null) return left(wrong);
  const players = seatPlayers(table, report, watcher);
  const me = playerOf(players, faction)!;
  const card = me.bot ? orderOut(table, players, me) : null;
  if (card === null)
    return right(steps === undefined ? lineOf(players, me, setup) : watchedLine(players, me, setup, steps));
  const order = `the order card ${card} still lies on ${me.board}: end that turn first (${card}$->)`;
  const quest = `if ${card} is its quest, write the quest by its name (F#errand->$)`;
  const mayBeQuest = players.layout.seats[me.index]?.sheet.quests === true && !/#[a-z@]/.test(card);
  return left(violation('turn/order-out', mayBeQuest ? `${order}; ${quest}` : order, { law: 'D15' }));
}

/** A card on a bot's board that is not an ambush it keeps: an order that was not discarded (D15). */
function orderOut(table: Readonly<Table>, players: Players, me: Player): string | null {
  const { cards, seats } = players.layout;
  const keeps = me.law.keepsAmbush?.(players, me) === true;
  const out = pileAt(table, seats[me.index]!.boardPile).find(
    (card) => !keeps || cards.printed[card]?.kind !== 'ambush',
  );
  return out === undefined ? null : spellingOf(cards, out);
}
