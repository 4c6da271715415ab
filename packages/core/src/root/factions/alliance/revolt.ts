import { act } from '../../../kernel/index.ts';
import { type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import { isClosed } from '../../law/closed.ts';
import { enemyBuildingsAt, inSupply, onMap } from '../../law/pieces.ts';
import { fitsSuit, place } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { removeAllEnemies } from '../../law/remove.ts';
import { openSlots } from '../../law/slots.ts';
import { mayHave, spendCards } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { REVOLT_COST } from '../../data/factions/alliance.ts';
import { supportersFor, sympathetic } from './sympathy.ts';
import type { ColumnIndex } from '../../table/indices.ts';

/** Revolts in sympathetic clearings whose base is still on the board (8.4.1). */
export function revoltChoices(turn: Turn): Choice[] {
  const { me } = turn;
  const found: Choice[] = [];
  for (const at of sympathetic(turn)) {
    const wanted = supportersFor(turn, at);
    if (!mayHave(turn, me, wanted, REVOLT_COST)) continue;
    const base = me.buildings.find((column) => fitsSuit(turn, column, at) && onMap(turn, column) === 0);
    if (base === undefined || !makesRoom(turn, at)) continue;
    found.push({
      option: { kind: 'revolt', law: '8.4.1', at },
      *play() {
        yield* spendCards(turn, me, '8.4.1.II', 'supporter to spend', wanted, REVOLT_COST);
        yield* revolt(turn, at, base);
      },
    });
  }
  return found;
}

/** Whether a base has a slot once all enemies are gone; of the Alliance's own pieces none is there. */
function makesRoom(turn: Turn, clearing: ClearingOrBurrow): boolean {
  if (isClosed(turn, clearing)) return false;
  return openSlots(turn.state, clearing) + enemyBuildingsAt(turn, turn.me, clearing) > 0;
}

function* revolt(turn: Turn, clearing: ClearingOrBurrow, base: ColumnIndex): RootTurn {
  const { me } = turn;
  turn.report?.('8.4.1.III');
  yield* removeAllEnemies(turn, me, clearing);
  if ((yield* place(turn, me, clearing, [{ column: base, count: 1 }])) === 0) return;
  const suit = turn.layout.columns[base]?.name.slice(-1).toUpperCase();
  const count = sympathetic(turn).filter((one) => (turn.suits[one] ?? suit) === suit).length;
  yield* place(turn, me, clearing, [{ column: me.warrior, count }]);
  yield* addOfficer(turn);
}

/** A warrior of the supply becomes an officer (8.4.1.III, 8.5.3). */
export function* addOfficer(turn: Turn): RootTurn {
  const { me } = turn;
  if (inSupply(turn, me.warrior) === 0) return;
  yield* act({ kind: 'move', parts: [{ count: 1, what: 'Aw', from: me.supply, to: me.board }] });
}

/** The officers (8.6.1). */
export function officers({ state, layout, me }: Turn): number {
  return state.rows[layout.seats[me.index]?.boardRow ?? -1]?.[me.warrior] ?? 0;
}

export function bases({ state, me }: Turn): ClearingOrBurrow[] {
  return CLEARINGS.filter((clearing) => me.buildings.some((column) => (state.rows[clearing]?.[column] ?? 0) > 0));
}
