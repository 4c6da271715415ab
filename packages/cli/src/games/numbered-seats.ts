import type { GameSetup, SeatSetup, Stream } from '@woodlog/core/kernel';
import { parseBots } from './bots.ts';

/** Names the bot of a seat, counted from 0. */
type NameOf = (bot: string, seat: number) => string;

/** A person at the prompt: `person`, or `person/Ann`. */
const PERSON = /^person(?:\/([\p{L}\p{N}_' -]{1,40}))?$/u;

/** Parses `--bots A=greedy,B=person/Ann`. People are accepted only where they can be asked. */
export function numberedSeats(
  words: string,
  names: readonly string[],
  bots: readonly string[],
  nameOf: NameOf,
  people = false,
  isBot = (word: string): boolean => bots.includes(word),
): readonly SeatSetup[] {
  const personOf = (word: string): RegExpExecArray | null => (people ? PERSON.exec(word) : null);
  const isKnown = (word: string): boolean => isBot(word) || personOf(word) !== null;
  return parseBots(words, names, people ? [...bots, 'person'] : bots, isKnown).map((word, seat) => {
    const person = personOf(word);
    if (person === null) return { player: nameOf(word, seat), bot: word };
    return { player: person[1]?.trim() || `Person ${seat + 1}` };
  });
}

export const sentenceName = (bot: string): string => `${bot.slice(0, 1).toUpperCase()}${bot.slice(1)}`;

export const hasPeople = ({ seats }: GameSetup): boolean => seats.some(({ bot }) => bot === undefined);

/** Random bots, for games with numbered seats. */
export const anyBots = (chance: Stream, size: number, bots: readonly string[], nameOf: NameOf): readonly SeatSetup[] =>
  Array.from({ length: size }, (_, seat) => {
    const bot = chance.pick(bots);
    return { player: nameOf(bot, seat), bot };
  });

/** Rotates seats; a bot's default name changes with its seat. */
export const turnedSeats = (seats: readonly SeatSetup[], by: number, nameOf: NameOf): readonly SeatSetup[] =>
  seats.map((_, seat) => {
    const from = (seat + by) % seats.length;
    const { bot = '', player } = seats[from]!;
    return player === nameOf(bot, from) ? { ...seats[from]!, player: nameOf(bot, seat) } : seats[from]!;
  });

/** Prints seats as `--bots` takes them. */
export const printNumbered = (seats: readonly SeatSetup[], names: readonly string[]): string =>
  seats.map(({ bot }, seat) => `${names[seat]}=${bot}`).join(',');
