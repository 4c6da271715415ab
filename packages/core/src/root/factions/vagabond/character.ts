import type { Player, RulesContext } from '../../law/context.ts';
import { CHARACTERS } from '../../data/factions/vagabond.ts';
import { onBoard } from '../../law/pieces.ts';
import { columnOf } from '../../table/look-up.ts';

/** A character by the name of its card. */
export type Character = (typeof CHARACTERS)[number]['spelling'];

/** The character cards, by column name. */
const CARDS = Object.fromEntries(CHARACTERS.map(({ spelling }) => [spelling, `#${spelling}`])) as Record<
  Character,
  string
>;

/** Whether he plays this character. */
export function isCharacter(ctx: RulesContext, self: Player, character: Character): boolean {
  return onBoard(ctx, self, columnOf(ctx, CARDS[character])) > 0;
}
