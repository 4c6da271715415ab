import { act } from '../../kernel/index.ts';
import type { Part } from '../action.ts';
import { isOpen } from './adjacency.ts';
import { drawToHand } from './cards.ts';
import { isClosed } from './closed.ts';
import { byPath, byRiver, ferryFrom, neighbours } from './neighbours.ts';
import type { Some } from './pieces.ts';
import { partOf } from './place.ts';
import type { RootTurn } from './questions.ts';
import { rules } from './rule.ts';
import type { Seat, Woodland } from './context.ts';

/** Pieces of a player go from one clearing to an adjacent one (4.2). */
export interface Moving {
  readonly mover: Seat;
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Some[];
  /** The mover takes no path, nor counts as moving by the rules of 4.2 (Chmd.5.1). */
  readonly directly?: true;
}

/**
 * Whether a player may move from one clearing to another: adjacent for it, one of the two ruled (4.2.1) unless it is
 * nimble or swims, and nobody forbids it.
 */
export function mayMove(wood: Woodland, mover: Seat, from: number, to: number): boolean {
  return neighbours(wood, mover, from).includes(to) && mayMoveBetween(wood, mover, from, to);
}

/** The same for two clearings known to be adjacent for it. */
export function mayMoveBetween(wood: Woodland, mover: Seat, from: number, to: number): boolean {
  const { law } = mover;
  if (isClosed(wood, to)) return false;
  for (const seat of wood.seats) {
    if (seat !== mover && seat.law.forbidsMoving?.(wood, seat, mover, from, to) === true) return false;
  }
  if (law.nimble !== undefined || (law.swims === true && byRiver(wood, from, to))) return true;
  return rules(wood, mover, from) || rules(wood, mover, to);
}

/** Where a player may move to from a clearing, ascending. */
export function destinations(wood: Woodland, mover: Seat, from: number): number[] {
  return neighbours(wood, mover, from).filter((to) => mayMoveBetween(wood, mover, from, to));
}

/**
 * Moves pieces. The caller has seen to it that they may move. By Ferry, where no path or river leads there, the Ferry
 * moves along, and the mover draws a card, a bot scores instead (M.3.5, B.12.1.1). Pieces of others that go along with
 * it move at the same time (Chmd.9.2). Gives whether they moved: nothing moves into a closed clearing, directly neither.
 */
export function* move(wood: Woodland, moving: Moving, along: readonly Moving[] = []): RootTurn<boolean> {
  const { mover, from, to } = moving;
  if (isClosed(wood, to)) return false;
  for (const seat of wood.seats) {
    const { beforeMoving } = seat.law;
    if (beforeMoving !== undefined && !(yield* beforeMoving(wood, seat, moving))) return false;
  }
  const all = [moving, ...along];
  const ferry = moving.directly !== true && takesFerry(wood, mover, from, to);
  const parts: Part[] = all.flatMap(({ pieces }) => pieces.map((some) => partOf(wood, some, `${from}`, `${to}`)));
  if (ferry) {
    wood.report?.(mover.bot ? 'B.12.1.1' : 'M.3.5');
    wood.notes.ferried = true;
    parts.push({ count: 1, what: 'ferry', from: `${from}`, to: `${to}` });
  }
  if (wood.report !== null && mover.bot && moving.directly !== true) reportWay(wood, moving, wood.report);
  yield* act({ kind: 'move', parts });
  if (ferry) yield* drawToHand(wood, 'M.3.5', mover, 1);
  for (const moved of all) {
    for (const seat of wood.seats) {
      if (seat.law.movedIn !== undefined) yield* seat.law.movedIn(wood, seat, moved);
    }
  }
  return true;
}

/** Tells by what a bot finds a way that others have not: tunnels, paths that are closed, where others rule. */
function reportWay(wood: Woodland, { mover, from, to }: Moving, report: (law: string) => void): void {
  if (from === 0 || to === 0) report('B.10.2.2');
  else if (!isOpen(wood.state, from, to)) report('B.12.2.1');
  const { nimble } = mover.law;
  if (nimble !== undefined && !rules(wood, mover, from) && !rules(wood, mover, to)) report(nimble);
}

function takesFerry(wood: Woodland, mover: Seat, from: number, to: number): boolean {
  if (!ferryFrom(wood, from) || byPath(wood, mover, from).includes(to)) return false;
  const swims = mover.law.swims === true || (wood.notes.riverboats && wood.taker === mover);
  return !(swims && byRiver(wood, from, to));
}
