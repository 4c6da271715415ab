import type { Faction } from '../data/vocabulary.ts';
import { combineLaws } from '../law/combine-laws.ts';
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

const VAGABOND = combineLaws(...VAGABOND_LAW);

/** The law of each faction that a person plays. Only a bot plays Chameleandroid. */
export const PEOPLE_LAWS: Readonly<Record<Faction, FactionLaw>> = {
  C: combineLaws(...MARQUISE_LAW),
  E: combineLaws(...EYRIE_LAW),
  A: combineLaws(...ALLIANCE_LAW),
  V: VAGABOND,
  G: VAGABOND,
  L: combineLaws(...LIZARDS_LAW),
  O: combineLaws(...RIVERFOLK_LAW),
  D: combineLaws(...DUCHY_LAW),
  P: combineLaws(...CORVIDS_LAW),
  H: combineLaws(...HUNDREDS_LAW),
  K: combineLaws(...KEEPERS_LAW),
  N: {},
};
