import type { Faction } from '../data/vocabulary.ts';
import type { FactionLaw } from '../law/faction-law.ts';
import { ALLIANCE_LAW } from './alliance/law.ts';
import { CORVIDS_LAW } from './corvids/law.ts';
import { DUCHY_LAW } from './duchy/law.ts';
import { EYRIE_LAW } from './eyrie/law.ts';
import { HUNDREDS_LAW } from './hundreds/law.ts';
import { KEEPERS_LAW } from './keepers/law.ts';
import { LIZARDS_LAW } from './lizards/law.ts';
import { MARQUISE_LAW } from './marquise/law.ts';
import { RIVERFOLK_LAW } from './riverfolk/law.ts';
import { VAGABOND_LAW } from './vagabond/law.ts';

/** The law of each faction that a person plays. Only a bot plays Chameleandroid. */
export const PEOPLE_LAWS: Readonly<Record<Faction, FactionLaw>> = {
  C: MARQUISE_LAW,
  E: EYRIE_LAW,
  A: ALLIANCE_LAW,
  V: VAGABOND_LAW,
  G: VAGABOND_LAW,
  L: LIZARDS_LAW,
  O: RIVERFOLK_LAW,
  D: DUCHY_LAW,
  P: CORVIDS_LAW,
  H: HUNDREDS_LAW,
  K: KEEPERS_LAW,
  N: {},
};
