import { fallen, maximumHits } from '../../law/battle-hits.ts';
import { piecesAt } from '../../law/pieces.ts';
import { agrees } from '../../law/effects/use.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score, standingOf } from '../../law/score.ts';
import type { BattleState, BattleEffect } from '../../law/events.ts';
import type { Player, RulesContext } from '../../law/context.ts';

/** A defending bot that can deal this many hits does without him (B.7.7.6.I). */
const STRONG = 3;

/** A bot enlists him if it is weak, outnumbered and ahead of him, whoever plays him (B.7.7.6). */
function isWanted(ctx: RulesContext, self: Player, battle: BattleState): boolean {
  const { attacker, defender, clearing } = battle;
  const hits = maximumHits(ctx, defender, battle) + battle.defenderMaximum;
  if (hits >= STRONG || hits >= piecesAt(ctx, attacker, clearing) - fallen(ctx, attacker, battle)) return false;
  if (standingOf(ctx, defender) <= standingOf(ctx, self)) return false;
  for (const law of ['B.7.7.6.I', 'B.7.7.6.II', 'B.7.7.6.III']) ctx.cite(law);
  return true;
}

/**
 * In another's battle in his clearing, the defender may enlist the Arbiter before the roll: he scores a point, and the
 * defender's most hits grow by his strength (V.5.2, B.7.7.6).
 */
export function enlistments(
  ctx: RulesContext,
  self: Player,
  battle: BattleState,
  law: string,
  strength: number,
): readonly BattleEffect[] {
  const { attacker, defender, clearing } = battle;
  if (self === attacker || self === defender || piecesAt(ctx, self, clearing) === 0) return [];
  // Factions enlist him, hirelings do not.
  return defender.setup === null ? [] : [{ by: defender, play: () => enlist(ctx, self, battle, law, strength) }];
}

function* enlist(ctx: RulesContext, self: Player, battle: BattleState, law: string, strength: number): RootTurn {
  const { defender } = battle;
  if (!(defender.bot ? isWanted(ctx, self, battle) : yield* agrees(defender, law, 'enlist the Arbiter?'))) return;
  ctx.cite(law);
  yield* score(ctx, self, 1);
  battle.defenderMaximum += strength;
}
