import type { GameFacts } from '../games/play-adapter.ts';

/**
 * One game of a run, as a shard keeps it: a row. Lists run along the seats, in the order of play. A row is a function of
 * the rules' version, the run's configuration, its seed and `index`: who played it, when and where is not in it.
 */
export interface GameRow extends Omit<GameFacts, 'byRound'> {
  /** The game within its run, from 0. With the seed it is all the chance there is. */
  readonly index: number;
  /** Games of one block are the same table but for the seating; without `--rotate` each game is its own block. */
  readonly block: number;
  /** How far the seats were turned from the order that was asked for: 0 is as asked. */
  readonly rotation: number;
  readonly game: string;
  readonly seed: string;
  /** Null for a game that has none. */
  readonly map: string | null;
  readonly deck: string | null;
  /** The line-up as `--bots` takes it, before its seats are turned; `random` if it was drawn. Null in files without it. */
  readonly lineup: string | null;
  /** Faction letters in Root, `A` to `E` in Carcassonne, `P1` to `P4` in Fuzzy Knights. */
  readonly seats: readonly string[];
  /** Bot ids; `random` where the seat was played at random, and the words of players of one's own. */
  readonly bots: readonly string[];
  /** Null where the bot has none. */
  readonly characters: readonly (string | null)[];
  /** `default`, or the words joined by `+`. */
  readonly difficulties: readonly string[];
  /** Traits of a seat joined by `+`; empty for none. */
  readonly traits: readonly string[];
  /** Turns that players of one's own lost, and `random` played, by seat. Only in games of such players. */
  readonly lostTurns?: readonly number[];
  /** What they chose, so that the game can be played again without their code. */
  readonly choices?: string;
}
