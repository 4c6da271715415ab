import type { Player, RulesContext } from '../../law/context.ts';
import { columnNamed, countAt, playerAt } from '../../table/look-up.ts';

/** Whether he plays this character. */
export function isCharacter({ state, layout }: RulesContext, self: Player, character: string): boolean {
  return countAt(state, playerAt(layout, self.index).boardRow, columnNamed(layout, `#${character}`)) > 0;
}
