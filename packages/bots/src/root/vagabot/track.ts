import type { RootTurn, Seat, Woodland } from '@woodlog/core/root-law';
import { DAMAGED, ON_TRACK, UNDAMAGED, itemsLying, keepsTrack, putItems } from './items.ts';
import { BATTLE_TRACK } from './numbers.ts';

/** Items on the Battle Track. */
export function onBattleTrack(wood: Woodland, self: Seat): number {
  return itemsLying(wood, self, ON_TRACK);
}

/**
 * Fills the Battle Track, exhausted items first, or takes back what may no longer lie there (B.7.2.4): unexhausted items
 * first, so that the track keeps those of least use. Follows whatever changes how many items are undamaged.
 */
export function* settleTrack(wood: Woodland, self: Seat): RootTurn {
  const keeps = keepsTrack(self);
  const counted = itemsLying(wood, self, keeps ? [...UNDAMAGED, ...DAMAGED] : UNDAMAGED);
  const spaces = BATTLE_TRACK.filter((needed) => counted >= needed).length;
  const there = onBattleTrack(wood, self);
  if (there === spaces || (there > spaces && keeps)) return;
  wood.report?.(keeps ? 'ROOT-281' : 'B.7.2.4');
  if (there < spaces) yield* putItems(wood, self, ['se', 'sr'], spaces - there, 't');
  else yield* putItems(wood, self, ['tr', 'te'], there - spaces, 's');
}
