import { nearestWord } from '@woodlog/notation/kernel';
import { UsageError } from '../exit.ts';
import type { PlayFace } from '../games/play-face.ts';
import { visible } from '../show/visible.ts';

/**
 * The bots of `--bots A=greedy,B=random`, from the first seat on. Throws a `UsageError` for a seat or a bot that there
 * is not, and for a seat that is left out.
 */
export function parseBots(words: string, { seats, bots }: Pick<PlayFace, 'seats' | 'bots'>): readonly string[] {
  const bySeat = new Map<string, string>();
  for (const word of words.split(',')) {
    const [, seat = '', bot = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(word) ?? [];
    if (!seats.includes(seat)) refuse('seat', seat || word, seats);
    if (!bots.includes(bot)) refuse('bot', bot, bots);
    if (bySeat.has(seat)) throw new UsageError(`--bots: seat ${seat} stands there twice`);
    bySeat.set(seat, bot);
  }
  return seats.slice(0, bySeat.size).map((seat) => {
    const bot = bySeat.get(seat);
    if (bot === undefined) throw new UsageError(`--bots: seat ${seat} is left out`);
    return bot;
  });
}

function refuse(what: string, word: string, known: readonly string[]): never {
  // Any letter is near to any other.
  const near = word.length > 1 ? nearestWord(word, known) : undefined;
  const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
  throw new UsageError(`--bots: there is no ${what} ${visible(word)}${hint}; ${what}s are ${known.join(', ')}`);
}
