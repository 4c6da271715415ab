import type { Place } from '../table/place.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { hooksOf } from './hooks.ts';
import type { PlanBuilder } from './plan-builder.ts';

// Warriors saved for a card never go to a supply, so the Coffin Makers do not keep them (6.2.3). A log writes them as
// removed and, once their player discards the card, as placed again, without saying where they were in between (D162).

/** The hireling whose demoted side saves its controller's warriors (ROOT-189). */
const PHYSICIANS = 'h_C';

function savesAt(builder: PlanBuilder, owner: string, to: Place): boolean {
  if (builder.layout.bots.has(owner)) return false;
  const { [PHYSICIANS]: physicians } = builder.get('hirelings');
  if (physicians?.demoted === true && physicians.holder === owner) return true;
  return hooksOf(builder, owner).savesAt?.(builder, to) === true;
}

/** Notes that warriors have gone to the Coffin Makers. */
export function noteLost(builder: PlanBuilder, owner: string, count: number): void {
  const { lost = {} } = builder.get('turn');
  const before = lost[owner]?.warriors ?? 0;
  builder.setTurn({ lost: { ...lost, [owner]: { warriors: before + count, paid: false } } });
}

/** Notes that a player has discarded a card from the hand. */
export function notePaid(builder: PlanBuilder, owner: string): void {
  const { lost = {} } = builder.get('turn');
  const mine = lost[owner];
  if (mine !== undefined) builder.setTurn({ lost: { ...lost, [owner]: { ...mine, paid: true } } });
}

/** A player's pieces come to a place on the map. Returns how many of them a card has just saved. */
export function takeSaved(builder: PlanBuilder, column: ColumnIndex, from: Place, to: Place, count: number): number {
  const { owner, kind } = builder.column(column);
  const { lost = {} } = builder.get('turn');
  const mine = lost[owner];
  if (mine === undefined) return 0;
  const there = builder.count(builder.layout.coffinRow, column);
  const isSaved = kind === 'warrior' && mine.paid && from.kind === 'supply' && savesAt(builder, owner, to);
  const saved = isSaved ? Math.min(count, mine.warriors, there) : 0;
  // Any other action with pieces comes after the choice to save them.
  builder.setTurn({ lost: { ...lost, [owner]: { warriors: saved > 0 ? mine.warriors - saved : 0, paid: false } } });
  return saved;
}
