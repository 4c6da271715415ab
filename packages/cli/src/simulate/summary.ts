import { counted } from '@woodlog/core/kernel';
import { visible } from '../show/visible.ts';
import { RANDOM } from './configuration.ts';
import type { GameRow } from './row.ts';

export interface BotSummary {
  readonly bot: string;
  readonly seats: number;
  readonly wins: number;
}

/** How the seats of a line-up did, over all maps and decks. */
export interface LineupSummary {
  /** As for `--bots`, or `random`. */
  readonly lineup: string;
  readonly games: number;
  /** By seat of the line-up; empty for random ones. */
  readonly wins: readonly number[];
}

export interface Summary {
  readonly games: number;
  readonly failed: number;
  /** Games by ending. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly bots: readonly BotSummary[];
  readonly lineups: readonly LineupSummary[];
  readonly meanRounds: number;
}

export interface Counter {
  add(row: GameRow): void;
  summary(): Summary;
}

export function counter(): Counter {
  const bots = new Map<string, { seats: number; wins: number }>();
  const reasons = new Map<string, number>();
  const lineups = new Map<string, { games: number; readonly wins: number[] }>();
  let games = 0;
  let rounds = 0;
  return {
    add(row) {
      games++;
      rounds += row.rounds;
      reasons.set(row.reason, (reasons.get(row.reason) ?? 0) + 1);
      if (row.reason === 'failed') return;
      const { lineup, rotation } = row;
      if (lineup !== null) {
        const size = lineup === RANDOM ? 0 : row.seats.length;
        const own = lineups.get(lineup) ?? { games: 0, wins: new Array<number>(size).fill(0) };
        lineups.set(lineup, own);
        own.games++;
        for (let place = 0; place < size; place++) {
          const seat = (place + rotation) % size;
          if (row.winners.includes(row.seats[place] ?? '')) own.wins[seat] = (own.wins[seat] ?? 0) + 1;
        }
      }
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
        lineups: [...lineups].map(([lineup, own]) => ({ lineup, ...own })),
        meanRounds: games === failed ? 0 : Number((rounds / (games - failed)).toFixed(2)),
      };
    },
  };
}

export function summaryText({ games, reasons, bots, lineups, meanRounds }: Summary): string {
  if (games === 0) return 'no games';
  const width = Math.max(...bots.map(({ bot }) => bot.length), 0);
  const lines = bots.map(
    ({ bot, seats, wins }) =>
      `${visible(bot).padEnd(width)}  ${percent(wins, seats).padStart(6)}  ${wins} of ${seats} seats won`,
  );
  const ends = Object.entries(reasons).map(([reason, count]) => `${visible(reason)} ${count}`);
  const listed = lineups.length < 2 ? [] : lineups.slice(0, MOST_LISTED).map(lineupLine);
  const more = lineups.length < 2 ? 0 : lineups.length - listed.length;
  return [
    ...lines,
    ...listed,
    ...(more > 0 ? [`and ${more} more line-ups: see report`] : []),
    `${counted(games, 'game')}, ${meanRounds} rounds a game; ended by ${ends.join(', ')}`,
  ].join('\n');
}

/** Line-ups beyond this number are not listed. */
const MOST_LISTED = 20;

/** `C 29.4 %, E 70.6 % in 500 games: C=mechanical-marquise,E=electric-eyrie` */
function lineupLine({ lineup, games, wins }: LineupSummary): string {
  const seats = lineup.split(',').map((word) => word.split('=')[0] ?? '');
  const rates = wins.map((won, i) => `${visible(seats[i] ?? '')} ${percent(won, games)}`);
  return `${rates.join(', ')}${rates.length > 0 ? ' ' : ''}in ${counted(games, 'game')}: ${visible(lineup)}`;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
