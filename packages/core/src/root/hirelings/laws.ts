import type { Hireling } from '../data/vocabulary.ts';
import { combineLaws } from '../factions/combine-laws.ts';
import type { FactionLaw } from '../factions/faction-law.ts';
import type { Player, RulesContext } from '../law/context.ts';
import type { HirelingSide } from '../root-setup.ts';
import { BLUEBIRD_NOBLES } from './bluebird-nobles.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { LAST_DYNASTY } from './last-dynasty.ts';

/** The sides of hirelings' cards that the law of people knows. */
export const HIRELING_LAWS: Readonly<Partial<Record<HirelingSide, HirelingLaw>>> = {
  h_E: LAST_DYNASTY,
  h_Ed: BLUEBIRD_NOBLES,
};

const UNKNOWN: HirelingLaw = { law: 'H' };

/** What the side of a hireling's card that is up says. */
export function hirelingLawOf({ state }: RulesContext, { letter }: Player): HirelingLaw {
  return HIRELING_LAWS[sideUp(letter as Hireling, state.hirelings[letter]?.demoted === true)] ?? UNKNOWN;
}

const sideUp = (letter: Hireling, demoted: boolean): HirelingSide => (demoted ? `${letter}d` : letter);

/** What a hireling's pieces change in the common law. */
export const lawOfHireling = (letter: Hireling, demoted: boolean): FactionLaw =>
  HIRELING_LAWS[sideUp(letter, demoted)]?.pieces ?? {};

/** The law of a seat at a table with these hirelings, whoever controls them. */
export function lawBesideHirelings(law: FactionLaw, sides: readonly HirelingSide[]): FactionLaw {
  const added = sides.flatMap((side) => HIRELING_LAWS[side]?.controller ?? []);
  return added.length === 0 ? law : combineLaws(law, ...added);
}
