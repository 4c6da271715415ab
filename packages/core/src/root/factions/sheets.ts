import type { Faction } from '../data/vocabulary.ts';
import { ALLIANCE } from './alliance/sheet.ts';
import { CHAMELEANDROID } from './chameleandroid/sheet.ts';
import { CORVIDS } from './corvids/sheet.ts';
import { DUCHY } from './duchy/sheet.ts';
import { EYRIE } from './eyrie/sheet.ts';
import type { FactionSheet } from './faction-sheet.ts';
import { HUNDREDS } from './hundreds/sheet.ts';
import { KEEPERS } from './keepers/sheet.ts';
import { LIZARDS } from './lizards/sheet.ts';
import { MARQUISE } from './marquise/sheet.ts';
import { RIVERFOLK } from './riverfolk/sheet.ts';
import { SECOND_VAGABOND, VAGABOND } from './vagabond/sheet.ts';

export const FACTION_SHEETS: Readonly<Record<Faction, FactionSheet>> = {
  C: MARQUISE,
  E: EYRIE,
  A: ALLIANCE,
  V: VAGABOND,
  G: SECOND_VAGABOND,
  L: LIZARDS,
  O: RIVERFOLK,
  D: DUCHY,
  P: CORVIDS,
  H: HUNDREDS,
  K: KEEPERS,
  N: CHAMELEANDROID,
};
