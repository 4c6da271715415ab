import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, isViolation } from '../../src/kernel/index.ts';
import type { RootSetup } from '../../src/root/root-setup.ts';
import type { Action } from '../../src/root/action.ts';
import { root } from '../../src/root/game.ts';
import { plan, planLeniently } from '../../src/root/ledger/plan-action.ts';
import { enact } from '../../src/root/ledger/enact.ts';
import {
  conserves,
  isJson,
  isTheSameThreeWays,
  plansWithoutWriting,
  putsNothingWhereItCannotLie,
} from '../../src/root/properties/ledger-laws.ts';
import { ledgers, type WrittenLedger } from '../../src/root/properties/tables.ts';
import { openingTable } from '../../src/root/table/opening.ts';

/** Kinds of actions that Rootlog can write, line starts and ends among them. */
const KINDS = 19;
const tries = (numRuns: number, law: (ledger: WrittenLedger) => string | null): void =>
  fc.assert(
    fc.property(ledgers, (ledger) => {
      expect(law(ledger)).toBeNull();
    }),
    { numRuns },
  );

describe('the ledger', () => {
  it('conserves every class of components, whatever is written (D1, D5)', () => tries(60, conserves));

  it('puts nothing where it cannot lie', () => tries(60, putsNothingWhereItCannotLie));

  it('takes what the header puts down before the first line, and no action between lines (D3)', () => {
    const setup: RootSetup = {
      game: 'root',
      map: 'Fall',
      deck: 'E&P',
      seats: [{ player: 'Ann', faction: 'C' }],
    };
    const table = openingTable(setup);
    const market: Action = { kind: 'move', parts: [{ count: 1, what: 'market', from: null, to: '5' }] };
    const refused = (action: Action): string | null => advance(root, table, action)?.violation ?? null;
    expect(refused(market)).toBe(null);
    expect(refused({ kind: 'begin', faction: 'C' })).toBe(null);
    expect(refused({ kind: 'end' })).toBe(null);
    expect(refused(market)).toBe('ledger/no-line');
  });

  it('is the same by reduce, by reduceAll and in place (docs/kernel.md: Plan and enact)', () =>
    tries(40, isTheSameThreeWays));

  it('plans without touching the table, refused or not', () => tries(20, plansWithoutWriting));

  it('has tables that are JSON, and actions that their codec accepts', () => tries(20, isJson));

  it('is tried with every kind of action, accepted and refused', () => {
    const seen: Record<string, [accepted: number, refused: number]> = {};
    fc.assert(
      fc.property(ledgers, ({ setup, actions }) => {
        const table = openingTable(setup);
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
