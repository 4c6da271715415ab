import { expect, test } from 'vitest';
import type { RootSetup } from '../../src/root/root-setup.ts';
import type { Action } from '../../src/root/action.ts';
import { enact, locations, planLeniently } from '../../src/root/index.ts';
import type { Table } from '../../src/root/table/table.ts';
import { type Pieces, setupFor, tableFor } from './position.ts';

export const begin = (faction: string): Action => ({ kind: 'begin', faction });
export const setup = (faction: string): Action => ({ kind: 'begin', faction, setup: true });
export const end: Action = { kind: 'end' };

/** What a row of actions does: all that is told, unsaid effects and slips, and what lies in places then. */
export function done(factions: string, more: Partial<RootSetup>, pieces: Pieces, actions: readonly Action[]) {
  const table: Table = tableFor(setupFor(factions, more), pieces);
  const told: string[] = [];
  for (const action of actions) {
    const plan = planLeniently(table, action);
    told.push(...plan.implied.map(({ law, what }) => `${what} [${law}]`));
    told.push(...plan.slips.map(({ violation, message }) => `${violation}: ${message}`));
    enact(table, plan);
  }
  return { told, table, places: locations(table) };
}

export type Case = readonly [
  name: string,
  factions: string,
  more: Partial<RootSetup>,
  pieces: Pieces,
  actions: readonly Action[],
  told: readonly string[],
  places: Readonly<Record<string, unknown>>,
];

export function holds(cases: readonly Case[]): void {
  for (const [name, factions, more, pieces, actions, told, places] of cases) {
    test(name, () => {
      const result = done(factions, more, pieces, actions);
      expect(result.told).toEqual(told);
      const found = Object.fromEntries(Object.keys(places).map((place) => [place, result.places[place]]));
      expect(found).toEqual(places);
    });
  }
}
