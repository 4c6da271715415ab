import type { Begin } from '../action.ts';
import type { FactionLedger } from '../factions/faction-ledger.ts';
import type { Turn } from '../table/table.ts';
import { coffinHolder, emptyCoffin } from './coffin.ts';
import type { PlanBuilder } from './plan-builder.ts';

/** The turn before the first line. */
export const NO_TURN: Turn = {
  number: 0,
  taker: null,
  setup: false,
  open: false,
  battle: null,
  due: [],
  written: [],
  bombs: [],
};

function ledgerOf(builder: PlanBuilder, faction: string): FactionLedger | undefined {
  const seat = builder.layout.seatOf.get(faction);
  return seat === undefined ? undefined : builder.layout.seats[seat]!.ledger;
}

/** A line starts: what holds for one turn is cleared, and what the start of a turn implies happens (D3). */
export function planBegin(builder: PlanBuilder, { faction, setup }: Begin): void {
  const { turn, order, setUp } = builder.table;
  if (turn.open) builder.slip('ledger/line-open', `the line of ${turn.taker} has not ended`);
  const ledger = ledgerOf(builder, faction);
  if (ledger === undefined) builder.slip('ledger/unknown-faction', `${faction} is not at this table`);
  builder.set('turn', { ...NO_TURN, number: turn.number + 1, taker: faction, setup: setup === true, open: true });
  const lines = setup ? setUp : order;
  if (ledger !== undefined && !lines.includes(faction)) builder.set(setup ? 'setUp' : 'order', [...lines, faction]);
  if (!setup && coffinHolder(builder) === faction) emptyCoffin(builder);
  ledger?.begin?.(builder);
}

/** A line ends. */
export function planEnd(builder: PlanBuilder): void {
  const { turn } = builder.table;
  if (!turn.open || turn.taker === null) {
    builder.slip('ledger/no-line', 'no line has been started');
    return;
  }
  ledgerOf(builder, turn.taker)?.end?.(builder);
  countDown(builder, turn.taker);
  builder.set('turn', { ...NO_TURN, number: turn.number, taker: turn.taker, setup: turn.setup });
}

/** One control marker leaves each hireling that was gained in an earlier turn (H.1.3, D69). */
function countDown(builder: PlanBuilder, holder: string): void {
  const hirelings = builder.get('hirelings');
  let changed = hirelings;
  for (const [name, card] of Object.entries(hirelings)) {
    if (card.holder !== holder) continue;
    const markers = card.fresh || card.markers === null ? card.markers : Math.max(0, card.markers - 1);
    changed = { ...changed, [name]: { ...card, markers, fresh: false } };
    if (markers !== card.markers) builder.imply('H.1.3', `${name} has ${markers} control markers left`);
  }
  if (changed !== hirelings) builder.set('hirelings', changed);
}
