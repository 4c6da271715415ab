import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { SeatSetup } from '@woodlog/core/kernel';
import { BOTS, CHAMELEANDROID_DIFFICULTIES, DIFFICULTIES, VAGABOT_CHARACTERS } from '@woodlog/core/root';

const ADVANCED_SERVICES = 'advanced services';

type Bot = (typeof BOTS)[number];
type BotPart = Omit<SeatSetup, 'player' | 'faction' | 'bot'>;

/** Lower-case letters only: for comparing names that may be the same bot's. */
const simple = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const SIMPLE_NAMES = BOTS.map(({ name }) => simple(name));

function botLike(name: string): Bot | undefined {
  const own = simple(name);
  return BOTS[SIMPLE_NAMES.findIndex((bot) => own.startsWith(bot))];
}

/**
 * Who is in a seat, by the name in the header: a person, or a bot written as `Name (difficulty[+difficulty]; Trait,
 * Trait; character; advanced services)`, each part optional, in this order (D22). A name that looks like a bot's but is
 * not written this way is an error, never a person (D4): returns the reason.
 *
 * @example parseSeatName('C', 'Mechanical Marquise 2.0 (nightmare; Blitz, Fortified)')
 */
export function parseSeatName(faction: string, name: string): Either<string, SeatSetup> {
  const bot = botLike(name);
  if (bot === undefined) return right({ player: name, faction });
  const open = name.endsWith(')') ? name.lastIndexOf('(') : -1;
  if ((open < 0 ? name : name.slice(0, open)).trim() !== bot.name)
    return left(`write the bot as ${bot.name}, its settings in brackets behind it`);
  if (!(bot.letters as readonly string[]).includes(faction))
    return left(`${bot.name} plays ${bot.letters.join(' or ')}, not ${faction}`);
  const seat = { player: name, faction, bot: bot.id };
  const settings = readSettings(
    bot,
    (open < 0 ? '' : name.slice(open + 1, -1))
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  return typeof settings === 'string' ? left(settings) : right({ ...seat, ...settings });
}

/** Reads the parts in order; returns a text naming the first invalid part. */
function readSettings(bot: Bot, parts: readonly string[]): BotPart | string {
  const difficulties = bot.id === 'chameleandroid' ? CHAMELEANDROID_DIFFICULTIES : DIFFICULTIES;
  const settings: { -readonly [K in keyof BotPart]: BotPart[K] } = {};
  const left = [...parts];
  const listed = (separator: string, known: readonly string[]): string[] | undefined => {
    const words = left[0]?.split(separator).map((word) => word.trim());
    if (words === undefined || !words.every((word) => known.includes(word))) return undefined;
    left.shift();
    return words;
  };
  const chosen = listed('+', difficulties);
  if (chosen !== undefined) settings.difficulties = chosen;
  const traits = listed(',', bot.traits);
  if (traits !== undefined) settings.traits = traits;
  const character = bot.id === 'vagabot' ? listed(',', VAGABOT_CHARACTERS) : undefined;
  if (character !== undefined) settings.character = character[0]!;
  if (listed(',', [ADVANCED_SERVICES])) settings.advancedServices = true;
  if (left.length > 0) {
    const traitsThere = `traits are ${bot.traits.join(', ')}`;
    return `${bot.name} has no ${left[0]}: difficulties are ${difficulties.join(', ')}; ${traitsThere}`;
  }
  if (bot.id !== 'chameleandroid' && (chosen?.length ?? 0) > 1) return `${bot.name} has one difficulty at a time`;
  if ((character?.length ?? 0) > 1) return `${bot.name} has one character`;
  return settings;
}

/**
 * The name of a bot's seat in a header.
 *
 * @example printSeatName({ player: '', faction: 'C', bot: 'mechanical-marquise', traits: ['Blitz'] }) // 'Mechanical Marquise 2.0 (Blitz)'
 */
export function printSeatName({
  player,
  bot,
  difficulties = [],
  traits = [],
  character,
  advancedServices,
}: SeatSetup): string {
  const name = BOTS.find(({ id }) => id === bot)?.name;
  if (name === undefined) return player;
  const written = difficulties.filter((difficulty) => difficulty !== 'default').join('+');
  const parts = [written, traits.join(', '), character ?? '', advancedServices ? ADVANCED_SERVICES : ''].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? name : `${name} (${parts.join('; ')})`;
}
