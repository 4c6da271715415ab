import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, type Player, move, pawnClearing, pawnForest, putPawn, byChance } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { type Key, fewest, target } from '../shared/target.ts';
import { exhaust } from './items.ts';
import { type Ways, routes } from './routes.ts';
import { boardBoats } from './services.ts';

/** The clearings among these that he can reach. */
export function reachable(
  turn: BotTurn,
  clearings: readonly ClearingOrBurrow[],
  ways: Ways = routes(turn),
): ClearingOrBurrow[] {
  return clearings.filter((clearing) => ways.has(clearing));
}

/** The distance to a clearing as a tie-break: by items exhausted, then by moves. */
export function byDistance(turn: BotTurn, ways: Ways = routes(turn)): Key<ClearingOrBurrow> {
  return fewest((_turn, clearing) => ways.get(clearing)?.distance ?? Number.POSITIVE_INFINITY, 'steps away');
}

/** The nearest of these clearings; the keys break ties. */
export function nearest(
  turn: BotTurn,
  clearings: readonly ClearingOrBurrow[],
  ...keys: readonly Key<ClearingOrBurrow>[]
): ClearingOrBurrow | undefined {
  const ways = routes(turn);
  return target(turn, reachable(turn, clearings, ways), byDistance(turn, ways), ...keys);
}

/**
 * Moves to a clearing, exhausting an item for each move, as far as items last; returns whether he arrived (B.7.5). A
 * move stopped by a snare costs its item, and he continues (B.11.8.2).
 */
export function* travel(turn: BotTurn, to: ClearingOrBurrow): RootTurn<boolean> {
  while (pawnClearing(turn, turn.me) !== to) {
    const way = routes(turn).get(to);
    if (way === undefined || !(yield* payForMove(turn, way.byRiver))) return false;
    yield* moveTo(turn, way.first);
  }
  return true;
}

/** Pays an item; along a river none, but boats once a turn (ROOT-264). */
function* payForMove(turn: BotTurn, byRiver: boolean): RootTurn<boolean> {
  return yield* byRiver ? boardBoats(turn) : exhaust(turn, turn.me, 1);
}

function* moveTo(turn: BotTurn, to: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const from = pawnClearing(turn, me);
  if (from === null) yield* putPawn(me, `${to}`);
  else yield* move(turn, { mover: me, from, to, pieces: pawn(me) });
}

const pawn = ({ pawns }: Player) => [{ column: pawns[0]!, count: 1 }];

/** Slips into a random forest adjacent to his clearing or forest, if nothing stops him (B.7.4.3). */
export function* slip(turn: BotTurn, law: string): RootTurn {
  const { me, layout } = turn;
  const from = pawnClearing(turn, me);
  if (from !== null) {
    const slipping = { mover: me, from, to: from, pieces: pawn(me) };
    for (const seat of turn.seats) {
      const { beforeMoving } = seat.law;
      if (beforeMoving !== undefined && !(yield* beforeMoving(turn, seat, slipping))) return;
    }
  }
  const options: readonly string[] =
    from === null ? (pawnForest(turn, me)?.adjacentForests ?? []) : layout.map.forestsAt[from].map(({ name }) => name);
  const forest = yield* byChance(law, 'place', 'forest to slip into', options);
  if (forest !== undefined) yield* putPawn(me, forest);
}
