import { battle } from '../../../src/root/law/battle.ts';
import { type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import type { RootTurn } from '../../../src/root/law/questions.ts';
import type { FactionLaw } from '../../../src/root/law/faction-law.ts';
import { type Pieces, play, setupFor, tableFor } from '../position.ts';

/** A battle in clearing 5. */
export const fight =
  (attacker: string, defender: string, terms = {}) =>
  (ctx: RulesContext): RootTurn<unknown> =>
    battle(ctx, playerOf(ctx, attacker)!, playerOf(ctx, defender)!, 5, terms);

/** What is done in a battle in clearing 5. */
export function done(
  factions: string,
  pieces: Pieces,
  [attacker, defender]: readonly [string, string],
  answers: readonly unknown[],
  laws: Readonly<Record<string, FactionLaw>> = {},
): readonly string[] {
  const table = tableFor(setupFor(factions), pieces);
  return play(table, attacker, fight(attacker, defender), answers, laws).done;
}
