import type { ClearingOrBurrow } from '@woodlog/core/root';
import { byRiver, destinations, isClosed, pawnClearing, pawnForest } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { seesRivers } from './services.ts';

export interface Way {
  /** Items that it costs, then moves: lower is nearer. */
  readonly distance: number;
  /** The clearing of its first move, 0 if the pawn is already there. */
  readonly first: ClearingOrBurrow;
  /** Whether its first move is along a river. */
  readonly byRiver: boolean;
}

/** Routes by destination. */
export type Ways = ReadonlyMap<ClearingOrBurrow, Way>;

/** A route still to be extended, and whether it has boats at its end. */
interface Open extends Way {
  readonly to: ClearingOrBurrow;
  readonly boats: boolean;
}

/** Weights of an item and of a move; no route has as many moves as an item weighs. */
const ITEM = 100;
const MOVE = 1;

/**
 * The routes to all clearings that exhaust the fewest items (B.7.5), then the shortest, then the first found through
 * clearings of higher priority (B.2.1). From a forest, each adjacent clearing is one move away.
 */
export function routes(turn: BotTurn): Ways {
  const rivers = seesRivers(turn);
  const found = new Map<ClearingOrBurrow, Way>();
  const open = starts(turn);
  /** The shortest distance so far to each end. */
  const nearest = new Map(open.map(({ to, boats, distance }) => [endOf(to, boats), distance]));
  const follow = (from: Open, to: ClearingOrBurrow, river: boolean, cost: number): void => {
    const boats = from.boats || river;
    const distance = from.distance + cost;
    const key = endOf(to, boats);
    if (distance >= (nearest.get(key) ?? Number.POSITIVE_INFINITY)) return;
    nearest.set(key, distance);
    const begins = from.distance === 0;
    open.push({ to, distance, boats, first: begins ? to : from.first, byRiver: begins ? river : from.byRiver });
  };
  while (open.length > 0) {
    const from = takeNearest(open);
    if (from.distance > nearest.get(endOf(from.to, from.boats))!) continue;
    if (!found.has(from.to)) found.set(from.to, from);
    const land = reach(turn, from.to, false);
    const water = rivers ? reach(turn, from.to, true) : [];
    for (const to of clearingsInOrder(turn)) {
      if (water.includes(to) && byRiver(turn, from.to, to)) follow(from, to, true, from.boats ? MOVE : ITEM + MOVE);
      if (land.includes(to)) follow(from, to, false, ITEM + MOVE);
    }
  }
  return found;
}

/** An end with boats differs from one without, since routes continue differently. */
const endOf = (to: ClearingOrBurrow, boats: boolean): number => (boats ? -to : to);

function starts(turn: BotTurn): Open[] {
  const boats = turn.flags.riverboats;
  const here = pawnClearing(turn, turn.me);
  if (here !== null) return [{ to: here, distance: 0, first: 0, byRiver: false, boats }];
  const beside = pawnForest(turn, turn.me)?.clearings ?? [];
  return clearingsInOrder(turn)
    .filter((clearing) => beside.includes(clearing) && !isClosed(turn, clearing))
    .map((to) => ({ to, distance: ITEM + MOVE, first: to, byRiver: false, boats }));
}

/** Removes the nearest, the first of equal ones. */
function takeNearest(open: Open[]): Open {
  let nearest = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.distance < open[nearest]!.distance) nearest = i;
  return open.splice(nearest, 1)[0]!;
}

/** The clearings that the Vagabot could move to, with or without boats. */
function reach(turn: BotTurn, from: ClearingOrBurrow, boats: boolean): readonly ClearingOrBurrow[] {
  const { flags, me } = turn;
  const has = flags.riverboats;
  flags.riverboats = boats;
  const reached = destinations(turn, me, from);
  flags.riverboats = has;
  return reached;
}
