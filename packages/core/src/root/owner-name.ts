import { HIRELING_SHEETS } from './data/hirelings.ts';
import { FACTION_SHEETS } from './data/factions/sheets.ts';

const OWNERS: Readonly<Record<string, { readonly name: string }>> = {
  ...FACTION_SHEETS,
  ...Object.fromEntries(Object.entries(HIRELING_SHEETS).map(([letter, { promoted }]) => [letter, { name: promoted }])),
};

/** What a faction or a hireling is called on its board or its card; other letters are left as they are. */
export const ownerName = (owner: string): string => OWNERS[owner]?.name ?? owner;
