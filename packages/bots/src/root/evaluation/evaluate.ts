import { type Faction, type Table, isWon, root } from '@woodlog/core/root';
import type { Players } from '@woodlog/core/root-law';
import { ALLIANCE } from './alliance.ts';
import { CORVIDS } from './corvids.ts';
import { DUCHY } from './duchy.ts';
import { EYRIE } from './eyrie.ts';
import { GENERAL } from './general.ts';
import { HUNDREDS } from './hundreds.ts';
import { KEEPERS } from './keepers.ts';
import { LIZARDS } from './lizards.ts';
import { MARQUISE } from './marquise.ts';
import { RIVERFOLK } from './riverfolk.ts';
import { type Feature, type Features, standpointOf } from './standpoint.ts';
import { VAGABOND } from './vagabond.ts';
import { COMMON_WEIGHTS, WEIGHTS } from './weights.ts';

/** Features of each faction, in addition to the common ones. */
const FEATURES: Readonly<Partial<Record<Faction, Features>>> = {
  C: MARQUISE,
  E: EYRIE,
  A: ALLIANCE,
  V: VAGABOND,
  G: VAGABOND,
  L: LIZARDS,
  O: RIVERFOLK,
  D: DUCHY,
  P: CORVIDS,
  H: HUNDREDS,
  K: KEEPERS,
};

/** The value of a finished game, in points. */
const WON = 100;

/** The features of a faction by name. */
export const featuresOf = (letter: Faction): Features => ({ ...GENERAL, ...FEATURES[letter] });

const weighted = new Map<string, readonly (readonly [Feature, number, string])[]>();

function weightedFeatures(letter: Faction): readonly (readonly [Feature, number, string])[] {
  let known = weighted.get(letter);
  if (known === undefined) {
    const weights = { ...COMMON_WEIGHTS, ...WEIGHTS[letter] };
    known = Object.entries(featuresOf(letter)).map(([name, feature]) => [feature, weights[name] ?? 0, name]);
    weighted.set(letter, known);
  }
  return known;
}

/**
 * The value of a table to a seat, in points: features of the seat's view, each times its weight.
 *
 * @example evaluate(players, viewOf(table, 0), 0)
 */
export function evaluate(players: Players, table: Readonly<Table>, seat: number): number {
  if (isWon(table)) return root.result(table)?.winners.includes(seat) === true ? WON : -WON;
  const at = standpointOf(players, table, seat);
  let sum = 0;
  for (const [feature, weight] of weightedFeatures(at.me.letter)) sum += weight * feature(at);
  return sum;
}

/** The features of a table for a seat, by name: the terms of an evaluation. */
export function featureValues(
  players: Players,
  table: Readonly<Table>,
  seat: number,
): Readonly<Record<string, number>> {
  const at = standpointOf(players, table, seat);
  return Object.fromEntries(Object.entries(featuresOf(at.me.letter)).map(([name, feature]) => [name, feature(at)]));
}

/** How the features of a table differ from those of another for a seat, with their weights. */
export function featureDifferences(
  players: Players,
  table: Readonly<Table>,
  other: Readonly<Table>,
  seat: number,
): { readonly name: string; readonly by: number; readonly weight: number }[] {
  const [here, there] = [standpointOf(players, table, seat), standpointOf(players, other, seat)];
  return weightedFeatures(here.me.letter).map(([feature, weight, name]) => ({
    name,
    weight,
    by: feature(here) - feature(there),
  }));
}
