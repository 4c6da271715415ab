import type { GameFacts } from '../games/play-adapter.ts';

/**
 * One game of a run, as a shard keeps it. Lists are by seat, in the order of play. A row is a function of the rules'
 * version, the run's configuration, its seed and `index`; it does not say who played it, when and where.
 */
export interface GameRow extends Omit<GameFacts, 'byRound'> {
  /** The index of the game in its run, from 0. Together with the seed it determines all chance. */
  readonly index: number;
  /** Games of one block have the same table except for the seating; without `--rotate`, each game is its own block. */
  readonly block: number;
  /** The number of places by which the seats are rotated from the requested order. */
  readonly rotation: number;
  readonly game: string;
  readonly seed: string;
  readonly map: string | null;
  readonly deck: string | null;
  /** The line-up as for `--bots`, before the rotation; `random` if it was drawn. Null in files without it. */
  readonly lineup: string | null;
  /** Faction letters in Root, `A` to `E` in Carcassonne, `P1` to `P4` in Fuzzy Knights. */
  readonly seats: readonly string[];
  /** Bot ids; `random` for a seat played at random, and the words of custom players. */
  readonly bots: readonly string[];
  /** Null for a bot without one. */
  readonly characters: readonly (string | null)[];
  /** `default`, or the words joined by `+`. */
  readonly difficulties: readonly string[];
  /** Traits of a seat joined by `+`; empty for none. */
  readonly traits: readonly string[];
  /** Turns that custom players lost, and `random` played, by seat. Only in games with such players. */
  readonly lostTurns?: readonly number[];
  /** Their choices, so that the game can be replayed without their code. */
  readonly choices?: string;
}
