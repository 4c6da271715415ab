import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, inSupply, rules, putWarriors, mayPutWarriors } from '@woodlog/core/root-law';
import type { CheckedTrait, BotTurn } from '../shared/bot.ts';
import { clearingsInOrder, lowestPriority } from '../shared/priority.ts';
import { orderedClearings } from '../shared/order.ts';
import { targets } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';

/** Warriors that could not be placed in a recruit, for Overwhelming. */
export const UNPLACED = 'unplaced';

/** Iron Will: Escalated Daylight recruits twice as many warriors. */
export const IRON_WILL: CheckedTrait = { card: 'ROOT-123', trait: 'Iron Will' };
const IRON_WILL_TIMES = 2;

/** The clearings among these that she rules and may place warriors in. */
function recruiting(turn: BotTurn, clearings: readonly ClearingOrBurrow[]): ClearingOrBurrow[] {
  const { me } = turn;
  return clearings.filter((clearing) => rules(turn, me, clearing) && mayPutWarriors(turn, me, clearing));
}

/** Places warriors in clearings by their shares, while the supply lasts. */
function* placeIn(turn: BotTurn, shares: ReadonlyMap<ClearingOrBurrow, number>, wanted: number): RootTurn {
  const { me } = turn;
  let left = wanted;
  for (const [clearing, share] of shares) {
    const count = Math.min(share, inSupply(turn, me.warrior));
    if (count === 0) continue;
    yield* putWarriors(turn, me, clearing, count);
    left -= count;
  }
  turn.memory[UNPLACED] = left;
}

/**
 * Distributes warriors evenly among the ruled ordered clearings; the rest go to those of highest priority (B.4.5.2).
 */
export function* recruit(turn: BotTurn, warriors: number): RootTurn {
  const clearings = recruiting(turn, orderedClearings(turn));
  const shares = new Map<ClearingOrBurrow, number>();
  const supply = Math.min(warriors, inSupply(turn, turn.me.warrior));
  for (let n = 0; n < supply && clearings.length > 0; n++) {
    const clearing = clearings[n % clearings.length]!;
    shares.set(clearing, (shares.get(clearing) ?? 0) + 1);
  }
  yield* placeIn(turn, shares, warriors);
}

/** Half of the warriors in each of the two ruled clearings of lowest priority, or all in the only one (B.4.7.2). */
export function* recruitEscalated(turn: BotTurn, warriors: number): RootTurn {
  const clearings = targets(turn, recruiting(turn, clearingsInOrder(turn)), lowestPriority).slice(0, 2);
  const willed = hasTrait(turn.me, IRON_WILL);
  if (willed) turn.cite(IRON_WILL.card);
  const wanted = willed ? warriors * IRON_WILL_TIMES : warriors;
  const share = wanted / Math.max(1, clearings.length);
  yield* placeIn(turn, new Map(clearings.map((clearing) => [clearing, share])), wanted);
}

/** Two warriors in the ruled ordered clearing of highest priority: Challenging (ROOT-118). */
export function* recruitMore(turn: BotTurn, warriors: number): RootTurn {
  const { me } = turn;
  const clearing = recruiting(turn, orderedClearings(turn))[0];
  if (clearing !== undefined) yield* putWarriors(turn, me, clearing, warriors);
}
