import { isLeft } from 'fp-ts/lib/Either.js';
import { carcassonne, totalOf } from '@woodlog/core/carcassonne';
import { Bug, type GameSetup, streams } from '@woodlog/core/kernel';
import { type Bot, type Decision, play } from '../../src/carcassonne/index.ts';

/** How one bot did against another over many games. */
interface MatchResult {
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  /** Wins and half the ties, as a share of the games, with its 95 % interval (Wilson). */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Points ahead, a game, with the standard error. */
  readonly margin: number;
  readonly error: number;
}

/** Plays games of two, each seed once from either seat. */
export function playMatch(
  one: Bot,
  other: Bot,
  seeds: number,
  seed: string,
  options: NonNullable<GameSetup['options']> = {},
): MatchResult {
  return resultOf(Array.from({ length: seeds }, (_, game) => playPair(one, other, seed, game, options)).flat());
}

/** How far the first bot is ahead in the two games of a seed: from the first seat, and from the second. */
export function playPair(
  one: Bot,
  other: Bot,
  seed: string,
  game: number,
  options: NonNullable<GameSetup['options']> = {},
): readonly [number, number] {
  const ahead = (...bots: readonly Bot[]): number => {
    const seats = bots.map((_, seat) => ({ player: `p${seat}` }));
    const played = play({ game: 'carcassonne', seats, options }, streams(seed, game), bots);
    if (isLeft(played)) throw new Bug(played.left.message, { seed, game });
    return totalOf(played.right.state, 0) - totalOf(played.right.state, 1);
  };
  return [ahead(one, other), 0 - ahead(other, one)];
}

/** What the bots of a game were asked, turn by turn. */
export function decisionsOf(
  bots: readonly Bot[],
  seed: string,
  game: number,
  options: NonNullable<GameSetup['options']> = {},
): readonly Decision[] {
  const asked: Decision[] = [];
  const watched = bots.map(
    (bot): Bot =>
      (decision) => {
        asked.push({ ...decision, state: carcassonne.copy(decision.state) });
        return bot(decision);
      },
  );
  const seats = bots.map((_, seat) => ({ player: `p${seat}` }));
  const played = play({ game: 'carcassonne', seats, options }, streams(seed, game), watched);
  if (isLeft(played)) throw new Bug(played.left.message, { seed, game });
  return asked;
}

/** Two-sided 95 %. */
const Z = 1.96;

export function resultOf(margins: readonly number[]): MatchResult {
  const games = margins.length;
  const wins = margins.filter((margin) => margin > 0).length;
  const ties = margins.filter((margin) => margin === 0).length;
  const share = (wins + ties / 2) / games;
  const centre = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const margin = margins.reduce((sum, value) => sum + value, 0) / games;
  const variance = margins.reduce((sum, value) => sum + (value - margin) ** 2, 0) / Math.max(1, games - 1);
  return {
    games,
    wins,
    ties,
    share,
    low: centre - half,
    high: centre + half,
    margin,
    error: Math.sqrt(variance / games),
  };
}
