import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Violation, violation } from '../kernel/index.ts';
import {
  CLEARING_SUITS,
  CLEARINGS,
  DECKS,
  FACTIONS,
  HIRELINGS,
  LANDMARKS,
  type MapName,
  MAPS,
} from './data/vocabulary.ts';
import { ROOT_MAPS } from './data/maps/maps.ts';
import { hirelingOf } from './table/layout.ts';
import { openingTable } from './table/opening.ts';
import type { Table } from './table/table.ts';

/** Seats at a table of Root. */
const SEATS = { least: 1, most: 6 } as const;

function isOneOf(words: readonly string[], word: string | undefined): boolean {
  return word !== undefined && words.includes(word);
}

/** What is wrong with a setup, or null. */
export function setupViolation(setup: GameSetup): Violation | null {
  const { map, deck, suits, seats, hirelings = [], landmarks = [], options = {} } = setup;
  if (setup.game !== 'root') return violation('setup/game', `this is a setup of ${setup.game}, not of root`);
  if (map === undefined) return violation('setup/map', `no map is named: it is one of ${MAPS.join(', ')}`);
  if (deck === undefined) return violation('setup/deck', `no deck is named: it is one of ${DECKS.join(', ')}`);
  if (!isOneOf(MAPS, map)) return violation('setup/map', `no map is called ${map}: there are ${MAPS.join(', ')}`);
  if (!isOneOf(DECKS, deck)) return violation('setup/deck', `no deck is called ${deck}: there are ${DECKS.join(', ')}`);
  if (suits !== undefined) {
    if (suits.length !== CLEARINGS.length)
      return violation('setup/suits', `${suits.length} suits, not ${CLEARINGS.length}`);
    const odd = suits.find((suit) => !isOneOf(CLEARING_SUITS, suit));
    if (odd !== undefined) return violation('setup/suits', `a clearing is F, M or R, not ${odd}`);
  }
  if (seats.length < SEATS.least || seats.length > SEATS.most) {
    return violation('setup/seats', `${seats.length} seats: Root has ${SEATS.least} to ${SEATS.most}`);
  }
  for (const [i, { faction }] of seats.entries()) {
    if (!isOneOf(FACTIONS, faction))
      return violation('setup/faction', `no faction is called ${faction}: there are ${FACTIONS.join(' ')}`);
    if (seats.findIndex((seat) => seat.faction === faction) < i)
      return violation('setup/faction', `${faction} sits at the table twice`);
  }
  for (const [names, known, what] of [
    [hirelings.map(hirelingOf), HIRELINGS, 'hireling'],
    [landmarks, LANDMARKS, 'landmark'],
  ] as const) {
    const odd = names.find((name) => !isOneOf(known, name));
    if (odd !== undefined)
      return violation(`setup/${what}`, `no ${what} is called ${odd}: there are ${known.join(' ')}`);
  }
  const [option] = Object.keys(options);
  return option === undefined ? null : violation('setup/option', `Root has no optional rule called ${option}`);
}

/** The table before the first line. */
export function setupTable(setup: GameSetup): Either<Violation, Table> {
  const wrong = setupViolation(setup);
  return wrong === null ? right(openingTable(setup)) : left(wrong);
}

/** The suit of a clearing at this table, or null where it is not known. */
export function suitOf(setup: GameSetup, clearing: number): string | null {
  const printed = ROOT_MAPS[setup.map as MapName].clearings[clearing as 1]?.suit ?? null;
  return setup.suits?.[clearing - 1] ?? printed;
}
