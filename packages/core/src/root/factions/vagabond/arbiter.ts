import { type Battle, fallen, maximumHits } from '../../law/battle.ts';
import { piecesAt } from '../../law/pieces.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { score, standingOf } from '../../law/score.ts';
import type { Seat, Woodland } from '../../law/context.ts';

/** The most hits with which a defending bot does without him (B.7.7.6.I). */
const STRONG = 3;

/** A bot enlists him if it is weak, outnumbered and ahead of him, whoever plays him (B.7.7.6). */
function isWanted(wood: Woodland, self: Seat, battle: Battle): boolean {
  const { attacker, defender, clearing } = battle;
  const hits = maximumHits(wood, defender, battle) + battle.defenderMaximum;
  if (hits >= STRONG || hits >= piecesAt(wood, attacker, clearing) - fallen(wood, attacker, battle)) return false;
  if (standingOf(wood, defender) <= standingOf(wood, self)) return false;
  for (const law of ['B.7.7.6.I', 'B.7.7.6.II', 'B.7.7.6.III']) wood.report?.(law);
  return true;
}

/**
 * In another's battle where the Arbiter is, the defender may enlist him before the roll: he scores a point, and the most
 * hits of the defender grow by his strength (V.5.2, B.7.7.6).
 */
export function* enlist(wood: Woodland, self: Seat, battle: Battle, law: string, strength: number): RootTurn {
  const { attacker, defender, clearing } = battle;
  if (self === attacker || self === defender || piecesAt(wood, self, clearing) === 0) return;
  if (defender.bot) {
    if (!isWanted(wood, self, battle)) return;
  } else {
    const question = { kind: 'choose', law, prompt: 'enlist the Arbiter?', seat: defender.index } as const;
    if ((yield* ask({ ...question, options: ['no', 'yes'] })) === 'no') return;
  }
  wood.report?.(law);
  yield* score(wood, self, 1);
  battle.defenderMaximum += strength;
}
