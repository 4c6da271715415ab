import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  transfer,
  moveParts,
  nameOf,
  sumOf,
  boardRow,
} from '@woodlog/core/root-law';
import type { ColumnIndex } from '@woodlog/core/root';
import type { BotTurn } from '../shared/bot.ts';
import { most, targetPlayer } from '../shared/target.ts';

/** Warriors of a player in the Payments box, including the Riverfolk's own (D57). */
export function paymentsOf(ctx: RulesContext, riverfolk: Player, player: Player): number {
  const row = boardRow(ctx, riverfolk);
  return sumOf(player.warriors, (column) => row[column]!);
}

/** The player with the most warriors in Payments, by setup priority if tied (D57). */
export function bestPayer(turn: BotTurn): Player | undefined {
  const { me, seats } = turn;
  const payers = seats.filter((player) => paymentsOf(turn, me, player) > 0);
  return targetPlayer(
    turn,
    payers,
    most((_turn, player) => paymentsOf(turn, me, player)),
  );
}

export function isEmptyOfPayments(turn: BotTurn): boolean {
  return bestPayer(turn) === undefined;
}

/** Puts warriors of one kind into Payments. */
export function* payIn(
  ctx: RulesContext,
  riverfolk: Player,
  column: ColumnIndex,
  count: number,
  from: string,
): RootTurn {
  const what = nameOf(ctx, column);
  if (count > 0) yield* transfer(what, from, riverfolk.board, count);
}

/** All warriors of a player return from Payments to their supply. */
export function* payOut(ctx: RulesContext, riverfolk: Player, player: Player): RootTurn {
  const row = boardRow(ctx, riverfolk);
  const parts = player.warriors
    .filter((column) => row[column]! > 0)
    .map((column) => ({
      count: row[column]!,
      what: nameOf(ctx, column),
      from: riverfolk.board,
      to: player.supply,
    }));
  yield* moveParts(parts);
}

/** Warriors that a player has left to pay with; players without any pay with the Riverfolk's (B.9.2.3). */
export function payingWith(ctx: RulesContext, riverfolk: Player, buyer: Player): { column: ColumnIndex; left: number } {
  const column = buyer.warrior < 0 ? riverfolk.warrior : buyer.warrior;
  return { column, left: inSupply(ctx, column) };
}
