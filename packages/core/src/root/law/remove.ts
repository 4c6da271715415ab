import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { act } from '../../kernel/index.ts';
import { areEnemies, isProtected } from './enemies.ts';
import { enemyBuildingsAt, enemyTokensAt, piecesAt } from './pieces.ts';
import { partOf } from './place.ts';
import type { RootTurn } from './questions.ts';
import { score } from './score.ts';
import type { PieceCount, Removal } from './events.ts';
import { NO_SEAT, type Owner, type Player, type RulesContext, sideOf } from './context.ts';
import { clearingRow, countIn, columnAt } from '../table/look-up.ts';
import type { ColumnIndex } from '../table/indices.ts';

/**
 * Removes pieces, all at the same time: first they leave, then points are scored for buildings and tokens (3.2.1), then
 * follows what their removal triggers (1.5.4), in the order of the list.
 */
export function* remove(ctx: RulesContext, removals: readonly Removal[]): RootTurn {
  const left: Left[] = [];
  const keepers = new Set<string>();
  for (const removal of removals) if (removal.pieces.length > 0) left.push(yield* leave(ctx, removal, keepers));
  for (const { by, owner, scoring, unscored } of left) {
    // Nobody scores for what hirelings remove (H.3.6).
    if (by === null || by.index === NO_SEAT || unscored === true) continue;
    const points = worthOf(ctx, by, owner, scoring);
    if (points > 0) ctx.report?.('3.2.1');
    yield* score(ctx, by, points);
  }
  const told = new Set<string>();
  for (const removal of left) {
    const { letter } = removal.owner;
    if (!told.has(letter)) {
      told.add(letter);
      yield* triggerAtOnce(
        ctx,
        left.filter(({ owner }) => owner.letter === letter),
      );
    }
    yield* trigger(ctx, removal);
  }
}

/** Pieces that have left, as they turned out to be, and those of them that are still to score. */
interface Left extends Removal {
  readonly scoring: readonly PieceCount[];
}

/** `keepers` are the owners that have kept some of the pieces removed at this time: they keep no more (D51). */
function* leave(ctx: RulesContext, removal: Removal, keepers: Set<string>): RootTurn<Left> {
  const { owner, clearing } = removal;
  const seat = sideOf(ctx, owner.letter);
  const { leaving, carriedOff } = seat?.law ?? {};
  const all = leaving === undefined ? removal.pieces : yield* leaving(ctx, seat!, removal);
  const pieces = carriedOff === undefined ? all : yield* carriedOff(ctx, seat!, removal);
  const kept = keepers.has(owner.letter) ? NONE : yield* keep(ctx, seat, pieces, clearing);
  if (kept !== NONE) keepers.add(owner.letter);
  const going = kept === NONE ? pieces : without(pieces, kept);
  const parts = going.map((some) => {
    const to = seat?.law.returnsTo?.(ctx, seat, some.column) ?? owner.supply;
    return partOf(ctx, some, `${clearing}`, to);
  });
  if (parts.length > 0) yield* act({ kind: 'move', parts });
  const { by, battle, unscored } = removal;
  return unscored === true
    ? { by, owner, clearing, battle, pieces: all, scoring: pieces, unscored }
    : { by, owner, clearing, battle, pieces: all, scoring: pieces };
}

const NONE: readonly PieceCount[] = [];

/** Puts those of the removed pieces on their owner's board that go there (B.8.2.2). Gives which. */
function* keep(
  ctx: RulesContext,
  seat: Player | undefined,
  pieces: readonly PieceCount[],
  clearing: ClearingOrBurrow,
): RootTurn<readonly PieceCount[]> {
  const kept = seat?.law.keeps?.(ctx, seat, pieces) ?? NONE;
  if (seat === undefined || kept.length === 0) return NONE;
  yield* act({ kind: 'move', parts: kept.map((some) => partOf(ctx, some, `${clearing}`, seat.board)) });
  return kept;
}

function without(pieces: readonly PieceCount[], kept: readonly PieceCount[]): PieceCount[] {
  return pieces.flatMap(({ column, count }) => {
    const left = count - (kept.find((some) => some.column === column)?.count ?? 0);
    return left > 0 ? [{ column, count: left }] : [];
  });
}

/** Points for these pieces: one each enemy building or token, or what the owner's law says (3.2.1). */
function worthOf(ctx: RulesContext, by: Player, owner: Owner, pieces: readonly PieceCount[]): number {
  const seat = sideOf(ctx, owner.letter);
  if (seat === by) return 0;
  let points = 0;
  for (const { column, count } of rewarded(ctx, owner, pieces)) {
    const { kind } = columnAt(ctx.layout, column);
    if (kind !== 'building' && kind !== 'token') continue;
    points += count * (seat?.law.worth?.(ctx, seat, column) ?? 1);
  }
  return points;
}

/** Of an owner's removed pieces those that may bring points to whoever removes them: points of 3.2.1, and extra ones. */
export function rewarded(ctx: RulesContext, owner: Owner, pieces: readonly PieceCount[]): readonly PieceCount[] {
  const seat = sideOf(ctx, owner.letter);
  const unrewarded = seat?.law.unrewarded;
  return unrewarded === undefined ? pieces : pieces.filter(({ column }) => !unrewarded(ctx, seat!, column));
}

/** What follows once, from however many clearings an owner's pieces were removed at this time. */
function* triggerAtOnce(ctx: RulesContext, removals: readonly Removal[]): RootTurn {
  const seat = sideOf(ctx, removals[0]!.owner.letter);
  if (seat?.law.removedAtOnce !== undefined) yield* seat.law.removedAtOnce(ctx, seat, removals);
}

function* trigger(ctx: RulesContext, removal: Removal): RootTurn {
  const seat = sideOf(ctx, removal.owner.letter);
  if (seat?.law.removed !== undefined) yield* seat.law.removed(ctx, seat, removal);
  const { by } = removal;
  if (by !== null && by !== seat && by.law.removes !== undefined) yield* by.law.removes(ctx, by, removal);
}

/** The clearings from which pieces of a kind were removed. */
export function clearingsLosing(
  ctx: RulesContext,
  removals: readonly Removal[],
  kind: 'warrior' | 'building' | 'token',
): ClearingOrBurrow[] {
  return removals.filter(({ pieces }) => countKind(ctx, pieces, kind) > 0).map(({ clearing }) => clearing);
}

/** How many of these are of a kind. */
export function countKind(
  ctx: RulesContext,
  pieces: readonly PieceCount[],
  kind: 'warrior' | 'building' | 'token',
): number {
  let total = 0;
  for (const { column, count } of pieces) if (columnAt(ctx.layout, column).kind === kind) total += count;
  return total;
}

/** All pieces of an owner in a clearing but pawns, which stay (9.2.2). */
export function removableAt(ctx: RulesContext, owner: Owner, clearing: ClearingOrBurrow): PieceCount[] {
  const row = clearingRow(ctx.state, clearing);
  return owner.pieces.flatMap((column) => {
    const count = countIn(row, column);
    return count > 0 && columnAt(ctx.layout, column).kind !== 'pawn' ? [{ column, count }] : [];
  });
}

/**
 * Whether an effect other than a hit may remove or replace this piece: a bot that finds one that it may not goes on to
 * its next target (B.2.3).
 */
export function mayBeRemoved(
  ctx: RulesContext,
  owner: Owner,
  column: ColumnIndex,
  clearing: ClearingOrBurrow,
): boolean {
  const seat = sideOf(ctx, owner.letter);
  return seat?.law.mayBeRemoved?.(ctx, seat, column, clearing) ?? true;
}

/** Removes pieces of one owner by an effect that chooses them, which that owner may answer by removing others instead. */
export function* removeByEffect(
  ctx: RulesContext,
  by: Player,
  owner: Owner,
  clearing: ClearingOrBurrow,
  pieces: readonly PieceCount[],
): RootTurn {
  const removal: Removal = { by, owner, clearing, pieces, battle: null };
  const seat = sideOf(ctx, owner.letter);
  const before = seat?.law.beforeRemoval;
  const really = before === undefined ? pieces : yield* before(ctx, seat!, removal);
  yield* remove(ctx, [{ by, owner, clearing, pieces: really, battle: null }]);
}

/**
 * Removes all enemy pieces from clearings, at the same time: of each players' by seat, then hirelings'. What a player
 * loses, its law may say.
 */
export function* removeAllEnemies(ctx: RulesContext, by: Player, ...clearings: readonly ClearingOrBurrow[]): RootTurn {
  const removals: Removal[] = [];
  for (const clearing of clearings) {
    for (const owner of ctx.seats) {
      if (!areEnemies(ctx, by, owner) || isProtected(ctx, owner, by, clearing)) continue;
      if (owner.pieces.every((column) => countIn(clearingRow(ctx.state, clearing), column) === 0)) continue;
      const { fullRemoval } = owner.law;
      const pieces =
        fullRemoval === undefined ? removableAt(ctx, owner, clearing) : yield* fullRemoval(ctx, owner, by, clearing);
      removals.push({ by, owner, clearing, pieces, battle: null });
    }
    for (const owner of ctx.hirelings) {
      if (areEnemies(ctx, by, owner) && !isProtected(ctx, owner, by, clearing))
        removals.push({ by, owner, clearing, pieces: removableAt(ctx, owner, clearing), battle: null });
    }
  }
  yield* remove(ctx, removals);
}

/** Whether a mob has something to remove in a clearing (14.4.1). */
export function mayRaze(ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): boolean {
  if (enemyBuildingsAt(ctx, by, clearing) + enemyTokensAt(ctx, by, clearing) > 0) return true;
  return ctx.seats.some((seat) => seat.law.razed && areEnemies(ctx, by, seat) && piecesAt(ctx, seat, clearing) > 0);
}

/** A mob removes all enemy buildings and tokens, at the same time (14.4.1). */
export function* raze(ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): RootTurn {
  const removals: Removal[] = [];
  const removal = (owner: Owner, pieces: readonly PieceCount[]): void => {
    removals.push({ by, owner, clearing, pieces, battle: null });
  };
  const standing = (owner: Owner): PieceCount[] =>
    removableAt(ctx, owner, clearing).filter(({ column }) => !owner.warriors.includes(column));
  for (const owner of ctx.seats) {
    if (!areEnemies(ctx, by, owner) || piecesAt(ctx, owner, clearing) === 0) continue;
    if (isProtected(ctx, owner, by, clearing)) continue;
    const { razed } = owner.law;
    removal(owner, razed === undefined ? standing(owner) : yield* razed(ctx, owner, by, clearing));
  }
  for (const owner of ctx.hirelings) {
    if (areEnemies(ctx, by, owner) && !isProtected(ctx, owner, by, clearing)) removal(owner, standing(owner));
  }
  yield* remove(ctx, removals);
}
