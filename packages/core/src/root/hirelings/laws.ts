import type { Hireling } from '../data/vocabulary.ts';
import { combineLaws } from '../law/combine-laws.ts';
import type { FactionLaw } from '../law/faction-law.ts';
import type { Player, RulesContext } from '../law/context.ts';
import type { HirelingSide } from '../root-setup.ts';
import { POPULAR_BAND, STREET_BAND } from './band.ts';
import { BANDIT_GANGS } from './bandits.ts';
import { HIGHWAY_BANDITS } from './highway-bandits.ts';
import { MOLE_ARTISANS } from './mole-artisans.ts';
import { BLUEBIRD_NOBLES } from './bluebird-nobles.ts';
import { BRIGAND } from './brigand.ts';
import { CORVID_SPIES } from './corvid-spies.ts';
import { EXILE } from './exile.ts';
import { FELINE_PHYSICIANS } from './feline-physicians.ts';
import { FLAME_BEARERS } from './flame-bearers.ts';
import { FOREST_PATROL } from './forest-patrol.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { BADGER_BODYGUARDS, RABBIT_SCOUTS, RAVEN_SENTRIES } from './in-battle.ts';
import { LAST_DYNASTY } from './last-dynasty.ts';
import { LIZARD_ENVOYS } from './lizard-envoys.ts';
import { OTTER_DIVERS, RIVERFOLK_FLOTILLA } from './on-rivers.ts';
import { FURIOUS_PROTECTOR, STOIC_PROTECTOR } from './protector.ts';
import { RAT_SMUGGLERS } from './rat-smugglers.ts';
import { SPRING_UPRISING } from './spring-uprising.ts';
import { SUNWARD_EXPEDITION } from './sunward-expedition.ts';
import { VAULT_KEEPERS } from './vault-keepers.ts';
import { WARM_SUN_PROPHETS } from './warm-sun-prophets.ts';

/** What the sides of hirelings' cards say. */
export const HIRELING_LAWS: Readonly<Record<HirelingSide, HirelingLaw>> = {
  h_C: FOREST_PATROL,
  h_Cd: FELINE_PHYSICIANS,
  h_E: LAST_DYNASTY,
  h_Ed: BLUEBIRD_NOBLES,
  h_A: SPRING_UPRISING,
  h_Ad: RABBIT_SCOUTS,
  h_V: EXILE,
  h_Vd: BRIGAND,
  h_L: WARM_SUN_PROPHETS,
  h_Ld: LIZARD_ENVOYS,
  h_O: RIVERFOLK_FLOTILLA,
  h_Od: OTTER_DIVERS,
  h_D: SUNWARD_EXPEDITION,
  h_Dd: MOLE_ARTISANS,
  h_P: CORVID_SPIES,
  h_Pd: RAVEN_SENTRIES,
  h_H: FLAME_BEARERS,
  h_Hd: RAT_SMUGGLERS,
  h_K: VAULT_KEEPERS,
  h_Kd: BADGER_BODYGUARDS,
  h_T: HIGHWAY_BANDITS,
  h_Td: BANDIT_GANGS,
  h_S: FURIOUS_PROTECTOR,
  h_Sd: STOIC_PROTECTOR,
  h_J: POPULAR_BAND,
  h_Jd: STREET_BAND,
};

/** The law of the face-up side of a hireling's card. */
export function hirelingLawOf({ state }: RulesContext, { letter }: Player): HirelingLaw {
  return HIRELING_LAWS[sideUp(letter as Hireling, state.hirelings[letter]?.demoted === true)];
}

const sideUp = (letter: Hireling, demoted: boolean): HirelingSide => (demoted ? `${letter}d` : letter);

/** What a hireling's pieces change in the common law. */
export const lawOfHireling = (letter: Hireling, demoted: boolean): FactionLaw =>
  HIRELING_LAWS[sideUp(letter, demoted)].pieces ?? {};

/** The law of a seat at a table with these hirelings, whoever controls them. */
export function lawBesideHirelings(law: FactionLaw, sides: readonly HirelingSide[]): FactionLaw {
  const added = sides.flatMap((side) => HIRELING_LAWS[side].controller ?? []);
  return added.length === 0 ? law : combineLaws(law, ...added);
}
