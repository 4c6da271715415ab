import { type Action, type Phase, placeOf, type State, type Tile, tileAt } from '@woodlog/core/fuzzy-knights';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** Steps from one tile to another if nothing is in the way. */
export const distance = (state: Readonly<State>, a: Tile, b: Tile): number => {
  const [ax, ay] = placeOf(state.size, a);
  const [bx, by] = placeOf(state.size, b);
  return Math.abs(ax - bx) + Math.abs(ay - by);
};

/** The option with the highest score of its place. */
export function highest(
  options: readonly Action[],
  score: (tile: Tile) => number,
  state: Readonly<State>,
): Action | undefined {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (!('at' in option)) continue;
    const worth = score(tileAt(state.size, option.at));
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** Places good things near home, and monsters near others. */
export function place(
  state: Readonly<State>,
  seat: number,
  { token }: PhaseOf<'token-place'>,
  options: readonly Action[],
): Action | undefined {
  const isGood = token !== 'monster';
  const wanted = state.settlements.filter((settlement) => (settlement.seat === seat) === isGood);
  const score = (tile: Tile) => -Math.min(...wanted.map(({ at }) => distance(state, tile, at)), 99);
  return highest(options, score, state);
}
