import type { Begin } from '../action.ts';
import type { FactionLedger } from '../factions/faction-ledger.ts';
import type { Turn } from '../table/table.ts';
import { coffinHolder, emptyCoffin } from './coffin.ts';
import type { Journal } from './journal.ts';

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

function ledgerOf(journal: Journal, faction: string): FactionLedger | undefined {
  const seat = journal.layout.seatOf.get(faction);
  return seat === undefined ? undefined : journal.layout.seats[seat]!.ledger;
}

/** A line starts: what holds for one turn is cleared, and what the start of a turn implies happens (D3). */
export function planBegin(journal: Journal, { faction, setup }: Begin): void {
  const { turn, order } = journal.table;
  if (turn.open) journal.slip('ledger/line-open', `the line of ${turn.taker} has not ended`);
  const ledger = ledgerOf(journal, faction);
  if (ledger === undefined) journal.slip('ledger/unknown-faction', `${faction} is not at this table`);
  journal.set('turn', { ...NO_TURN, number: turn.number + 1, taker: faction, setup: setup === true, open: true });
  if (!setup && ledger !== undefined && !order.includes(faction)) journal.set('order', [...order, faction]);
  if (!setup && coffinHolder(journal) === faction) emptyCoffin(journal);
  ledger?.begin?.(journal);
}

/** A line ends. */
export function planEnd(journal: Journal): void {
  const { turn } = journal.table;
  if (!turn.open || turn.taker === null) {
    journal.slip('ledger/no-line', 'no line has been started');
    return;
  }
  ledgerOf(journal, turn.taker)?.end?.(journal);
  countDown(journal, turn.taker);
  journal.set('turn', { ...NO_TURN, number: turn.number, taker: turn.taker, setup: turn.setup });
}

/** One control marker leaves each hireling that was gained in an earlier turn (H.1.3, D69). */
function countDown(journal: Journal, holder: string): void {
  const hirelings = journal.get('hirelings');
  let changed = hirelings;
  for (const [name, card] of Object.entries(hirelings)) {
    if (card.holder !== holder) continue;
    const markers = card.fresh || card.markers === null ? card.markers : Math.max(0, card.markers - 1);
    changed = { ...changed, [name]: { ...card, markers, fresh: false } };
    if (markers !== card.markers) journal.imply('H.1.3', `${name} has ${markers} control markers left`);
  }
  if (changed !== hirelings) journal.set('hirelings', changed);
}
