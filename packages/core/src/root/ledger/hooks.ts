import type { FactionLedger } from './faction-ledger.ts';
import { FACTION_LEDGERS } from '../factions/ledgers.ts';
import type { PlanBuilder } from './plan-builder.ts';

const NONE: FactionLedger = {};

/** The hooks of a faction at this table; none for hirelings, common things and absent factions. */
export function hooksOf({ layout }: PlanBuilder, owner: string): FactionLedger {
  const player = layout.playerOf.get(owner);
  return player === undefined ? NONE : FACTION_LEDGERS[player.faction];
}
