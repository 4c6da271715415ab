import { nearestWord } from '@woodlog/notation/kernel';
import { UsageError } from '../exit.ts';
import { isOwnWord } from '../players/own-player.ts';
import { quoted } from '../show/quoted.ts';
import type { PlayRequest } from './play-adapter.ts';
import { visible } from '../show/visible.ts';

/**
 * Parses `--bots A=greedy,B=random`, from the first seat on. Throws a `UsageError` for an unknown seat or bot, and for
 * a gap.
 */
export function parseBots(
  words: string,
  seats: readonly string[],
  bots: readonly string[],
  isKnown = (bot: string): boolean => bots.includes(bot),
): readonly string[] {
  const bySeat = new Map<string, string>();
  for (const word of words.split(',')) {
    const [, seat = '', bot = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(word) ?? [];
    if (!seats.includes(seat)) refuseWord('seat', seat || word, seats);
    refuseOwn(seat, bot);
    if (!isKnown(bot)) refuseWord('bot', bot, bots);
    if (bySeat.has(seat)) throw new UsageError(`--bots: seat ${seat} stands there twice`);
    bySeat.set(seat, bot);
  }
  return seats.slice(0, bySeat.size).map((seat) => {
    const bot = bySeat.get(seat);
    if (bot === undefined) throw new UsageError(`--bots: seat ${seat} is left out`);
    return bot;
  });
}

/** Refuses the code of a custom player, which only `--player` names. */
export function refuseOwn(seat: string, word: string): void {
  if (isOwnWord(word))
    throw new UsageError(`--bots names bots; a module or program sits down by --player ${quoted(`${seat}=${word}`)}`);
}

/** Throws a `UsageError` that lists the known words and suggests the nearest. */
export function refuseWord(what: string, word: string, known: readonly string[]): never {
  if (known.includes(word)) throw new UsageError(`--bots: ${what} ${word} has no bot; write ${word}=BOT`);
  // A single letter is near to every other.
  const near = word.length > 1 ? (nearestWord(word, known) ?? partOf(word, known)) : undefined;
  const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
  throw new UsageError(`--bots: unknown ${what} "${visible(word)}"${hint}; expected one of ${known.join(', ')}`);
}

/** The only word with that part: `marquise` means `mechanical-marquise`. */
function partOf(part: string, known: readonly string[]): string | undefined {
  const found = known.filter((word) => word.includes(part.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}

/** For games whose bots do not search. */
export function refuseBudget(budget: PlayRequest['budget'], game: string): void {
  if (budget !== undefined && game !== 'carcassonne')
    throw new UsageError('--budget is for Carcassonne: only its bots search');
}

export function refuseAdvancedSetup(asked: PlayRequest['advancedSetup'], game: string): void {
  if (asked && game !== 'root') throw new UsageError('--advanced-setup is for Root');
}

export function refuseExpansions(expansions: PlayRequest['expansions'], game: string): void {
  if (expansions !== undefined && game !== 'carcassonne') throw new UsageError('--expansions is for Carcassonne');
}

/** For games without a choice of maps and decks. */
export function refuseMapAndDeck({ map, deck }: PlayRequest, game: string): void {
  const flag = map !== undefined ? '--map' : deck !== undefined ? '--deck' : undefined;
  if (flag !== undefined) throw new UsageError(`${flag} is for Root: ${game} has nothing to choose there`);
}
