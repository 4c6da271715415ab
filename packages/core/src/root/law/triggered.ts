import { chooseOne } from './choose.ts';
import type { Player, RulesContext } from './context.ts';
import { deciderOf } from './enemies.ts';
import type { BattleState, Triggered } from './events.ts';
import type { RootTurn } from './questions.ts';

/** An effect that uses nobody's cards, so its order does not matter. */
export const anytime = (owner: Player, play: () => RootTurn): Triggered => ({ owner, what: '', cards: [], play });

/** Plays effects that trigger at the same time: in the order listed, or in a chosen order if it matters. */
export function* resolve(ctx: RulesContext, triggered: readonly Triggered[], battle?: BattleState): RootTurn {
  const left = [...triggered];
  for (let next = left[0]; next !== undefined; next = left[0]) {
    if (meetsAny(next, left)) next = yield* chooseNext(ctx, next, left, battle);
    left.splice(left.indexOf(next), 1);
    yield* next.play();
  }
}

const meet = (one: Triggered, other: Triggered): boolean =>
  one !== other && one.cards.some((place) => other.cards.includes(place));

const meetsAny = (one: Triggered, all: readonly Triggered[]): boolean => all.some((other) => meet(one, other));

/**
 * Whoever takes the turn says what comes first (1.1.3). In battle those whose pieces were removed do, of their own effects
 * (4.3.6), and whoever takes the turn says whose come first.
 */
function* chooseNext(
  ctx: RulesContext,
  next: Triggered,
  left: readonly Triggered[],
  battle: BattleState | undefined,
): RootTurn<Triggered> {
  const bound = left.filter((one) => meetsAny(one, left));
  if (battle === undefined) return yield* choose(ctx.taker, '1.1.3', next, bound);
  const isMixed = bound.some((one) => bound.some((other) => one.owner !== other.owner && meet(one, other)));
  const { owner } = isMixed ? yield* chooseSide(ctx.taker, next, bound) : next;
  const own = bound.filter((one) => one.owner === owner);
  const first = own.find((one) => one === next) ?? own[0] ?? next;
  if (!own.some((one) => meetsAny(one, own))) return first;
  // Who has others fight as a bot decides for both (D56).
  const decider = battle.instigator?.bot === true ? battle.instigator : deciderOf(ctx, owner);
  return yield* choose(decider, '4.3.6', first, own);
}

/** One of a person's effects; a bot takes the first. */
function* choose(who: Player, law: string, first: Triggered, all: readonly Triggered[]): RootTurn<Triggered> {
  if (who.bot) return first;
  const options = all.map(({ what }) => what);
  const chosen = yield* chooseOne(who, law, 'order', 'effect that comes first', options);
  return all.find(({ what }) => what === chosen) ?? first;
}

/** The first effect of the player whose effects come first. */
function* chooseSide(who: Player, first: Triggered, all: readonly Triggered[]): RootTurn<Triggered> {
  const options = [...new Set(all.map(({ owner }): string => owner.letter))];
  if (who.bot) return first;
  const chosen = yield* chooseOne(who, '1.1.3', 'side', 'player whose effects come first', options);
  return all.find(({ owner }) => owner.letter === chosen) ?? first;
}
