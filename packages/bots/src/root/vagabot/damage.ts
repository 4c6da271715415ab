import type { Player, RootTurn, RulesContext } from '@woodlog/core/root-law';
import { DAMAGED, type Lying, handle, keepsTrack, pickItems } from './items.ts';
import { settleTrack } from './track.ts';

/** Damages items, exhausted ones first (B.7.2.5); those on a track that keeps its items are safe (ROOT-281). */
export function* damage(ctx: RulesContext, self: Player, count: number): RootTurn<boolean> {
  const ways: readonly Lying[] = keepsTrack(self) ? ['se', 'sr'] : ['se', 'te', 'sr', 'tr'];
  const lots = pickItems(ctx, self, ways, count);
  yield* handle(self, lots, 'd');
  yield* settleTrack(ctx, self);
  return lots.length > 0;
}

/** Repairs items, unexhausted ones first; each keeps its side up (B.7.5.5). Returns whether it did. */
export function* repair(ctx: RulesContext, self: Player, count: number): RootTurn<boolean> {
  const lots = pickItems(ctx, self, DAMAGED, count);
  yield* handle(self, lots, 's');
  yield* settleTrack(ctx, self);
  return lots.length > 0;
}
