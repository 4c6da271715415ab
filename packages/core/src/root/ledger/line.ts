import { seated } from './boards.ts';
import type { Begin } from '../action.ts';
import { dominanceOf } from '../dominance.ts';
import { isWon } from '../result.ts';
import { withTurn } from '../turn-order.ts';
import { NO_TURN } from '../table/table.ts';
import { coffinHolder, emptyCoffin } from './coffin.ts';
import { hooksOf } from './hooks.ts';
import type { PlanBuilder } from './plan-builder.ts';

/** A line starts: clears what lasts for one turn, and adds what the start of a turn implies (D3). */
export function planBegin(builder: PlanBuilder, { faction, setup }: Begin): void {
  const { turn, order, setUp } = builder.table;
  if (turn.open) builder.slip('line-open', `the line of ${turn.taker} has not ended`);
  const isSeated = seated(builder, faction);
  builder.set('turn', { ...NO_TURN, number: turn.number + 1, taker: faction, setup: setup === true, open: true });
  if (isSeated && setup && !setUp.includes(faction)) builder.set('setUp', [...setUp, faction]);
  if (isSeated && !setup && !order.includes(faction))
    builder.set('order', withTurn(order, turn.setup ? null : turn.taker, faction));
  if (!setup) winByDominance(builder, faction);
  if (!setup && coffinHolder(builder) === faction) emptyCoffin(builder);
  hooksOf(builder, faction).begin?.(builder);
}

/** A player who meets the condition of their activated card at the start of Birdsong has won (3.3.1.I, 3.3.1.II). */
function winByDominance(builder: PlanBuilder, faction: string): void {
  const { table } = builder;
  if (isWon(table)) return;
  const law = dominanceOf(table, faction)?.wins;
  if (law == null) return;
  builder.set('dominant', faction);
  builder.imply(law, `${faction} has won by dominance`);
}

export function planEnd(builder: PlanBuilder): void {
  const { turn } = builder.table;
  if (!turn.open || turn.taker === null) {
    builder.slip('no-line', 'no line is open');
    return;
  }
  hooksOf(builder, turn.taker).end?.(builder);
  countDown(builder, turn.taker);
  builder.set('turn', { ...NO_TURN, number: turn.number, taker: turn.taker, setup: turn.setup });
}

/**
 * Each hireling gained in an earlier turn loses one control marker (H.1.3, D69). Without markers it returns to the
 * supply, if nobody else could have received it (D147).
 */
function countDown(builder: PlanBuilder, holder: string): void {
  const others = builder.layout.seats.some(({ faction, bot }) => faction !== holder && bot === undefined);
  const hirelings = builder.get('hirelings');
  let changed = hirelings;
  for (const [name, card] of Object.entries(hirelings)) {
    if (card.holder !== holder) continue;
    const markers = card.fresh || card.markers === null ? card.markers : Math.max(0, card.markers - 1);
    const leaves = markers === 0 && !others;
    changed = {
      ...changed,
      [name]: { ...card, markers, fresh: false, ...(leaves && { holder: null, markers: null }) },
    };
    if (leaves) builder.imply('H.1.3', `${name} goes back to the supply`);
    else if (markers !== card.markers) builder.imply('H.1.3', `${name} has ${markers} control markers left`);
  }
  if (changed !== hirelings) builder.set('hirelings', changed);
}
