import { act } from '@woodlog/core/kernel';
import { CLEARINGS } from '@woodlog/core/root';
import { type RootTurn, type Seat, type Woodland, ask, destinations, move } from '@woodlog/core/root-law';
import type { BotTurn } from '../frame/bot.ts';
import { clearingsInOrder } from '../frame/priority.ts';
import { type Key, fewest, target } from '../frame/target.ts';
import { exhaust } from './items.ts';

type Forest = Woodland['layout']['map']['forests'][number];

/** The clearing in which the pawn stands, or null. */
export function clearingOf({ state }: Woodland, { pawns }: Seat): number | null {
  return CLEARINGS.find((clearing) => state.rows[clearing]![pawns[0]!]! > 0) ?? null;
}

/** The forest in which the pawn stands, or null. */
export function forestOf({ state, layout }: Woodland, { pawns }: Seat): Forest | null {
  const { forests } = layout.map;
  return forests.find(({ name }) => state.rows[layout.spotOf.get(name)!.row]![pawns[0]!]! > 0) ?? null;
}

/** For each clearing that can be reached: how many moves it takes, and the first of them (0 where the pawn stands). */
type Routes = ReadonlyMap<number, { readonly moves: number; readonly first: number }>;

/**
 * The shortest ways to all clearings; of equally short ones that whose clearings have the higher priority (B.2.1). Out
 * of a forest it is one move to each clearing beside it.
 */
function routes(turn: BotTurn): Routes {
  const { me } = turn;
  const order = clearingsInOrder(turn);
  const found = new Map<number, { moves: number; first: number }>();
  const here = clearingOf(turn, me);
  if (here !== null) found.set(here, { moves: 0, first: 0 });
  else for (const to of inOrder(order, forestOf(turn, me)?.clearings ?? [])) found.set(to, { moves: 1, first: to });
  // A map is read in the order of its entries, those added meanwhile too: nearest first.
  for (const [from, { moves, first }] of found) {
    for (const to of inOrder(order, destinations(turn, me, from))) {
      if (!found.has(to)) found.set(to, { moves: moves + 1, first: moves === 0 ? to : first });
    }
  }
  return found;
}

function inOrder(order: readonly number[], clearings: readonly number[]): number[] {
  return order.filter((clearing) => clearings.includes(clearing));
}

/** The clearings of these that he can get to. */
export function reachable(turn: BotTurn, clearings: readonly number[]): number[] {
  const ways = routes(turn);
  return clearings.filter((clearing) => ways.has(clearing));
}

/** How many moves it takes to a clearing, as a tie-break. */
export function byDistance(turn: BotTurn): Key<number> {
  const ways = routes(turn);
  return fewest((_turn, clearing) => ways.get(clearing)?.moves ?? Number.POSITIVE_INFINITY);
}

/** The nearest of these clearings, of equally near ones by the keys. */
export function nearest(
  turn: BotTurn,
  clearings: readonly number[],
  ...keys: readonly Key<number>[]
): number | undefined {
  return target(turn, reachable(turn, clearings), byDistance(turn), ...keys);
}

/**
 * Moves to a clearing, exhausting an item each move, as far as items last; gives whether he is there (B.7.5). A move that
 * a snare stops costs its item, and he goes on (B.11.8.2).
 */
export function* travel(turn: BotTurn, to: number): RootTurn<boolean> {
  while (clearingOf(turn, turn.me) !== to) {
    const way = routes(turn).get(to);
    if (way === undefined || !(yield* exhaust(turn, turn.me, 1))) return false;
    yield* moveTo(turn, way.first);
  }
  return true;
}

function* moveTo(turn: BotTurn, to: number): RootTurn {
  const { me } = turn;
  const from = clearingOf(turn, me);
  if (from === null) yield* put(me, `${to}`);
  else yield* move(turn, { mover: me, from, to, pieces: pawn(me) });
}

const pawn = ({ pawns }: Seat) => [{ column: pawns[0]!, count: 1 }];

/** Puts the pawn somewhere, from wherever it stands. */
export function* put(me: Seat, to: string): RootTurn {
  yield* act({ kind: 'move', parts: [{ count: 1, what: `${me.letter}p`, from: null, to }] });
}

/** Slips into a random forest beside the clearing or forest he is in, if nothing holds him there (B.7.4.3). */
export function* slip(turn: BotTurn, law: string): RootTurn {
  const { me, layout } = turn;
  const from = clearingOf(turn, me);
  if (from !== null) {
    const slipping = { mover: me, from, to: from, pieces: pawn(me) };
    for (const seat of turn.seats) {
      const { beforeMoving } = seat.law;
      if (beforeMoving !== undefined && !(yield* beforeMoving(turn, seat, slipping))) return;
    }
  }
  const options: readonly string[] =
    from === null
      ? (forestOf(turn, me)?.adjacentForests ?? [])
      : layout.map.forestsAt[from as 1].map(({ name }) => name);
  if (options.length === 0) return;
  yield* put(me, yield* ask({ kind: 'pick', law, prompt: 'forest to slip into', options }));
}
