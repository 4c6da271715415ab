import type { Faction } from '../vocabulary.ts';
import { ALLIANCE } from './alliance.ts';
import { CHAMELEANDROID } from './chameleandroid.ts';
import { CORVIDS } from './corvids.ts';
import { DUCHY } from './duchy.ts';
import { EYRIE } from './eyrie.ts';
import type { FactionSheet } from './faction-sheet.ts';
import { HUNDREDS } from './hundreds.ts';
import { KEEPERS } from './keepers.ts';
import { LIZARDS } from './lizards.ts';
import { MARQUISE } from './marquise.ts';
import { RIVERFOLK } from './riverfolk.ts';
import { SECOND_VAGABOND, VAGABOND } from './vagabond.ts';

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
