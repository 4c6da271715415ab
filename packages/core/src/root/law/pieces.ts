import { type ClearingOrBurrow, CLEARINGS, type Clearing } from '../data/vocabulary.ts';
import { areEnemies } from './enemies.ts';
import { hiredBy } from './mercenaries.ts';
import { countPieces } from './powers.ts';
import type { Player, RulesContext } from './context.ts';
import { clearingRow, columnAt, countAt, playerAt, rowThere, countThere, rowAt, countIn } from '../table/look-up.ts';
import type { PieceCount } from './events.ts';
import type { ColumnIndex } from '../table/indices.ts';

export function warriorsAt(ctx: RulesContext, owner: Player, clearing: ClearingOrBurrow): number {
  return countPieces(rowThere(ctx, clearing), owner.warriors);
}

/** Its warriors that an effect can take or move: not a warlord, who is removed only in battle (14.2.2). */
export function commonWarriorsAt(ctx: RulesContext, { warrior }: Player, clearing: ClearingOrBurrow): number {
  return warrior < 0 ? 0 : countThere(ctx, clearing, warrior);
}

export function buildingsAt(ctx: RulesContext, owner: Player, clearing: ClearingOrBurrow): number {
  return countPieces(rowThere(ctx, clearing), owner.buildings);
}

export function tokensAt(ctx: RulesContext, owner: Player, clearing: ClearingOrBurrow): number {
  return countPieces(rowThere(ctx, clearing), owner.tokens);
}

/** Its faction pieces in a clearing: warriors, buildings, tokens, pawns (G.10). */
export function piecesAt(ctx: RulesContext, owner: Player, clearing: ClearingOrBurrow): number {
  return countPieces(rowThere(ctx, clearing), owner.pieces);
}

/** The clearings with any of these pieces, ascending. */
export const clearingsWith = ({ state }: RulesContext, columns: readonly ColumnIndex[]): Clearing[] =>
  CLEARINGS.filter((clearing) => countPieces(clearingRow(state, clearing), columns) > 0);

/** The first clearing with any of these pieces, or null: where the only one of its kind is. */
export function clearingWith({ state }: RulesContext, columns: readonly ColumnIndex[]): Clearing | null {
  for (const clearing of CLEARINGS) if (countPieces(clearingRow(state, clearing), columns) > 0) return clearing;
  return null;
}

/** One of each of these pieces. */
export const oneOfEach = (columns: readonly ColumnIndex[]): PieceCount[] =>
  columns.map((column) => ({ column, count: 1 }));

/** How many of a piece are left in its supply; all faces of a piece count together (D1). */
export function inSupply({ state, layout }: RulesContext, column: ColumnIndex): number {
  return countAt(state, layout.supplyRow, columnAt(layout, column).home);
}

/** What lies on a player's board, by column. */
export const boardRow = ({ state, layout }: RulesContext, { index }: Player): readonly number[] =>
  rowAt(state, playerAt(layout, index).boardRow);

/** How many of a piece or own card lie on its board. */
export const onBoard = (ctx: RulesContext, owner: Player, column: ColumnIndex): number =>
  countIn(boardRow(ctx, owner), column);

/** How many of a piece lie in the clearings (and the Burrow). */
export function onMap(ctx: RulesContext, column: ColumnIndex): number {
  let count = countThere(ctx, 0, column);
  for (const clearing of CLEARINGS) count += countThere(ctx, clearing, column);
  return count;
}

type Kind = 'pieces' | 'warriors' | 'buildings' | 'tokens';

function count(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow, kind: Kind): number {
  const row = rowThere(ctx, clearing);
  let total = 0;
  for (const side of ctx.sides) if (areEnemies(ctx, self, side)) total += countPieces(row, side[kind]);
  // Hired warriors are no enemy pieces (G.9).
  if (kind === 'pieces' || kind === 'warriors') total -= countPieces(row, hiredBy(ctx, self));
  return total;
}

/** Pieces of its enemies in a clearing (G.9). */
export function enemyPiecesAt(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): number {
  return count(ctx, self, clearing, 'pieces');
}

export function enemyWarriorsAt(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): number {
  return count(ctx, self, clearing, 'warriors');
}

export function enemyBuildingsAt(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): number {
  return count(ctx, self, clearing, 'buildings');
}

export function enemyTokensAt(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): number {
  return count(ctx, self, clearing, 'tokens');
}

/** The players with faction pieces in a clearing, by seat. */
export function playersAt(ctx: RulesContext, clearing: ClearingOrBurrow): Player[] {
  return ctx.seats.filter((seat) => piecesAt(ctx, seat, clearing) > 0);
}

/** Whether no clearing has such a piece. */
export function isEmptyOf(ctx: RulesContext, column: ColumnIndex): boolean {
  return onMap(ctx, column) === 0;
}
