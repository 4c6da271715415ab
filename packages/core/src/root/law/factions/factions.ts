import type { Faction } from '../../data/vocabulary.ts';
import { combineLaws } from '../combine.ts';
import type { FactionLaw } from '../faction-law.ts';
import { ALLIANCE_LAW } from './alliance.ts';
import { CORVIDS_LAW } from './corvids.ts';
import { DUCHY_LAW } from './duchy.ts';
import { EYRIE_LAW } from './eyrie.ts';
import { HUNDREDS_LAW } from './hundreds.ts';
import { KEEPERS_LAW } from './keepers.ts';
import { LIZARDS_LAW } from './lizards.ts';
import { MARQUISE_LAW } from './marquise.ts';
import { RIVERFOLK_LAW } from './riverfolk.ts';
import { VAGABOND_LAW } from './vagabond.ts';

const VAGABOND = combineLaws(...VAGABOND_LAW);

/** The law of each faction that a person plays. Nobody plays Chameleandroid but the bot. */
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
