import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { areEnemies, exposedTo } from './enemies.ts';
import { isHired } from './mercenaries.ts';
import { enemyBuildingsAt, enemyTokensAt, piecesAt, oneOfEach } from './pieces.ts';
import { partOf } from './place.ts';
import type { RootTurn } from './questions.ts';
import { score } from './score.ts';
import { anytime, resolve } from './triggered.ts';
import type { PieceCount, Removal, Triggered } from './events.ts';
import { NO_SEAT, type Player, type RulesContext } from './context.ts';
import { countIn, columnAt, rowThere } from '../table/look-up.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { moveParts } from './transfer.ts';

/**
 * Removes pieces at the same time: first they leave, then buildings and tokens score (3.2.1), then effects of their
 * removal trigger (1.5.4).
 */
export function* remove(ctx: RulesContext, removals: readonly Removal[]): RootTurn {
  const left: Left[] = [];
  const keepers = new Set<Player>();
  for (const removal of removals) if (removal.pieces.length > 0) left.push(yield* leave(ctx, removal, keepers));
  for (const [{ by, owner, unscored }, scoring] of left) {
    // Nobody scores for what hirelings remove (H.3.6).
    if (by === null || by.index === NO_SEAT || unscored === true) continue;
    const points = worthOf(ctx, by, owner, scoring);
    if (points > 0) ctx.cite('3.2.1');
    yield* score(ctx, by, points);
  }
  const all = left.map(([removal]) => removal);
  yield* resolve(ctx, triggeredBy(ctx, all), removals[0]?.battle);
}

/** Removes pieces of one owner from one clearing, as `remove` does. */
export const removeFrom = (
  ctx: RulesContext,
  by: Player | null,
  owner: Player,
  clearing: ClearingOrBurrow,
  pieces: readonly PieceCount[],
): RootTurn => remove(ctx, [{ by, owner, clearing, pieces }]);

/** Pieces that have left, revealed, and those among them that are still to be scored. */
type Left = readonly [removal: Removal, scoring: readonly PieceCount[]];

/** `keepers` are the owners that have already kept pieces of this removal; they keep no more (D51). */
function* leave(ctx: RulesContext, removal: Removal, keepers: Set<Player>): RootTurn<Left> {
  const { owner, clearing } = removal;
  const { leaving, carriedOff, returnsTo } = owner.law;
  const all = leaving === undefined ? removal.pieces : yield* leaving(ctx, owner, removal);
  const pieces = carriedOff === undefined ? all : yield* carriedOff(ctx, owner, removal);
  const kept = keepers.has(owner) ? NONE : yield* keep(ctx, owner, pieces, clearing);
  if (kept !== NONE) keepers.add(owner);
  const going = kept === NONE ? pieces : without(pieces, kept);
  const parts = going.map((some) =>
    partOf(ctx, some, `${clearing}`, returnsTo?.(ctx, owner, some.column) ?? owner.supply),
  );
  if (parts.length > 0) yield* moveParts(parts);
  return [{ ...removal, pieces: all }, pieces];
}

const NONE: readonly PieceCount[] = [];

/** Puts some of the removed pieces on their owner's board (B.8.2.2). Returns them. */
function* keep(
  ctx: RulesContext,
  owner: Player,
  pieces: readonly PieceCount[],
  clearing: ClearingOrBurrow,
): RootTurn<readonly PieceCount[]> {
  const kept = owner.law.keeps?.(ctx, owner, pieces) ?? NONE;
  if (kept.length === 0) return NONE;
  yield* moveParts(kept.map((some) => partOf(ctx, some, `${clearing}`, owner.board)));
  return kept;
}

function without(pieces: readonly PieceCount[], kept: readonly PieceCount[]): PieceCount[] {
  return pieces.flatMap(({ column, count }) => {
    const left = count - (kept.find((some) => some.column === column)?.count ?? 0);
    return left > 0 ? [{ column, count: left }] : [];
  });
}

/** Points for these pieces: one for each enemy building or token, unless the owner's law says otherwise (3.2.1). */
function worthOf(ctx: RulesContext, by: Player, owner: Player, pieces: readonly PieceCount[]): number {
  if (owner === by) return 0;
  let points = 0;
  for (const { column, count } of rewarded(ctx, owner, pieces)) {
    const { kind } = columnAt(ctx.layout, column);
    if (kind === 'building' || kind === 'token') points += count * (owner.law.worth?.(ctx, owner, column) ?? 1);
  }
  return points;
}

/** The removed pieces of an owner that may score for the remover: the points of 3.2.1, and extra ones. */
export function rewarded(ctx: RulesContext, owner: Player, pieces: readonly PieceCount[]): readonly PieceCount[] {
  const { unrewarded } = owner.law;
  return unrewarded === undefined ? pieces : pieces.filter(({ column }) => !unrewarded(ctx, owner, column));
}

/** Effects for those whose pieces were removed, and for the remover. */
function triggeredBy(ctx: RulesContext, removals: readonly Removal[]): Triggered[] {
  const found: Triggered[] = [];
  const asked = new Set<Player>();
  for (const removal of removals) {
    const { by, owner } = removal;
    // Once, even if pieces of this owner were removed from several clearings.
    if (!asked.has(owner) && owner.law.removed !== undefined) {
      const own = removals.filter((one) => one.owner === owner);
      for (const one of owner.law.removed(ctx, owner, own)) found.push(one);
    }
    asked.add(owner);
    const removes = by !== owner ? by?.law.removes : undefined;
    if (by !== null && removes !== undefined) found.push(anytime(by, () => removes(ctx, by, removal)));
  }
  return found;
}

/** The clearings from which pieces of a kind were removed. */
export function clearingsLosing(
  ctx: RulesContext,
  removals: readonly Removal[],
  kind: 'warrior' | 'building' | 'token',
): ClearingOrBurrow[] {
  return removals.filter(({ pieces }) => countKind(ctx, pieces, kind) > 0).map(({ clearing }) => clearing);
}

export function countKind(
  ctx: RulesContext,
  pieces: readonly PieceCount[],
  kind: 'warrior' | 'building' | 'token',
): number {
  let total = 0;
  for (const { column, count } of pieces) if (columnAt(ctx.layout, column).kind === kind) total += count;
  return total;
}

/** All pieces of an owner in a clearing except pawns, which stay (9.2.2). */
export function removableAt(ctx: RulesContext, owner: Player, clearing: ClearingOrBurrow, by: Player): PieceCount[] {
  const row = rowThere(ctx, clearing);
  return owner.pieces.flatMap((column) => {
    const count = countIn(row, column);
    const isEnemys = columnAt(ctx.layout, column).kind !== 'pawn' && !isHired(ctx, by, column);
    return count > 0 && isEnemys ? [{ column, count }] : [];
  });
}

/**
 * Whether an effect other than a hit may remove or replace this piece. If not, a bot goes on to its next target
 * (B.2.3).
 */
export function mayBeRemoved(
  ctx: RulesContext,
  owner: Player,
  column: ColumnIndex,
  clearing: ClearingOrBurrow,
): boolean {
  return owner.law.mayBeRemoved?.(ctx, owner, column, clearing) ?? true;
}

/** Removes a piece by an effect that chooses it; its owner's law may give up others instead. */
export const removeByEffect = (
  ctx: RulesContext,
  by: Player,
  owner: Player,
  clearing: ClearingOrBurrow,
  column: ColumnIndex,
): RootTurn => removeAtOnceByEffect(ctx, [{ by, owner, clearing, pieces: oneOfEach([column]) }]);

/** Removes pieces of several owners at the same time, by an effect. */
export function* removeAtOnceByEffect(ctx: RulesContext, removals: readonly Removal[]): RootTurn {
  const all: Removal[] = [];
  for (const removal of removals) {
    const { beforeRemoval } = removal.owner.law;
    const pieces = beforeRemoval === undefined ? removal.pieces : yield* beforeRemoval(ctx, removal.owner, removal);
    all.push({ ...removal, pieces });
  }
  yield* remove(ctx, all);
}

/** Enemies with pieces in a clearing that can be removed: players by seat, then hirelings. */
export const removableFrom = (ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): Player[] =>
  exposedTo(ctx, by, clearing).filter((owner) => piecesAt(ctx, owner, clearing) > 0);

/** Removes from clearings, at the same time, what each enemy there loses. */
export function* removeOfEach(
  ctx: RulesContext,
  by: Player,
  clearings: readonly ClearingOrBurrow[],
  lostBy: (owner: Player, clearing: ClearingOrBurrow) => RootTurn<readonly PieceCount[]>,
): RootTurn {
  const removals: Removal[] = [];
  for (const clearing of clearings)
    for (const owner of removableFrom(ctx, by, clearing))
      removals.push({ by, owner, clearing, pieces: yield* lostBy(owner, clearing) });
  yield* remove(ctx, removals);
}

/** All that a player loses in a clearing, as its law may say. */
export function* allOf(
  ctx: RulesContext,
  by: Player,
  owner: Player,
  clearing: ClearingOrBurrow,
): RootTurn<readonly PieceCount[]> {
  const { fullRemoval } = owner.law;
  return fullRemoval === undefined
    ? removableAt(ctx, owner, clearing, by)
    : yield* fullRemoval(ctx, owner, by, clearing);
}

/** Removes all enemy pieces from clearings at the same time. */
export const removeAllEnemies = (ctx: RulesContext, by: Player, ...clearings: readonly ClearingOrBurrow[]): RootTurn =>
  removeOfEach(ctx, by, clearings, (owner, clearing) => allOf(ctx, by, owner, clearing));

/** Whether a mob has something to remove in a clearing (14.4.1). */
export function mayRaze(ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): boolean {
  if (enemyBuildingsAt(ctx, by, clearing) + enemyTokensAt(ctx, by, clearing) > 0) return true;
  return ctx.seats.some((seat) => seat.law.razed && areEnemies(ctx, by, seat) && piecesAt(ctx, seat, clearing) > 0);
}

/** A mob removes all enemy buildings and tokens, at the same time (14.4.1). */
export const raze = (ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): RootTurn =>
  removeOfEach(ctx, by, [clearing], function* (owner) {
    const { razed } = owner.law;
    return razed === undefined
      ? removableAt(ctx, owner, clearing, by).filter(({ column }) => !owner.warriors.includes(column))
      : yield* razed(ctx, owner, by, clearing);
  });
