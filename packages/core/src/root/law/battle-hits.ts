import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Player, RulesContext } from './context.ts';
import type { BattleState, PieceCount } from './events.ts';
import { takeHits } from './hits.ts';
import { hiredToFight } from './mercenaries.ts';
import { warriorsAt } from './pieces.ts';
import { countPieces } from './powers.ts';
import type { RootTurn } from './questions.ts';
import { countOf } from '../sum-of.ts';
import { rowThere } from '../table/look-up.ts';

// Hits that each side of a battle deals and takes.

/** No side deals more by the dice than it has warriors (4.3.3.I). */
export function countRolled(ctx: RulesContext, now: BattleState, [attack, defense]: readonly [number, number]): void {
  const most = mostRolled(ctx, now);
  if (attack > most[0] || defense > most[1]) ctx.cite('4.3.3.I');
  // A looting attacker deals no rolled hits (14.2.5).
  now.rolled.attacker = now.looting === true ? 0 : Math.min(attack, most[0]);
  now.rolled.defender = Math.min(defense, most[1]);
}

/** The most hits that the attacker and the defender deal from rolling. */
const mostRolled = (ctx: RulesContext, now: BattleState): readonly [number, number] => [
  maximumHits(ctx, now.attacker, now),
  maximumHits(ctx, now.defender, now) + now.defenderMaximum,
];

/** The rolled hits of attacker and defender beyond which more make no difference: no piece is left to take them. */
export const mostToDeal = (ctx: RulesContext, now: BattleState): readonly [number, number] => {
  const [attack, defense] = mostRolled(ctx, now);
  return [Math.min(attack, mostTaken(ctx, now.defender, now)), Math.min(defense, mostTaken(ctx, now.attacker, now))];
};

function mostTaken(ctx: RulesContext, side: Player, now: BattleState): number {
  if (side.law.takeHits !== undefined) return Number.POSITIVE_INFINITY;
  return countPieces(rowThere(ctx, now.clearing), side.pieces) + hiredAt(ctx, side, now) + hitsToIgnore(ctx, now, side);
}

/** The most hits that a side deals from rolling: its warriors that have not fallen (4.3.3.I). */
export function maximumHits(ctx: RulesContext, side: Player, now: BattleState): number {
  if (side.law.maximumHits !== undefined) return side.law.maximumHits(ctx, side, now);
  return Math.max(0, warriorsAt(ctx, side, now.clearing) + hiredAt(ctx, side, now) - fallen(ctx, side, now));
}

/** Hired warriors that fight for a side (11.2.7.III). */
export function hiredAt(ctx: RulesContext, side: Player, { attacker, defender, clearing }: BattleState): number {
  return countPieces(rowThere(ctx, clearing), hiredToFight(ctx, side, attacker, defender));
}

/** Hits that a side deals in addition to those rolled (4.3.5). */
export function extraHits(ctx: RulesContext, side: Player, now: BattleState): number {
  return side.law.extraHits?.(ctx, side, now) ?? 0;
}

/** Whether a player would be defenseless in a clearing: without warriors, own or hired (4.3.5.II). */
export function isDefenseless(ctx: RulesContext, seat: Player, clearing: ClearingOrBurrow, hired = 0): boolean {
  return seat.law.defenseless?.(ctx, seat, clearing) ?? warriorsAt(ctx, seat, clearing) + hired === 0;
}

/**
 * Takes hits, whether of an ambush, before the roll or rolled, minus the first ones if the side ignores some
 * (4.3.5.III, 15.2.4).
 */
export function* takenBy(
  ctx: RulesContext,
  now: BattleState,
  side: Player,
  hits: number,
): RootTurn<readonly PieceCount[]> {
  const ignored = Math.min(hits, hitsToIgnore(ctx, now, side));
  now.ignored[roleOf(side, now)] += ignored;
  return hits === ignored ? [] : yield* (side.law.takeHits ?? takeHits)(ctx, side, now, hits - ignored);
}

/** How many of the next hits a side ignores. */
function hitsToIgnore(ctx: RulesContext, now: BattleState, side: Player): number {
  return Math.max(0, (side.law.ignoredHits?.(ctx, side, now) ?? 0) - now.ignored[roleOf(side, now)]);
}

export function roleOf(side: Player, { attacker }: BattleState): 'attacker' | 'defender' {
  return side === attacker ? 'attacker' : 'defender';
}

/** Pieces of a side that have fallen before the roll but still stand in the clearing (4.3.1.II). */
export function fallen(ctx: RulesContext, side: Player, now: BattleState): number {
  if (side !== now.attacker) return Math.max(0, now.immediate - hitsToIgnore(ctx, now, side));
  return countOf(now.struck);
}
