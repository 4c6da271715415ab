import { readFileSync, readdirSync } from 'node:fs';
import { type Action, type RootSetup, enact, planLeniently } from '@woodlog/core/root';
import { describe, expect, it } from 'vitest';
import { openingTable } from '../../src/root/table/opening.ts';
import { holdings } from '../../src/root/properties/holdings.ts';

/** A bug of the ledger that was: a setup, the actions that showed it, and the violations that they meet now. */
interface Regression {
  readonly why: string;
  readonly setup: RootSetup;
  readonly actions: readonly Action[];
  readonly violations: readonly string[];
}

const folder = new URL('./', import.meta.url);

describe('bugs of the ledger', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { why, setup, actions, violations } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Regression;
    it(`${file}: ${why}`, () => {
      const table = openingTable(setup);
      const before = holdings(table);
      const found = actions.flatMap((action) => {
        const plan = planLeniently(table, action);
        enact(table, plan);
        return plan.slips.map(({ violation }) => violation);
      });
      expect(found).toEqual(violations);
      expect(holdings(table)).toEqual(before);
    });
  }
});
