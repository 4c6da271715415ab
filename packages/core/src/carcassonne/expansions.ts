import type { GameSetup } from '../kernel/setup.ts';
import { type Violation, violation } from '../kernel/violation.ts';

/** What can be played beside the base game. */
export const EXPANSIONS = ['river', 'inns', 'traders', 'abbot'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const EXPANSION_NAMES: Readonly<Record<Expansion, string>> = {
  river: 'the River',
  inns: 'Inns and Cathedrals',
  traders: 'Traders and Builders',
  abbot: 'the Abbot',
};

/** Expansions in their usual order, each once. */
export function sortedExpansions(names: Iterable<Expansion>): readonly Expansion[] {
  const played = new Set(names);
  return EXPANSIONS.filter((name) => played.has(name));
}

/** The expansions of a setup, `options: { expansions: ['river'] }`. */
export function expansionsOf({ options = {} }: GameSetup): readonly Expansion[] | Violation {
  const named = Object.hasOwn(options, 'expansions') ? options['expansions'] : [];
  const isKnown = (name: unknown): name is Expansion => (EXPANSIONS as readonly unknown[]).includes(name);
  if (Array.isArray(named) && named.every(isKnown)) return sortedExpansions(named);
  return violation('setup/expansion', `options.expansions is a list of ${EXPANSIONS.join(', ')}`);
}
