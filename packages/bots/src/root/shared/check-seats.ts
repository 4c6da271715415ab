import { type GameSetup, type SeatSetup, type Violation, violation } from '@woodlog/core/kernel';
import {
  BOTS,
  FACTIONS,
  FACTION_SHEETS,
  HIRELING_POINTS,
  HIRELING_SHEETS,
  type HirelingSide,
  hirelingOf,
  isNamedPlayer,
} from '@woodlog/core/root';
import { PEOPLE_PHASES } from '@woodlog/core/root-law';
import { BOTS_AT_PLAY } from '../bots.ts';

/**
 * What is wrong with the bots of a setup, or null: each must be known, in a seat of its own letter, with its own cards.
 */
export function seatsViolation({ seats }: GameSetup): Violation | null {
  for (const seat of seats) {
    const { bot } = seat;
    const wrong = bot === undefined || isNamedPlayer(bot) ? personViolation(seat) : seatViolation(seat, bot);
    if (wrong !== null) return violation('setup/bot', wrong, { law: 'B.3.3' });
  }
  return null;
}

/**
 * What is wrong with the deciders of a setup, or null: each must be for a seat at the table, without a bot, with a law
 * of people.
 */
export function decidersViolation({ seats }: GameSetup, letters: readonly string[]): Violation | null {
  for (const letter of letters) {
    const seat = seats.find(({ faction }) => faction === letter);
    const bot = isNamedPlayer(seat?.bot) ? undefined : seat?.bot;
    const wrong =
      seat === undefined
        ? `${letter} is not at this table; there are ${seats.map(({ faction }) => faction).join(', ')}`
        : bot === undefined
          ? forBotsOnly(letter)
          : `${letter} is played by the bot ${bot}: leave the bot out`;
    if (wrong !== null) return violation('setup/player', wrong);
  }
  return null;
}

/**
 * Why these hirelings cannot be in a game with these factions, or null: at most three, and none that a faction replaces
 * (A.6.5).
 */
export function hirelingsProblem(seats: GameSetup['seats'], hirelings: readonly string[]): string | null {
  if (hirelings.length > HIRELING_POINTS.length)
    return `there are at most ${HIRELING_POINTS.length} hirelings in a game`;
  for (const side of hirelings) {
    const { replaces, promoted } = HIRELING_SHEETS[hirelingOf(side as HirelingSide)];
    const seat = seats.find(({ faction }) => replaces.some((letter) => letter === faction));
    if (seat !== undefined) return `${promoted} and ${seat.faction} cannot be in one game`;
  }
  return null;
}

/** What to do if no rules say how a person plays a faction, such as Chameleandroid; null if some do. */
export function forBotsOnly(letter: string | undefined): string | null {
  const faction = FACTIONS.find((one) => one === letter && PEOPLE_PHASES[one] === undefined);
  if (faction === undefined) return null;
  return `${FACTION_SHEETS[faction].name} (${faction}) has rules for a bot only: let its bot play it`;
}

/** Difficulties and traits are cards of bots. */
function personViolation(seat: SeatSetup): string | null {
  const { faction, bot, difficulties = [], traits = [], advancedServices } = seat;
  const only = isNamedPlayer(bot) ? forBotsOnly(faction) : null;
  if (only !== null) return only;
  const cards = [...difficulties, ...traits, ...(advancedServices ? ['advanced services'] : [])];
  return cards.length === 0 ? null : `${faction} has no bot, and so no ${cards[0]}`;
}

function seatViolation(
  { faction = '', difficulties = [], traits = [], character }: SeatSetup,
  id: string,
): string | null {
  const bot = BOTS_AT_PLAY.find((one) => one.id === id);
  const sheet = BOTS.find((one) => one.id === id);
  if (bot === undefined || sheet === undefined) {
    return `no bot is called ${id}; there are ${BOTS_AT_PLAY.map((one) => one.id).join(', ')}`;
  }
  const { name, letters } = sheet;
  if (!(letters as readonly string[]).includes(faction)) return `${name} plays ${letters.join(' or ')}, not ${faction}`;
  const odd =
    missing(difficulties, { default: true, ...bot.difficulties }) ??
    missing(traits, bot.traits) ??
    missing(character === undefined ? [] : [character], bot.characters ?? {});
  if (odd !== undefined) return `${name} has no ${odd}`;
  const twice = [...difficulties, ...traits].find((one, i, all) => all.indexOf(one) < i);
  if (twice !== undefined) return `${name} has ${twice} twice`;
  const cards = difficulties.filter((one) => one !== 'default');
  // Only one may be chosen (B.3.3.1), except by Chmd.8.6.
  return cards.length > 1 && bot.combinesDifficulties !== true ? `${name} has one difficulty at a time` : null;
}

function missing(words: readonly string[], known: Readonly<Record<string, unknown>>): string | undefined {
  return words.find((word) => !Object.hasOwn(known, word));
}
