import { isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  canonicalJson,
  createReducer,
  decode,
  type GameSetup,
  isViolation,
  reduceAll,
} from '../../src/kernel/index.ts';
import type { Action } from '../../src/root/action.ts';
import { root } from '../../src/root/game.ts';
import { enact } from '../../src/root/ledger/plan.ts';
import { plan, planLeniently } from '../../src/root/ledger/ledger.ts';
import { layoutOf } from '../../src/root/table/layout.ts';
import { openingTable } from '../../src/root/table/opening.ts';
import { canHold } from '../../src/root/table/spot.ts';
import { copyTable, type Table } from '../../src/root/table/table.ts';
import { actionsFor, setups } from './arbitraries.ts';
import { holdings } from './holdings.ts';

/** Kinds of actions that Rootlog can write, line starts and ends among them. */
const KINDS = 19;
const LONG = { minLength: 50, maxLength: 400, size: 'max' } as const;
const games = setups.chain((setup) => fc.tuple(fc.constant(setup), fc.array(actionsFor(setup), LONG)));

function start(setup: GameSetup): Table {
  return openingTable(setup);
}

describe('the ledger', () => {
  it('conserves every class of components, whatever is written (D1, D5)', () => {
    fc.assert(
      fc.property(games, ([setup, actions]) => {
        const table = start(setup);
        const before = holdings(table);
        const { suspenseRow } = layoutOf(setup);
        let overdrawn = false;
        for (const action of actions) {
          enact(table, planLeniently(table, action));
          overdrawn ||= table.draw < 0;
          for (let row = 0; row < table.rows.length; row++) {
            if (row !== suspenseRow) overdrawn ||= table.rows[row]!.some((count) => count < 0);
          }
        }
        expect(holdings(table)).toEqual(before);
        expect(overdrawn).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('puts nothing where it cannot lie', () => {
    fc.assert(
      fc.property(games, ([setup, actions]) => {
        const table = start(setup);
        const { spotOfRow, columns, suspenseRow, boxRow } = layoutOf(setup);
        for (const action of actions) enact(table, planLeniently(table, action));
        const odd: string[] = [];
        for (const [row, counts] of table.rows.entries()) {
          if (row === suspenseRow || row === boxRow) continue;
          for (const [column, count] of counts.entries()) {
            const { name, kind } = columns[column]!;
            if (count > 0 && !canHold(spotOfRow[row]!, kind)) odd.push(`${name} in ${spotOfRow[row]!.name}`);
          }
        }
        expect(odd).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('takes what the header puts down before the first line, and no action between lines (D3)', () => {
    const setup: GameSetup = {
      game: 'root',
      map: 'Fall',
      deck: 'E&P',
      seats: [{ player: 'Ann', faction: 'C' }],
    };
    const table = start(setup);
    const market: Action = { kind: 'move', parts: [{ count: 1, what: 'market', from: null, to: '5' }] };
    const refused = (action: Action): string | null => advance(root, table, action)?.violation ?? null;
    expect(refused(market)).toBe(null);
    expect(refused({ kind: 'begin', faction: 'C' })).toBe(null);
    expect(refused({ kind: 'end' })).toBe(null);
    expect(refused(market)).toBe('ledger/no-line');
  });

  it('is the same by reduce, by reduceAll and in place (DESIGN: three ways)', () => {
    const reduce = createReducer({ freeze: true })(root);
    fc.assert(
      fc.property(games, ([setup, actions]) => {
        const opening = start(setup);
        const owned = copyTable(opening);
        let pure: Readonly<Table> = opening;
        const accepted: Action[] = [];
        for (const action of actions) {
          const refused = advance(root, owned, action);
          const next = reduce(pure, action);
          expect(isRight(next)).toBe(refused === null);
          if (isRight(next)) {
            pure = next.right;
            accepted.push(action);
          }
        }
        expect(pure).toEqual(owned);
        const all = reduceAll(root)(opening, accepted);
        expect(isRight(all) && canonicalJson(root.canonical(all.right))).toBe(canonicalJson(root.canonical(owned)));
      }),
      { numRuns: 40 },
    );
  });

  it('plans without touching the table, refused or not', () => {
    fc.assert(
      fc.property(games, ([setup, actions]) => {
        const table = start(setup);
        for (const action of actions) {
          const frozen = copyTable(table);
          for (const row of frozen.rows) Object.freeze(row);
          Object.freeze(frozen.rows);
          Object.freeze(frozen.piles);
          const result = plan(Object.freeze(frozen), action); // A write would throw.
          if (!isViolation(result)) enact(table, result);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('has tables that are JSON, and actions that their codec accepts', () => {
    fc.assert(
      fc.property(games, ([setup, actions]) => {
        const table = start(setup);
        let refused = false;
        for (const action of actions) {
          enact(table, planLeniently(table, action));
          refused ||= !isRight(decode(root.codecs.action, JSON.parse(JSON.stringify(action))));
        }
        expect(refused).toBe(false);
        const again = JSON.parse(JSON.stringify(table)) as Table;
        expect(root.canonical(again)).toEqual(root.canonical(table));
      }),
      { numRuns: 20 },
    );
  });

  it('is tried with every kind of action, accepted and refused', () => {
    const seen: Record<string, [accepted: number, refused: number]> = {};
    fc.assert(
      fc.property(games, ([setup, actions]) => {
        const table = start(setup);
        for (const action of actions) {
          const tally = seen[action.kind] ?? [0, 0];
          seen[action.kind] = tally;
          const refused = isViolation(plan(table, action));
          tally[refused ? 1 : 0] += 1;
          enact(table, planLeniently(table, action));
        }
      }),
      { numRuns: 60, seed: 7 },
    );
    for (const [kind, [accepted, refused]] of Object.entries(seen)) {
      expect(accepted, `${kind} accepted`).toBeGreaterThan(0);
      expect(refused, `${kind} refused`).toBeGreaterThan(0);
    }
    expect(Object.keys(seen)).toHaveLength(KINDS);
  });
});
