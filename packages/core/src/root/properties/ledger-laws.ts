import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { advance, canonicalJson, createReducer, decode, isViolation, reduceAll } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { root } from '../game.ts';
import { plan, planLeniently } from '../ledger/plan-action.ts';
import { enact } from '../ledger/enact.ts';
import { layoutOf } from '../table/layout.ts';
import { openingTable } from '../table/opening.ts';
import { canHold } from '../table/place.ts';
import { copyTable, type Table } from '../table/table.ts';
import { holdings } from './holdings.ts';
import type { WrittenLedger } from './tables.ts';
import { countAt } from '../table/look-up.ts';

/** Laws of the ledger for any actions: each returns a sentence on how it is broken, or null. */
export const LEDGER_LAWS: readonly {
  readonly name: string;
  readonly broken: (ledger: WrittenLedger) => string | null;
}[] = [
  { name: 'conservation', broken: conserves },
  { name: 'places', broken: putsNothingWhereItCannotLie },
  { name: 'three-ways', broken: isTheSameThreeWays },
  { name: 'plans-read', broken: plansWithoutWriting },
  { name: 'ledger-json', broken: isJson },
];

/** Every class of components keeps its number, and only the suspense place owes (D1, D5). */
export function conserves({ setup, actions }: WrittenLedger): string | null {
  const table = openingTable(setup);
  const before = canonicalJson(holdings(table));
  const { suspenseRow } = layoutOf(setup);
  for (const [i, action] of actions.entries()) {
    enact(table, planLeniently(table, action));
    const owing = table.rows.some((row, r) => r !== suspenseRow && row.some((count) => count < 0));
    if (owing || table.draw < 0) return `a place owes after ${JSON.stringify(action)}`;
    // Counting everything takes longer than the action itself.
    if (i % 16 !== 0 && i !== actions.length - 1) continue;
    const now = canonicalJson(holdings(table));
    if (now !== before) return `there is ${now}, not ${before}, after ${JSON.stringify(action)}`;
  }
  return null;
}

/** Every component is in a place that can hold its kind. */
export function putsNothingWhereItCannotLie({ setup, actions }: WrittenLedger): string | null {
  const table = openingTable(setup);
  const { places, columns, suspenseRow, boxRow } = layoutOf(setup);
  for (const action of actions) enact(table, planLeniently(table, action));
  for (const place of places) {
    if (place.row < 0 || place.row === suspenseRow || place.row === boxRow) continue;
    for (const { index, name, kind } of columns)
      if (countAt(table, place.row, index) > 0 && !canHold(place, kind)) return `there is ${name} in ${place.name}`;
  }
  return null;
}

/** `reduce`, `reduceAll` and `advance` accept the same actions and give the same table. */
export function isTheSameThreeWays({ setup, actions }: WrittenLedger): string | null {
  const reduce = createReducer({ freeze: true })(root);
  const opening = openingTable(setup);
  const owned = copyTable(opening);
  let pure: Readonly<Table> = opening;
  const accepted: Action[] = [];
  for (const action of actions) {
    const refused = advance(root, owned, action);
    const next = reduce(pure, action);
    if (isRight(next) !== (refused === null)) return `reduce and advance disagree on ${JSON.stringify(action)}`;
    if (isLeft(next)) continue;
    pure = next.right;
    accepted.push(action);
  }
  if (canonicalOf(pure) !== canonicalOf(owned)) return 'reduce and advance come to different tables';
  const all = reduceAll(root)(opening, accepted);
  return isRight(all) && canonicalOf(all.right) === canonicalOf(owned) ? null : 'reduceAll comes to another table';
}

/** A plan only reads the table, so a refused action changes nothing. */
export function plansWithoutWriting({ setup, actions }: WrittenLedger): string | null {
  const table = openingTable(setup);
  for (const action of actions) {
    const frozen = copyTable(table);
    for (const row of frozen.rows) Object.freeze(row);
    Object.freeze(frozen.rows);
    Object.freeze(frozen.piles);
    const before = canonicalOf(frozen);
    // Writing to it throws.
    const result = plan(Object.freeze(frozen), action);
    if (isViolation(result)) {
      advance(root, table, action);
      if (canonicalOf(table) !== before) return `refused, and changed the table: ${JSON.stringify(action)}`;
    } else enact(table, result);
  }
  return null;
}

/** Tables are JSON, and the codec accepts every action. */
export function isJson({ setup, actions }: WrittenLedger): string | null {
  const table = openingTable(setup);
  for (const action of actions) {
    enact(table, planLeniently(table, action));
    if (isLeft(decode(root.codecs.action, JSON.parse(JSON.stringify(action)))))
      return `the codec refuses ${JSON.stringify(action)}`;
  }
  const again = JSON.parse(JSON.stringify(table)) as Table;
  return canonicalOf(again) === canonicalOf(table) ? null : 'the table is not JSON';
}

const canonicalOf = (table: Readonly<Table>): string => canonicalJson(root.canonical(table));
