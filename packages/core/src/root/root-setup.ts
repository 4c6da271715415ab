import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Json, type SeatSetup, type Violation, violation } from '../kernel/index.ts';
import { BOTS, type BotId, type NamedPlayer, RANDOM_PLAYER, isNamedPlayer } from './data/bots.ts';
import {
  CLEARING_SUITS,
  CLEARINGS,
  type ClearingSuit,
  type Deck,
  DECKS,
  type Faction,
  FACTIONS,
  type Hireling,
  HIRELINGS,
  type Landmark,
  LANDMARKS,
  type MapName,
  MAPS,
} from './data/vocabulary.ts';

/** A seat at a table of Root. What cards a bot has is checked where the bots are. */
export interface RootSeat extends SeatSetup {
  readonly faction: Faction;
  readonly bot?: BotId | NamedPlayer;
}

export interface RootOptions {
  readonly [option: string]: Json;
  /** People set up by setup cards, the last player first, and keep three cards of five (A.7 to A.10). */
  readonly advancedSetup?: boolean;
  /** The factions that were dealt out for the draft (A.8.2). */
  readonly pool?: readonly string[];
}

/** A setup that `rootSetup` has checked. */
export interface RootSetup extends GameSetup {
  readonly game: 'root';
  readonly map: MapName;
  readonly deck: Deck;
  readonly suits?: readonly ClearingSuit[];
  readonly seats: readonly RootSeat[];
  readonly landmarks?: readonly Landmark[];
  readonly hirelings?: readonly HirelingSide[];
  readonly options?: RootOptions;
}

/** Whether people set up by setup cards (A.8). */
export const isAdvanced = ({ options }: RootSetup): boolean => options?.advancedSetup === true;

/** A hireling as a setup names it: `h_Ed` is `h_E` with its demoted side up. */
export type HirelingSide = Hireling | `${Hireling}d`;

/** Which hireling it is, whatever side is up. */
export const hirelingOf = (name: HirelingSide): Hireling => promoted(name) as Hireling;

const promoted = (name: string): string => (name.endsWith('d') ? name.slice(0, -1) : name);

const BOT_IDS: readonly string[] = [...BOTS.map(({ id }) => id), RANDOM_PLAYER, 'greedy'];
/** Seats at a table of Root. */
const SEATS = { least: 1, most: 6 } as const;

/** Checks a setup. From here on its words are known ones. */
export function rootSetup(setup: GameSetup): Either<Violation, RootSetup> {
  const wrong = setupViolation(setup);
  return wrong === null ? right(setup as RootSetup) : left(wrong);
}

/** What is wrong with a setup, or null. */
export function setupViolation(setup: GameSetup): Violation | null {
  const { map, deck, suits, seats, hirelings = [], landmarks = [], options = {} } = setup;
  if (setup.game !== 'root') return violation('setup/game', `this is a setup of ${setup.game}, not of root`);
  if (map === undefined) return violation('setup/map', `no map: expected one of ${MAPS.join(', ')}`);
  if (deck === undefined) return violation('setup/deck', `no deck: expected one of ${DECKS.join(', ')}`);
  if (!isOneOf(MAPS, map)) return violation('setup/map', `unknown map ${map}: expected one of ${MAPS.join(', ')}`);
  if (!isOneOf(DECKS, deck))
    return violation('setup/deck', `unknown deck ${deck}: expected one of ${DECKS.join(', ')}`);
  if (suits !== undefined) {
    if (suits.length !== CLEARINGS.length)
      return violation('setup/suits', `${suits.length} suits, not ${CLEARINGS.length}`);
    const odd = suits.find((suit) => !isOneOf(CLEARING_SUITS, suit));
    if (odd !== undefined) return violation('setup/suits', `a clearing is F, M or R, not ${odd}`);
  }
  if (seats.length < SEATS.least || seats.length > SEATS.most) {
    return violation('setup/seats', `${seats.length} seats: Root has ${SEATS.least} to ${SEATS.most}`);
  }
  for (const [i, { faction, bot }] of seats.entries()) {
    if (faction === undefined) return violation('setup/faction', `seat ${i + 1} has no faction`);
    if (!isOneOf(FACTIONS, faction))
      return violation('setup/faction', `no faction is called ${faction}: there are ${FACTIONS.join(' ')}`);
    if (seats.findIndex((seat) => seat.faction === faction) < i)
      return violation('setup/faction', `${faction} sits at the table twice`);
    if (bot !== undefined && !isOneOf(BOT_IDS, bot) && !isNamedPlayer(bot))
      return violation('setup/bot', `no bot is called ${bot}; there are ${BOT_IDS.join(', ')} and search:N`, {
        law: 'B.3.3',
      });
  }
  for (const [names, known, what] of [
    [hirelings.map(promoted), HIRELINGS, 'hireling'],
    [landmarks, LANDMARKS, 'landmark'],
  ] as const) {
    const odd = names.find((name) => !isOneOf(known, name));
    if (odd !== undefined)
      return violation(`setup/${what}`, `no ${what} is called ${odd}: there are ${known.join(' ')}`);
  }
  return optionViolation(options);
}

function optionViolation({ advancedSetup = false, pool = [], ...others }: NonNullable<GameSetup['options']>) {
  const [option] = Object.keys(others);
  if (option !== undefined) return violation('setup/option', `Root has no optional rule called ${option}`);
  if (typeof advancedSetup !== 'boolean')
    return violation('setup/option', `advancedSetup is true or false, not ${JSON.stringify(advancedSetup)}`);
  if (!Array.isArray(pool) || !pool.every((one) => typeof one === 'string' && isOneOf(FACTIONS, one)))
    return violation('setup/option', `pool is a list of factions such as ["C", "E"], not ${JSON.stringify(pool)}`);
  return null;
}

function isOneOf(words: readonly string[], word: string | undefined): boolean {
  return word !== undefined && words.includes(word);
}
