import type { ScoresByRound } from '../games/play-adapter.ts';
import { byName, entryOf } from './names.ts';
import { type Counts, countIn, spreadOf } from './spread.ts';

/** Points at the end of a round, over the games that lasted that long. */
export interface RoundScores {
  readonly round: number;
  readonly count: number;
  readonly mean: number;
  /** The middle half lies between the quarters. */
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
}

/** How a bot's points grow. */
export interface ScoreGrowth {
  readonly bot: string;
  readonly rounds: readonly RoundScores[];
}

/** Later rounds are left out: a drawn game of Root has 200. */
const MOST_ROUNDS = 100;

/** Counts points by bot and round. */
export function roundScores(): {
  add(bots: readonly string[], byRound: ScoresByRound): void;
  figures(): readonly ScoreGrowth[];
} {
  const counts = new Map<string, Counts[]>();
  return {
    add(bots, byRound) {
      for (const [round, scores] of byRound.slice(0, MOST_ROUNDS).entries())
        for (const [i, bot] of bots.entries()) {
          const score = scores[i] ?? null;
          const own = entryOf(counts, bot, (): Counts[] => []);
          const values = own[round] ?? new Map<number, number>();
          own[round] = values;
          if (score !== null) countIn(values, score);
        }
    },
    figures: () =>
      byName(counts).map(([bot, own]) => ({
        bot,
        rounds: own.flatMap((values, i) => {
          const spread = spreadOf(values);
          if (spread === null) return [];
          const { count, mean, quarter, median, threeQuarters } = spread;
          return [{ round: i + 1, count, mean, quarter, median, threeQuarters }];
        }),
      })),
  };
}
