import { byRiver, destinations } from '@woodlog/core/root-law';
import type { BotTurn } from '../frame/bot.ts';
import { clearingsInOrder } from '../frame/priority.ts';
import { clearingOf, forestOf } from './pawn.ts';
import { seesRivers } from './services.ts';

/** A way to a clearing. */
interface Way {
  /** Items that it takes, then moves: what is less is nearer. */
  readonly distance: number;
  /** The clearing that its first move leads to, 0 where the pawn stands there already. */
  readonly first: number;
  /** Whether its first move is along a river. */
  readonly byRiver: boolean;
}

/** A way still to be followed, and whether there are boats at its end. */
interface Open extends Way {
  readonly to: number;
  readonly boats: boolean;
}

/** What an item and a move weigh: no way has so many moves. */
const ITEM = 100;
const MOVE = 1;

/**
 * The ways to all clearings that exhaust the fewest items (B.7.5), of those the shortest, of those the one that is found
 * first through clearings of higher priority (B.2.1). Out of a forest it is one move to each clearing beside it.
 */
export function routes(turn: BotTurn): ReadonlyMap<number, Way> {
  const rivers = seesRivers(turn);
  const found = new Map<number, Way>();
  const done = new Set<number>();
  const open = starts(turn);
  while (open.length > 0) {
    const next = takeNearest(open);
    const key = next.boats ? -next.to : next.to;
    if (done.has(key)) continue;
    done.add(key);
    if (!found.has(next.to)) found.set(next.to, next);
    for (const step of stepsFrom(turn, next)) if (!done.has(step.boats ? -step.to : step.to)) open.push(step);
  }
  return found;

  function* stepsFrom(now: BotTurn, from: Open): Generator<Open> {
    const land = reach(now, from.to, false);
    const water = rivers ? reach(now, from.to, true) : [];
    for (const to of clearingsInOrder(now)) {
      if (water.includes(to) && byRiver(now, from.to, to))
        yield extend(from, to, true, from.boats ? MOVE : ITEM + MOVE);
      if (land.includes(to)) yield extend(from, to, false, ITEM + MOVE);
    }
  }
}

function extend(from: Open, to: number, river: boolean, cost: number): Open {
  const way = { to, distance: from.distance + cost, boats: from.boats || river };
  return from.distance === 0
    ? { ...way, first: to, byRiver: river }
    : { ...way, first: from.first, byRiver: from.byRiver };
}

function starts(turn: BotTurn): Open[] {
  const boats = turn.notes.riverboats;
  const here = clearingOf(turn, turn.me);
  if (here !== null) return [{ to: here, distance: 0, first: 0, byRiver: false, boats }];
  const beside = forestOf(turn, turn.me)?.clearings ?? [];
  return clearingsInOrder(turn)
    .filter((clearing) => beside.includes(clearing as 1))
    .map((to) => ({ to, distance: ITEM + MOVE, first: to, byRiver: false, boats }));
}

/** Takes out the nearest, of equally near ones the first. */
function takeNearest(open: Open[]): Open {
  let nearest = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.distance < open[nearest]!.distance) nearest = i;
  return open.splice(nearest, 1)[0]!;
}

/** Where he could move to with boats, or without. */
function reach(turn: BotTurn, from: number, boats: boolean): readonly number[] {
  const { notes, me } = turn;
  const has = notes.riverboats;
  notes.riverboats = boats;
  const reached = destinations(turn, me, from);
  notes.riverboats = has;
  return reached;
}
