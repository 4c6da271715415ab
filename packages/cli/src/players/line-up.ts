import { UsageError } from '../exit.ts';
import { type NamedSeat, type OwnWords, isOwnWord, parseNamedSeat } from './own-player.ts';

/** A line-up with the players that `--player` names in it. */
export interface PlayersAsked {
  /** As `--bots` takes it: `random` holds the seats of custom players, and plays where they fail. */
  readonly bots: string;
  readonly own: OwnWords;
}

/**
 * Seats players in a line-up, each instead of that seat's bot or as an additional seat. Without a line-up, one player
 * joins the default bots, and several make the whole table.
 *
 * @param words what `--player` was given
 * @example playersIn('C=mechanical-marquise,E=electric-eyrie', ['C=greedy'], '') // { bots: 'C=greedy,E=electric-eyrie', own: {} }
 */
export function playersIn(bots: string | undefined, words: readonly string[], usual: string): PlayersAsked {
  const named = words.map((word) => parseNamedSeat(word));
  const twice = named.find(({ seat }, i) => named.findIndex((one) => one.seat === seat) < i);
  if (twice !== undefined) throw new UsageError(`--player: seat ${twice.seat} is named twice`);
  const asked = bots ?? (named.length === 1 ? usual : '');
  const seats = asked === '' ? [] : asked.split(',');
  for (const { seat, word } of named) {
    const text = `${seat}=${isOwnWord(word) ? 'random' : word}`;
    const at = seats.findIndex((one) => one.split('=')[0]?.trim() === seat);
    if (at < 0) seats.push(text);
    else seats[at] = text;
  }
  return { bots: seats.join(','), own: ownOf(named) };
}

/** The custom players among those of `--player`. */
export const ownAsked = (words: readonly string[]): OwnWords => ownOf(words.map((word) => parseNamedSeat(word)));

const ownOf = (named: readonly NamedSeat[]): OwnWords =>
  Object.fromEntries(named.filter(({ word }) => isOwnWord(word)).map(({ seat, word }) => [seat, word]));
