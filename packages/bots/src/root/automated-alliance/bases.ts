import {
  type RootTurn,
  type Player,
  type RulesContext,
  buildingsAt,
  enemyBuildingsAt,
  inSupply,
  isClosed,
  mayPlace,
  openSlots,
  removeAllEnemies,
  warriorsAt,
  suitToBuild,
  putPiece,
  columnOf,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type ColumnIndex, NO_COLUMN, columnAt } from '@woodlog/core/root';
import type { BotTurn } from '../shared/bot.ts';
import { enemyPieces } from '../shared/measures.ts';
import { most, target } from '../shared/target.ts';
import { GENTRIFIED_WARRIORS } from './numbers.ts';
import { isSympathetic, placeSympathy, sympathy } from './sympathy.ts';

/** The column of the base that matches a clearing. */
function baseFor(ctx: RulesContext, clearing: ClearingOrBurrow): ColumnIndex {
  const suit = suitToBuild(ctx, clearing);
  return suit === null ? NO_COLUMN : columnOf(ctx, `Ab_${suit.toLowerCase()}`);
}

/** The suit of a base. */
export function suitOfBase({ layout }: RulesContext, base: ColumnIndex): string {
  return columnAt(layout, base).name.slice(-1).toUpperCase();
}

export function hasBase(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): boolean {
  return buildingsAt(ctx, me, clearing) > 0;
}

/**
 * Whether the matching base is on the board, and has a slot once enemy pieces are gone (D59). No base can be placed on
 * scorched earth, where sympathy stays if its owner is in a coalition (V.6.2).
 */
export function couldRevolt(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): boolean {
  const base = baseFor(ctx, clearing);
  if (base < 0 || inSupply(ctx, base) === 0 || isClosed(ctx, clearing)) return false;
  return openSlots(ctx.state, clearing) + enemyBuildingsAt(ctx, me, clearing) > 0;
}

/**
 * Revolts in the sympathetic clearing among these with the most enemy pieces: removes them all and places the matching
 * base (B.6.4.3, B.6.5.2). Returns whether it revolted.
 */
export function* revolt(turn: BotTurn, clearings: readonly ClearingOrBurrow[]): RootTurn<boolean> {
  const { me } = turn;
  const legal = clearings.filter((clearing) => isSympathetic(turn, me, clearing) && couldRevolt(turn, me, clearing));
  const clearing = target(turn, legal, most(enemyPieces));
  if (clearing === undefined) return false;
  yield* removeAllEnemies(turn, me, clearing);
  const base = baseFor(turn, clearing);
  if (mayPlace(turn, me, base, clearing)) yield* putPiece(turn, me, clearing, base);
  return true;
}

/**
 * When gentrified, places the matching base in a clearing with two of its warriors, or else sympathy with its points if
 * there is none (Chmd.10.5.III, D41, D42).
 */
export function* gentrified(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  ctx.cite('Chmd.10.5.III');
  const base = baseFor(ctx, clearing);
  const defended = warriorsAt(ctx, me, clearing) >= GENTRIFIED_WARRIORS;
  if (defended && base >= 0 && inSupply(ctx, base) > 0 && mayPlace(ctx, me, base, clearing)) {
    return (yield* putPiece(ctx, me, clearing, base)) > 0;
  }
  const token = sympathy(me);
  if (inSupply(ctx, token) === 0 || !mayPlace(ctx, me, token, clearing)) return false;
  return yield* placeSympathy(ctx, me, clearing);
}
