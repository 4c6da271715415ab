import { expect, test } from 'vitest';
import type { RootSetup } from '../../src/root/root-setup.ts';
import type { Action } from '../../src/root/action.ts';
import { enact, locations, planLeniently } from '../../src/root/index.ts';
import type { Table } from '../../src/root/table/table.ts';
import { type Pieces, setupFor, tableFor } from './position.ts';

export const begin = (faction: string): Action => ({ kind: 'begin', faction });
export const setup = (faction: string): Action => ({ kind: 'begin', faction, setup: true });
export const end: Action = { kind: 'end' };

/** What a row of actions does: all that is said of it, unsaid effects and slips, and what lies in places then. */
export function done(factions: string, more: Partial<RootSetup>, pieces: Pieces, actions: readonly Action[]) {
  const table: Table = tableFor(setupFor(factions, more), pieces);
  const said: string[] = [];
  for (const action of actions) {
    const plan = planLeniently(table, action);
    said.push(...plan.implied.map(({ law, what }) => `${what} [${law}]`));
    said.push(...plan.slips.map(({ violation, message }) => `${violation}: ${message}`));
    enact(table, plan);
  }
  return { said, table, places: locations(table) };
}

export type Case = readonly [
  name: string,
  factions: string,
  more: Partial<RootSetup>,
  pieces: Pieces,
  actions: readonly Action[],
  said: readonly string[],
  places: Readonly<Record<string, unknown>>,
];

export function holds(cases: readonly Case[]): void {
  for (const [name, factions, more, pieces, actions, said, places] of cases) {
    test(name, () => {
      const result = done(factions, more, pieces, actions);
      expect(result.said).toEqual(said);
      const found = Object.fromEntries(Object.keys(places).map((place) => [place, result.places[place]]));
      expect(found).toEqual(places);
    });
  }
}
