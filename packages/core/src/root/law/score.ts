import { act } from '../../kernel/index.ts';
import type { RootTurn } from './questions.ts';
import type { Player, RulesContext } from './context.ts';
import type { ColumnIndex } from '../table/indices.ts';

export function pointsOf(ctx: RulesContext, seat: Player): number {
  return ctx.state.scores[seat.index]!;
}

/** Whether the score marker is on the track; without it a player scores nothing (3.3.1, 9.2.8). */
export function onTrack(ctx: RulesContext, seat: Player): boolean {
  return ctx.state.markers[seat.index] === null;
}

/** A player's points in comparisons: without a marker on the track, below everybody (3.3.1). */
export function standingOf(ctx: RulesContext, seat: Player): number {
  return onTrack(ctx, seat) ? pointsOf(ctx, seat) : -1;
}

/** Scores points. At 30 the player has won, and the driver of the turn ends the game (3.1, D29). */
export function* score(ctx: RulesContext, seat: Player, points: number): RootTurn {
  if (points > 0 && onTrack(ctx, seat)) yield* act({ kind: 'score', faction: seat.letter, points });
}

/** Scores the points that placing the last of these pieces brings by itself, if any (6.5.4.III). */
export const scorePlaced = (ctx: RulesContext, seat: Player, column: ColumnIndex): RootTurn =>
  score(ctx, seat, seat.law.placingPoints?.(ctx, seat, column) ?? 0);

/** Loses points. The track has no space below 0; only what is really lost is written (D28). */
export function* lose(ctx: RulesContext, seat: Player, points: number): RootTurn {
  const lost = Math.min(points, pointsOf(ctx, seat));
  if (lost > 0 && onTrack(ctx, seat)) yield* act({ kind: 'score', faction: seat.letter, points: -lost });
}
