import type { Hireling } from '../data/vocabulary.ts';
import type { Player, RulesContext } from '../law/context.ts';

/** Whether a player controls a hireling (H.1). */
export function controls({ state }: Pick<RulesContext, 'state'>, self: Player, hireling: Hireling): boolean {
  return state.hirelings[hireling]?.holder === self.letter;
}
