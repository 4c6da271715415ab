import { counted } from '../show/counted.ts';
import { visible } from '../show/visible.ts';
import type { GameRow } from './row.ts';

/** How a bot did. */
export interface BotSummary {
  readonly bot: string;
  /** Seats that it took. */
  readonly seats: number;
  readonly wins: number;
}

/** A run in short; `report` tells more. */
export interface Summary {
  readonly games: number;
  readonly failed: number;
  /** Games by the way they ended. */
  readonly reasons: Readonly<Record<string, number>>;
  /** In the order of their names. */
  readonly bots: readonly BotSummary[];
  readonly meanRounds: number;
}

/** Counts rows as they come. */
export interface Counter {
  add(row: GameRow): void;
  summary(): Summary;
}

export function counter(): Counter {
  const bots = new Map<string, { seats: number; wins: number }>();
  const reasons = new Map<string, number>();
  let games = 0;
  let rounds = 0;
  return {
    add(row) {
      games++;
      rounds += row.rounds;
      reasons.set(row.reason, (reasons.get(row.reason) ?? 0) + 1);
      if (row.reason === 'failed') return;
      for (const [i, bot] of row.bots.entries()) {
        const count = bots.get(bot) ?? { seats: 0, wins: 0 };
        bots.set(bot, count);
        count.seats++;
        if (row.winners.includes(row.seats[i]!)) count.wins++;
      }
    },
    summary() {
      const failed = reasons.get('failed') ?? 0;
      return {
        games,
        failed,
        reasons: Object.fromEntries([...reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
        bots: [...bots].map(([bot, count]) => ({ bot, ...count })).sort((a, b) => (a.bot < b.bot ? -1 : 1)),
        meanRounds: games === failed ? 0 : Number((rounds / (games - failed)).toFixed(2)),
      };
    },
  };
}

/** A summary for a terminal. */
export function summaryText({ games, reasons, bots, meanRounds }: Summary): string {
  if (games === 0) return 'no games';
  const width = Math.max(...bots.map(({ bot }) => bot.length), 0);
  const lines = bots.map(
    ({ bot, seats, wins }) =>
      `${visible(bot).padEnd(width)}  ${percent(wins, seats).padStart(6)}  ${wins} of ${seats} seats won`,
  );
  const ends = Object.entries(reasons).map(([reason, count]) => `${visible(reason)} ${count}`);
  return [...lines, `${counted(games, 'game')}, ${meanRounds} rounds a game; ended by ${ends.join(', ')}`].join('\n');
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
