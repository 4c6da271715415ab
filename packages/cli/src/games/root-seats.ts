import { BOTS, CHAMELEANDROID_DIFFICULTIES, FACTIONS, VAGABOT_CHARACTERS } from '@woodlog/core/root';
import type { SeatSetup } from '@woodlog/core/kernel';
import { printSeatName } from '@woodlog/notation/root';
import { UsageError } from '../exit.ts';
import { refuseWord } from '../commands/bots.ts';

/** A seat that a puppet plays, in place of a person. */
const PUPPET = 'puppet';

/** Letters only, lower case: `Iron Will`, `iron-will` and `ironwill` are one trait. */
const simple = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The seats of `C=mechanical-marquise:nightmare+blitz,V=vagabot/thief,E=puppet`, in the order of play: faction, bot, and
 * behind it a character, difficulties and traits. Throws a `UsageError` for what there is not.
 */
export function parseRootSeats(words: string, atPlay: readonly string[]): readonly SeatSetup[] {
  const seats = words.split(',').map((word) => parseSeat(word.trim(), atPlay));
  const twice = seats.find(({ faction }, i) => seats.findIndex((seat) => seat.faction === faction) < i);
  if (twice !== undefined) throw new UsageError(`--bots: seat ${twice.faction} stands there twice`);
  return seats;
}

function parseSeat(word: string, atPlay: readonly string[]): SeatSetup {
  const [, faction = '', id = '', character, words = ''] =
    /^([^=]*?)\s*=\s*([^/:+]*?)\s*(?:\/\s*([^:+]*?)\s*)?(?:[:+](.*))?$/.exec(word) ?? [];
  if (!(FACTIONS as readonly string[]).includes(faction)) refuseWord('seat', faction || word, FACTIONS);
  if (id === PUPPET) return { player: 'Puppet', faction };
  const bot = BOTS.find((sheet) => sheet.id === id && atPlay.includes(id));
  if (bot === undefined) return refuseWord('bot', id, [...atPlay, PUPPET]);
  if (!(bot.letters as readonly string[]).includes(faction)) {
    throw new UsageError(`--bots: ${bot.name} plays ${bot.letters.join(' or ')}, not ${faction}`);
  }
  const seat = {
    player: '',
    faction,
    bot: bot.id,
    ...settings(bot, words),
    ...(character !== undefined && { character: known(bot, character) }),
  };
  return { ...seat, player: printSeatName(seat) };
}

function known(bot: (typeof BOTS)[number], character: string): string {
  const found = bot.id === 'vagabot' ? VAGABOT_CHARACTERS.find((one) => one === character) : undefined;
  if (found === undefined)
    throw new UsageError(
      `--bots: ${bot.name} has no character ${character}; the Vagabot’s are ${VAGABOT_CHARACTERS.join(', ')}`,
    );
  return found;
}

/** Difficulties and traits, told apart by their words. */
function settings(bot: (typeof BOTS)[number], words: string): Pick<SeatSetup, 'difficulties' | 'traits'> {
  const difficulties: string[] = [];
  const traits: string[] = [];
  for (const word of words.split(/[+:]/).filter((part) => part.trim() !== '')) {
    const difficulty = CHAMELEANDROID_DIFFICULTIES.find((one) => simple(one) === simple(word));
    const trait = bot.traits.find((one) => simple(one) === simple(word));
    if (difficulty !== undefined) difficulties.push(difficulty);
    else if (trait !== undefined) traits.push(trait);
    else refuseWord('difficulty or trait', word, [...CHAMELEANDROID_DIFFICULTIES, ...bot.traits]);
  }
  return { ...(difficulties.length > 0 && { difficulties }), ...(traits.length > 0 && { traits }) };
}
