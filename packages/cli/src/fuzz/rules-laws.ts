import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { type Game, advance, canonicalJson, createReducer, reduceAll } from '@woodlog/core/kernel';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';

/** Every fifth action repeats an earlier one; most repeats are refused. */
const STRAY_EVERY = 5;

/**
 * Laws of any game's rules: `reduce`, `reduceAll` and `advance` accept the same actions and reach the same table, and
 * refused actions change nothing. Tries the actions of a played game mixed with earlier ones, so its course may change.
 */
export function brokenRules<State extends object, Action, Plan extends object>(
  game: Game<State, Action, Plan>,
  opening: State,
  actions: readonly Action[],
): BrokenLaw | null {
  const canonical = (state: Readonly<State>): string => canonicalJson(game.canonical(state));
  const reduce = createReducer({ freeze: true })(game);
  const owned = game.copy(opening);
  let pure: Readonly<State> = game.copy(opening);
  const accepted: Action[] = [];
  for (const action of withStrays(actions)) {
    const before = canonical(owned);
    const refused = advance(game, owned, action) !== null;
    const next = reduce(pure, action);
    if (isLeft(next) !== refused) return broken('three-ways', 'reduce and advance disagree', action);
    if (refused && canonical(owned) !== before) return broken('refused-changes-nothing', 'refused, but done', action);
    if (isLeft(next)) continue;
    pure = next.right;
    accepted.push(action);
  }
  if (canonical(pure) !== canonical(owned)) return broken('three-ways', 'reduce and advance differ', accepted.length);
  const all = reduceAll(game)(opening, accepted);
  if (isRight(all) && canonical(all.right) === canonical(owned)) return null;
  return broken('three-ways', 'reduceAll differs', accepted.length);
}

const broken = (law: string, how: string, what: unknown): BrokenLaw => ({
  law,
  how: `${how}: ${JSON.stringify(what)}`,
});

function* withStrays<Action>(actions: readonly Action[]): Generator<Action> {
  for (const [i, action] of actions.entries()) {
    if (i % STRAY_EVERY === STRAY_EVERY - 1) yield actions[(i * 7919) % i]!;
    yield action;
  }
}
