import { type Action, BRIBE_COST, type Phase, type State } from '@woodlog/core/fuzzy-knights';
import { RESERVE } from './values.ts';

/** All monsters that come for free, and those that cost while the heroes' pay remains. */
export function take(
  state: Readonly<State>,
  { mood, seat }: Extract<Phase, { readonly name: 'take' }>,
  options: readonly Action[],
): Action | undefined {
  if (mood === 'defect') return options.at(-1);
  const spare = Math.max(0, (state.players[seat]?.coins ?? 0) - RESERVE);
  return options.findLast((option) => option.kind === 'bribe' && option.count * BRIBE_COST <= spare);
}
