import { act } from '../../kernel/index.ts';
import type { Part } from '../action.ts';
import type { Place } from '../place.ts';
import type { Clearing } from '../data/vocabulary.ts';
import { isClosed } from './closed.ts';
import { type Some, inSupply } from './pieces.ts';
import type { RootTurn } from './questions.ts';
import { openSlots } from './slots.ts';
import type { Seat, Woodland } from './context.ts';

/** A player places pieces from its supply in a clearing, or in the Burrow (0). */
export interface Placing {
  readonly placer: Seat;
  readonly clearing: number;
  readonly pieces: readonly Some[];
}

/**
 * Whether a player may place such a piece in a clearing, whatever its supply: open slots (2.2.3), limits of the piece
 * itself, and what others forbid (the keep, 6.2.2; the Burrow, 12.2.2; a snare, for people; scorched earth, V.6.2).
 */
export function mayPlace(wood: Woodland, placer: Seat, column: number, clearing: number): boolean {
  const { kind } = wood.layout.columns[column]!;
  if (kind === 'building' && (clearing === 0 || openSlots(wood.state, clearing as Clearing) <= 0)) return false;
  const { law } = placer;
  if (clearing === 0 && law.burrow !== true) return false;
  if (isClosed(wood, clearing)) return false;
  if (law.mayPlace !== undefined && !law.mayPlace(wood, placer, column, clearing)) return false;
  for (const seat of wood.seats) {
    if (seat !== placer && seat.law.forbidsPlacing?.(wood, seat, placer, clearing) === true) return false;
  }
  return true;
}

/** Whether the suit printed on a base, garden or trade post is that of the clearing, as far as that is known. */
export function fitsSuit({ layout, suits }: Woodland, column: number, clearing: number): boolean {
  const suit = suits[clearing];
  return suit == null || layout.columns[column]!.name.endsWith(`_${suit.toLowerCase()}`);
}

/**
 * Places pieces, as many as the supply, or the place that they come from, has (1.5.4). The caller has seen to it that
 * they may be placed. Gives how many pieces were placed: none if something stopped it.
 */
export function* place(
  wood: Woodland,
  placer: Seat,
  clearing: number,
  pieces: readonly Some[],
  from: Place = placer.supply,
): RootTurn<number> {
  const { recruits } = placer.law;
  if (recruits !== undefined && pieces.some(({ column }) => placer.warriors.includes(column)))
    return yield* recruits(wood, placer);
  const there: Some[] = [];
  let total = 0;
  for (const { column, count } of pieces) {
    const few = Math.min(count, leftAt(wood, from, column));
    if (few > 0) there.push({ column, count: few });
    total += Math.max(few, 0);
  }
  if (total === 0) return 0;
  const placing: Placing = { placer, clearing, pieces: there };
  for (const seat of wood.seats) {
    const { beforePlacing } = seat.law;
    if (beforePlacing !== undefined && !(yield* beforePlacing(wood, seat, placing))) return 0;
  }
  yield* act({ kind: 'move', parts: there.map((some) => partOf(wood, some, from, `${clearing}`)) });
  for (const seat of wood.seats) {
    if (seat.law.placed !== undefined) yield* seat.law.placed(wood, seat, placing);
  }
  return total;
}

function leftAt(wood: Woodland, from: Place, column: number): number {
  const { spotOf, supplyRow } = wood.layout;
  const { row } = spotOf.get(from)!;
  return row < 0 || row === supplyRow ? inSupply(wood, column) : wood.state.rows[row]![column]!;
}

/** Some pieces on their way, as an action has it: of a pawn there is one, so its start is left open. */
export function partOf(wood: Woodland, { column, count }: Some, from: string, to: string): Part {
  const { name, kind } = wood.layout.columns[column]!;
  return { count, what: name, from: kind === 'pawn' ? null : from, to };
}
