import { assert } from './bug.ts';
import { canonicalJson } from './fingerprint.ts';
import { hashText } from './hash.ts';
import { type Stream, streamFrom } from './stream.ts';

/**
 * The streams of one game: `setup` for what is dealt before the game, `deck` for the order of
 * cards, `dice`, `picks` for what chance picks among things on the table, `bots` for choices.
 */
export const STREAM_NAMES = ['setup', 'deck', 'dice', 'picks', 'bots'] as const;
export type StreamName = (typeof STREAM_NAMES)[number];
export type Streams = Readonly<Record<StreamName, Stream>>;

/**
 * One named stream. Its state is a hash of (seed, game, name), never a sum or xor, so neighbouring
 * seeds, games and names have nothing to do with each other, and game 17 of a run is the same game
 * on any machine, in any order.
 */
export function stream(seed: string, game: number, name: string): Stream {
  assert(Number.isSafeInteger(game) && game >= 0, `game index wants a whole number from 0, got ${game}`);
  const state = hashText(canonicalJson([seed, game, name]));
  return streamFrom(state.every((word) => word === 0) ? [1, 2, 3, 4] : state);
}

/**
 * The streams of a game.
 *
 * @example streams('maple', 17).deck.shuffle(cards)
 */
export function streams(seed: string, game: number): Streams {
  return {
    setup: stream(seed, game, 'setup'),
    deck: stream(seed, game, 'deck'),
    dice: stream(seed, game, 'dice'),
    picks: stream(seed, game, 'picks'),
    bots: stream(seed, game, 'bots'),
  };
}
