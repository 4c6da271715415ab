import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';

/** The answer to move or fight without an ally. */
const NOBODY = 'nobody';

/** Players in a relationship of this kind with him. */
export function related(ctx: RulesContext, self: Player, status: 'a' | 'h'): Player[] {
  const chart = ctx.state.relationships[self.letter] ?? {};
  return ctx.seats.filter(({ letter }) => chart[letter] === status);
}

/** Asks for an allied faction with warriors to move or battle with, or nobody (9.2.9.II.b, 9.2.9.II.c). */
export function* chooseAlly(
  ctx: RulesContext,
  self: Player,
  law: string,
  prompt: string,
  clearing: ClearingOrBurrow,
  except: Player | null = null,
  warriors = warriorsAt,
): RootTurn<Player | null> {
  const allies = related(ctx, self, 'a').filter((one) => one !== except && warriors(ctx, one, clearing) > 0);
  const letter = yield* chooseOne(self, law, 'side', prompt, [NOBODY, ...allies.map((one) => one.letter)]);
  const ally = allies.find((one) => one.letter === letter) ?? null;
  if (ally !== null) ctx.cite(law);
  return ally;
}
