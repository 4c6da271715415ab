import type { Part } from '../action.ts';
import type { FactionLaw } from './faction-law.ts';
import type { PlaceName } from '../place-name.ts';
import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { isClosed } from './closed.ts';
import { inSupply } from './pieces.ts';
import type { RootTurn } from './questions.ts';
import { openSlots } from './slots.ts';
import { type Unmet, unmet } from './unmet.ts';
import { theOwner } from '../words/names.ts';
import type { PieceCount, Placing } from './events.ts';
import { countPieces } from './powers.ts';
import type { Player, RulesContext } from './context.ts';
import { clearingRow, columnAt, countAt, placeNamed } from '../table/look-up.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { moveParts } from './transfer.ts';

const NO_SLOT = unmet('2.2.3', 'it has no open building slot');
const NO_MOLE = unmet('12.2.2', 'only the Duchy may place pieces in the Burrow');
export const SCORCHED = unmet('V.6.2', 'scorched earth closes it to all pieces');

/**
 * Why a player may not place such a piece in a clearing, whatever the supply: no open slot (2.2.3), a limit of the
 * piece itself, or something that forbids it (the keep, 6.2.2; the Burrow, 12.2.2; a snare, for people; scorched earth,
 * V.6.2).
 */
export function placingUnmet(
  ctx: RulesContext,
  placer: Player,
  column: ColumnIndex,
  clearing: ClearingOrBurrow,
): Unmet | null {
  const slot = slotUnmet(ctx, column, clearing);
  if (slot !== null) return slot;
  const limit = placer.law.limitsPlacing?.(ctx, placer, column, clearing) ?? null;
  return limit ?? closedUnmet(ctx, placer, clearing);
}

/** Whether something forbids a player to place anything in a clearing: what, and by which section. */
export function closedUnmet(ctx: RulesContext, placer: Player, clearing: ClearingOrBurrow): Unmet | null {
  if (clearing === 0 && placer.law.burrow !== true) return NO_MOLE;
  if (isClosed(ctx, clearing)) return SCORCHED;
  for (const { self, hook } of ctx.hooks.forbidsPlacing) {
    const law = self !== placer && hook(ctx, self, placer, clearing);
    if (law !== false) return forbidden(self, law);
  }
  return null;
}

/** Whether a building finds no open slot in a clearing (2.2.3). */
export function slotUnmet(ctx: RulesContext, column: ColumnIndex, clearing: ClearingOrBurrow): Unmet | null {
  const isBuilding = columnAt(ctx.layout, column).kind === 'building';
  return isBuilding && openSlots(ctx.state, clearing) <= 0 ? NO_SLOT : null;
}

const forbidden = ({ letter }: Player, law: string): Unmet =>
  unmet(law, () => `${theOwner(letter)} let nobody else place pieces there`);

/** Whether a player may place such a piece in a clearing, whatever its supply. */
export function mayPlace(ctx: RulesContext, placer: Player, column: ColumnIndex, clearing: ClearingOrBurrow): boolean {
  return placingUnmet(ctx, placer, column, clearing) === null;
}

/** Whether a player may place its warriors in a clearing, whatever the supply. */
export const mayPutWarriors = (ctx: RulesContext, placer: Player, clearing: ClearingOrBurrow): boolean =>
  mayPlace(ctx, placer, placer.warrior, clearing);

/** Those of these clearings in which a player may place its warriors. */
export const openToWarriors = <At extends ClearingOrBurrow>(
  ctx: RulesContext,
  placer: Player,
  clearings: readonly At[],
): At[] => clearings.filter((clearing) => mayPutWarriors(ctx, placer, clearing));

/** Why a piece may not be placed anywhere: the supply has none left. */
export function supplyUnmet(ctx: RulesContext, column: ColumnIndex): Unmet | null {
  return inSupply(ctx, column) > 0 ? null : NONE_LEFT;
}

/** Why no such piece of the taker may come out of the supply to a clearing. */
export const newPieceUnmet = (ctx: RulesContext, column: ColumnIndex, clearing: ClearingOrBurrow): Unmet | null =>
  supplyUnmet(ctx, column) ?? placingUnmet(ctx, ctx.taker, column, clearing);

const NONE_LEFT = unmet('1.5.4', 'none is left in their supply');

type Limit = NonNullable<FactionLaw['limitsPlacing']>;
type Kind = 'buildings' | 'tokens';

/** A clearing holds only one of a faction's buildings or tokens. */
export function oneAClearing(kind: Kind, law: string): Limit {
  const full = unmet(law, 'it has one already');
  return ({ state }, self, column, clearing) =>
    self[kind].includes(column) && countPieces(clearingRow(state, clearing), self[kind]) > 0 ? full : null;
}

/** Pieces with a printed suit are placed where they match. */
export function whereTheyMatch(kind: Kind, law: string): Limit {
  const other = unmet(law, 'it is of another suit');
  return (ctx, self, column, clearing) =>
    self[kind].includes(column) && !fitsSuit(ctx, column, clearing) ? other : null;
}

/** A clearing holds only one, and that where it matches. */
export const oneWhereTheyMatch = (kind: Kind, one: string, match: string): Limit => {
  const [limit, other] = [oneAClearing(kind, one), whereTheyMatch(kind, match)];
  return (...placing) => limit(...placing) ?? other(...placing);
};

/** Whether the suit printed on a base, garden or trade post is that of the clearing, as far as that is known. */
export function fitsSuit({ layout, suits }: RulesContext, column: ColumnIndex, clearing: ClearingOrBurrow): boolean {
  const suit = suits[clearing];
  return suit == null || columnAt(layout, column).name.endsWith(`_${suit.toLowerCase()}`);
}

/**
 * Places pieces, as many as the supply, or the place they come from, has (1.5.4). The caller has checked that they may
 * be placed. Returns how many were placed: 0 if something stopped it.
 */
export function* place(
  ctx: RulesContext,
  placer: Player,
  clearing: ClearingOrBurrow,
  pieces: readonly PieceCount[],
  from: PlaceName = placer.supply,
): RootTurn<number> {
  const { recruits } = placer.law;
  if (recruits !== undefined && pieces.some(({ column }) => placer.warriors.includes(column)))
    return yield* recruits(ctx, placer);
  const there: PieceCount[] = [];
  let total = 0;
  for (const { column, count } of pieces) {
    const few = Math.min(count, leftAt(ctx, from, column));
    if (few > 0) there.push({ column, count: few });
    total += Math.max(few, 0);
  }
  if (total === 0) return 0;
  const placing: Placing = { placer, clearing, pieces: there };
  for (const { self, hook } of ctx.hooks.beforePlacing) if (!(yield* hook(ctx, self, placing))) return 0;
  // Rootlog has no word for the Coffin Makers: the ledger recognizes saved warriors by the discarded card (D162).
  const start = from === 'coffin' ? placer.supply : from;
  yield* moveParts(there.map((some) => partOf(ctx, some, start, `${clearing}`)));
  for (const { self, hook } of ctx.hooks.placed) yield* hook(ctx, self, placing);
  return total;
}

/** Places a player's warriors, as `place` does. */
export const putWarriors = (
  ctx: RulesContext,
  placer: Player,
  clearing: ClearingOrBurrow,
  count: number,
  from?: PlaceName,
): RootTurn<number> => place(ctx, placer, clearing, [{ column: placer.warrior, count }], from);

/** Places warriors in each of these clearings where they may be placed. */
export function* putWarriorsInEach(
  ctx: RulesContext,
  placer: Player,
  clearings: readonly ClearingOrBurrow[],
  count: number,
): RootTurn {
  for (const clearing of clearings)
    if (mayPutWarriors(ctx, placer, clearing)) yield* putWarriors(ctx, placer, clearing, count);
}

/** Places one piece, as `place` does. */
export const putPiece = (
  ctx: RulesContext,
  placer: Player,
  clearing: ClearingOrBurrow,
  column: ColumnIndex,
  from?: PlaceName,
): RootTurn<number> => place(ctx, placer, clearing, [{ column, count: 1 }], from);

/** Places as many of these pieces as the clearing allows (1.5.4, 2.2.3). */
export const placeWhatFits = (
  ctx: RulesContext,
  placer: Player,
  clearing: ClearingOrBurrow,
  pieces: readonly PieceCount[],
): RootTurn<number> =>
  place(
    ctx,
    placer,
    clearing,
    pieces.filter(({ column }) => mayPlace(ctx, placer, column, clearing)),
  );

/** Where a player's warriors go when they are removed: to the Coffin Makers, if in play. */
export const removedTo = ({ state, layout }: RulesContext, { warrior, supply }: Player, count: number): PlaceName =>
  countAt(state, layout.coffinRow, warrior) >= count ? 'coffin' : supply;

function leftAt(ctx: RulesContext, from: PlaceName, column: ColumnIndex): number {
  const { supplyRow } = ctx.layout;
  const { row } = placeNamed(ctx.layout, from);
  return row < 0 || row === supplyRow ? inSupply(ctx, column) : countAt(ctx.state, row, column);
}

/** Moving pieces as the part of an action. A pawn is the only one of its kind, so its start is left open. */
export function partOf(ctx: RulesContext, { column, count }: PieceCount, from: string, to: string): Part {
  const { name, kind } = columnAt(ctx.layout, column);
  return { count, what: name, from: kind === 'pawn' ? null : from, to };
}
