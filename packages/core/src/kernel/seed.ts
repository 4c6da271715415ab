import { assert } from './bug.ts';
import { canonicalJson } from './fingerprint.ts';
import { hashText } from './hash.ts';
import { type Stream, streamFrom } from './stream.ts';

/**
 * The streams of one game: `setup` for the deal before the game, `deck` for the order of cards, `dice`, `picks` for
 * chance among things on the table, `bots` for choices.
 */
export const STREAM_NAMES = ['setup', 'deck', 'dice', 'picks', 'bots'] as const;
export type StreamName = (typeof STREAM_NAMES)[number];
export type Streams = Readonly<Record<StreamName, Stream>>;

/**
 * One named stream. Its state is a hash of (seed, game, name), never a sum or xor, so neighbouring seeds, games and
 * names are unrelated, and game 17 of a run is the same on any machine, in any order.
 */
export function stream(seed: string, game: number, name: string): Stream {
  return streamOf(seed, game, name);
}

/**
 * The streams of a game.
 *
 * @example streams('maple', 17).deck.shuffle(cards)
 */
export const streams = (seed: string, game: number): Streams => eachStream((name) => streamOf(seed, game, name));

/**
 * The streams of one line in a game that is played line by line. Each line has its own chance, independent of the
 * game's and of other lines', so an interrupted game can continue anywhere.
 */
export function lineStreams(seed: string, game: number, line: number): Streams {
  assert(Number.isSafeInteger(line) && line >= 0, `line wants a whole number from 0, got ${line}`);
  return eachStream((name) => streamOf(seed, game, 'line', line, name));
}

function streamOf(seed: string, game: number, ...rest: readonly (string | number)[]): Stream {
  assert(Number.isSafeInteger(game) && game >= 0, `game index wants a whole number from 0, got ${game}`);
  const state = hashText(canonicalJson([seed, game, ...rest]));
  return streamFrom(state.every((word) => word === 0) ? [1, 2, 3, 4] : state);
}

/** A stream is made when it is first used: most that play a turn use two of the five. */
function eachStream(make: (name: StreamName) => Stream): Streams {
  const made: Partial<Record<StreamName, Stream>> = {};
  const of = (name: StreamName): Stream => (made[name] ??= make(name));
  return {
    get setup() {
      return of('setup');
    },
    get deck() {
      return of('deck');
    },
    get dice() {
      return of('dice');
    },
    get picks() {
      return of('picks');
    },
    get bots() {
      return of('bots');
    },
  };
}
