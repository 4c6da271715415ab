import {
  BOTS,
  CHAMELEANDROID_DIFFICULTIES,
  FACTIONS,
  RANDOM_PLAYER,
  VAGABOT_CHARACTERS,
  isDrafting,
  isNamedPlayer,
} from '@woodlog/core/root';
import { forBotsOnly } from '@woodlog/bots/root';
import type { SeatSetup } from '@woodlog/core/kernel';
import { logOf, parse, parseSeatName, printSeatName } from '@woodlog/notation/root';
export { isPerson, playerOfSeat } from '@woodlog/session/root-play';
import { isLeft } from 'fp-ts/lib/Either.js';
import { isPerson, nameOfPlayer } from '@woodlog/session/root-play';
import { UsageError } from '../../exit.ts';
import { refuseOwn, refuseWord } from '../bots.ts';

/** An older word for `random`. */
const PUPPET = 'puppet';

/** Its name in older logs, whose lines did not follow the faction's rules. */
const PUPPET_NAME = 'Puppet';

/** The name in logs of a player who chooses at random by the law: `C=random`. */
const RANDOM_NAME = 'Random';

/** A person at the prompt: `E=person`, or `E=person/Ann` with a name. */
const PERSON = 'person';

/** In place of a letter: the seat drafts a faction (A.8). */
const DRAFT = 'draft';

/** Buys services by the advanced rule (B.9.7). */
const ADVANCED_SERVICES = 'advanced-services';

/** Lower-case letters only: `Iron Will`, `iron-will` and `ironwill` are one trait. */
const simple = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Parses `C=mechanical-marquise:nightmare+blitz,V=vagabot/thief,E=random` in playing order: faction, bot, then
 * character, difficulties and traits. People are accepted only where they can be asked. Throws a `UsageError` for
 * unknown words.
 */
export function parseRootSeats(words: string, people = false): readonly SeatSetup[] {
  const seats = words.split(',').map((word) => parseSeat(word.trim(), people));
  const twice = seats.find(
    (seat, i) => !isDrafting(seat) && seats.findIndex(({ faction }) => faction === seat.faction) < i,
  );
  if (twice !== undefined) throw new UsageError(`--bots: seat ${twice.faction} stands there twice`);
  return seats;
}

function parseSeat(word: string, people: boolean): SeatSetup {
  const [, faction = '', id = '', character, words = ''] =
    /^([^=]*?)\s*=\s*([^/:+]*?)\s*(?:\/\s*([^:+]*?)\s*)?(?:[:+](.*))?$/.exec(word) ?? [];
  refuseOwn(faction, word.slice(word.indexOf('=') + 1).trim());
  if (faction === DRAFT) return draftingSeat(id, character, people);
  if (!(FACTIONS as readonly string[]).includes(faction)) refuseWord('seat', faction || word, [...FACTIONS, DRAFT]);
  if (id === PERSON && people) return { player: personName(faction, character), faction };
  const player = id === 'search' ? `search:${words}` : id === PUPPET ? RANDOM_PLAYER : id;
  if (isNamedPlayer(player)) {
    if (id !== 'search' && (words !== '' || character !== undefined))
      throw new UsageError(
        `--bots: ${id} takes neither a character nor difficulties nor traits; write ${faction}=${id}`,
      );
    return playerSeat(faction, player);
  }
  const bot = BOTS.find((sheet) => sheet.id === id);
  if (bot === undefined)
    return refuseWord('bot', id, [
      ...BOTS.map((sheet) => sheet.id),
      RANDOM_PLAYER,
      'greedy',
      'search:200',
      ...(people ? [PERSON] : []),
    ]);
  if (!(bot.letters as readonly string[]).includes(faction)) {
    throw new UsageError(`--bots: ${bot.name} plays ${bot.letters.join(' or ')}, not ${faction}`);
  }
  return named({
    player: '',
    faction,
    bot: bot.id,
    ...settings(bot, words),
    ...(character !== undefined && { character: known(bot, character) }),
  });
}

/** A seat under the law of people: random, greedy or searching. */
function playerSeat(faction: string, player: string): SeatSetup {
  const only = forBotsOnly(faction);
  if (only !== null) throw new UsageError(`--bots: ${only}`);
  return named({ player: '', faction, bot: player });
}

/** A seat that drafts; bots have their own faction. */
function draftingSeat(id: string, name: string | undefined, people: boolean): SeatSetup {
  if (id === RANDOM_PLAYER) return { player: RANDOM_NAME, bot: RANDOM_PLAYER };
  if (id === PERSON && people) return { player: personName('', name) };
  return refuseWord('player who drafts', id, [RANDOM_PLAYER, ...(people ? [PERSON] : [])]);
}

/** Turns an older word, or a name alone, into a random player. */
export const atRandom = (seat: SeatSetup): SeatSetup =>
  seat.bot === PUPPET || (seat.bot === undefined && [PUPPET_NAME, RANDOM_NAME].includes(seat.player))
    ? named({ ...seat, bot: RANDOM_PLAYER })
    : seat;

/** Whether a log keeps the name, and does not read it as a bot's. */
export function isWritableName(faction: string, name: string): boolean {
  const seat = parseSeatName(faction, name);
  if (name === '' || isLeft(seat) || seat.right.bot !== undefined) return false;
  const { players } = logOf(parse(`${faction}: ${name}\n`)).header;
  return players.length === 1 && players[0]!.name === name;
}

/** Refuses names that read back as a bot's or a random player's. */
function personName(faction: string, name = 'Person'): string {
  // A drafting seat may get any letter.
  if ((faction === '' ? FACTIONS : [faction]).every((one) => isWritableName(one, name)) && isPerson({ player: name }))
    return name;
  throw new UsageError(`--bots: ${name} is no name for a person: a log could not tell who plays there`);
}

/**
 * Prints seats as `parseRootSeats` reads them.
 *
 * @example printRootSeats([{ player: '', faction: 'V', bot: 'vagabot', character: 'thief' }]) // 'V=vagabot/thief'
 */
export const printRootSeats = (seats: readonly SeatSetup[]): string => seats.map(printSeat).join(',');

function printSeat({
  faction = DRAFT,
  bot,
  character,
  difficulties = [],
  traits = [],
  advancedServices,
}: SeatSetup): string {
  const words = [...difficulties, ...traits, ...(advancedServices ? [ADVANCED_SERVICES] : [])];
  const settings = words.map((word) => word.toLowerCase().replaceAll(' ', '-')).join('+');
  return `${faction}=${bot ?? RANDOM_PLAYER}${character === undefined ? '' : `/${character}`}${settings === '' ? '' : `:${settings}`}`;
}

/** Gives a seat the name that logs use. */
export const named = (seat: SeatSetup): SeatSetup => ({
  ...seat,
  player: isNamedPlayer(seat.bot) ? nameOfPlayer(seat.bot) : printSeatName(seat),
});

function known(bot: (typeof BOTS)[number], character: string): string {
  const found = bot.id === 'vagabot' ? VAGABOT_CHARACTERS.find((one) => one === character) : undefined;
  if (found === undefined)
    throw new UsageError(
      `--bots: ${bot.name} has no character ${character}; the Vagabot’s are ${VAGABOT_CHARACTERS.join(', ')}`,
    );
  return found;
}

/** Parses difficulties, traits and the advanced services. */
function settings(
  bot: (typeof BOTS)[number],
  words: string,
): Pick<SeatSetup, 'difficulties' | 'traits' | 'advancedServices'> {
  const difficulties: string[] = [];
  const traits: string[] = [];
  let advancedServices = false;
  for (const word of words.split(/[+:]/).filter((part) => part.trim() !== '')) {
    const difficulty = CHAMELEANDROID_DIFFICULTIES.find((one) => simple(one) === simple(word));
    const trait = bot.traits.find((one) => simple(one) === simple(word));
    if (difficulty !== undefined) difficulties.push(difficulty);
    else if (trait !== undefined) traits.push(trait);
    else if (simple(word) === simple(ADVANCED_SERVICES)) advancedServices = true;
    else refuseWord('difficulty or trait', word, [...CHAMELEANDROID_DIFFICULTIES, ...bot.traits, ADVANCED_SERVICES]);
  }
  return {
    ...(difficulties.length > 0 && { difficulties }),
    ...(traits.length > 0 && { traits }),
    ...(advancedServices && { advancedServices }),
  };
}
