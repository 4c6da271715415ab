import type { Faction } from '../data/vocabulary.ts';
import type { Phases } from '../law/step.ts';
import { ALLIANCE_PHASES } from './alliance/turn.ts';
import { CORVIDS_PHASES } from './corvids/turn.ts';
import { DUCHY_PHASES } from './duchy/turn.ts';
import { EYRIE_PHASES } from './eyrie/turn.ts';
import { HUNDREDS_PHASES } from './hundreds/turn.ts';
import { LIZARDS_PHASES } from './lizards/turn.ts';
import { KEEPERS_PHASES } from './keepers/turn.ts';
import { MARQUISE_PHASES } from './marquise/turn.ts';
import { RIVERFOLK_PHASES } from './riverfolk/turn.ts';
import { VAGABOND_PHASES } from './vagabond/turn.ts';

/** What a person may and must do with each faction, step by step. Factions without an entry have no turn by the law. */
export const PEOPLE_PHASES: Readonly<Partial<Record<Faction, Phases>>> = {
  C: MARQUISE_PHASES,
  E: EYRIE_PHASES,
  A: ALLIANCE_PHASES,
  V: VAGABOND_PHASES,
  G: VAGABOND_PHASES,
  L: LIZARDS_PHASES,
  H: HUNDREDS_PHASES,
  K: KEEPERS_PHASES,
  O: RIVERFOLK_PHASES,
  D: DUCHY_PHASES,
  P: CORVIDS_PHASES,
};
