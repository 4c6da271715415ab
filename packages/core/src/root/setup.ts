import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import type { GameSetup, Violation } from '../kernel/index.ts';
import type { Clearing, ClearingSuit } from './data/vocabulary.ts';
import { ROOT_MAPS } from './data/maps/maps.ts';
import { type RootSetup, rootSetup } from './root-setup.ts';
import { openingTable } from './table/opening.ts';
import type { Table } from './table/table.ts';

/** The table before the first line. */
export function setupTable(setup: GameSetup): Either<Violation, Table> {
  const checked = rootSetup(setup);
  return isLeft(checked) ? checked : right(openingTable(checked.right));
}

/** The suit of a clearing at this table, or null where it is not known. */
export function suitOf(setup: RootSetup, clearing: Clearing): ClearingSuit | null {
  return setup.suits?.[clearing - 1] ?? ROOT_MAPS[setup.map].clearings[clearing].suit;
}
