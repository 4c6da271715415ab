import type { GameRow } from '../simulate/row.ts';
import { type Mean, type Moments, addTo, meanOf, noMoments } from './mean.ts';
import { RANDOM } from '../simulate/configuration.ts';
import { entryOf, fewEntryOf } from './names.ts';
import { type WinRate, rateOf } from './wins.ts';

/** A seat of a line-up, wherever it moves when seats rotate. */
export interface LineupSeat extends WinRate {
  /** As in `--bots`: `C`, `A`, `P1`. */
  readonly seat: string;
  /** With settings: `electric-eyrie:nightmare`. */
  readonly bot: string;
  readonly score: Mean | null;
}

/** The games of a line-up on a map with a deck. */
export interface LineupFigures {
  /** As `--bots` takes it, or `random`. */
  readonly lineup: string;
  readonly map: string | null;
  readonly deck: string | null;
  readonly games: number;
  readonly drawn: number;
  readonly rounds: Mean;
  /** In the order of the line-up; empty for random line-ups, whose tables differ. */
  readonly seats: readonly LineupSeat[];
}

/** A bound against folders that claim a million tables. */
const MOST_TABLES = 2000;

interface SeatCounts {
  taken: number;
  wins: number;
  readonly score: Moments;
}

const noSeats = (): SeatCounts => ({ taken: 0, wins: 0, score: noMoments() });

export interface TableCounts extends Pick<LineupFigures, 'lineup' | 'map' | 'deck'> {
  games: number;
  drawn: number;
  readonly rounds: Moments;
  /** By seat of `--bots`, in the order of the line-up; by bot for random line-ups. */
  readonly seats: Map<string, SeatCounts>;
}

/** The seats of a line-up and their bots, in order; empty for a random one. */
export const seatsOfLineup = (lineup: string): readonly (readonly [seat: string, bot: string])[] =>
  lineup.split(',').flatMap((word) => {
    const at = word.indexOf('=');
    return at < 0 ? [] : [[word.slice(0, at), word.slice(at + 1)] as const];
  });

/** Counts games by table. */
export function lineups(): {
  add(row: GameRow, won: readonly boolean[]): void;
  tables(): readonly TableCounts[];
  figures(): readonly LineupFigures[];
} {
  const counts = new Map<string, TableCounts>();
  return {
    add(row, won) {
      const { map, deck, rotation, winners, rounds, scores } = row;
      const lineup = row.lineup ?? '(unknown)';
      const key = JSON.stringify([lineup, map, deck]);
      if (counts.size >= MOST_TABLES && !counts.has(key)) return;
      const table = entryOf(counts, key, () => ({
        ...{ lineup, map, deck, games: 0, drawn: 0, rounds: noMoments() },
        seats: new Map(seatsOfLineup(lineup).map(([seat]) => [seat, noSeats()])),
      }));
      table.games++;
      if (winners.length === 0) table.drawn++;
      addTo(table.rounds, rounds);
      const isRandom = lineup === RANDOM;
      const seats = [...table.seats.values()];
      if (!isRandom && seats.length !== won.length) return;
      for (const [place, isWinner] of won.entries()) {
        const seat = isRandom
          ? fewEntryOf(table.seats, row.bots[place] ?? '', noSeats)
          : seats[(place + rotation) % seats.length];
        const score = scores[place] ?? null;
        if (seat === undefined) continue;
        seat.taken++;
        if (isWinner) seat.wins++;
        if (score !== null) addTo(seat.score, score);
      }
    },
    tables: () => [...counts.values()],
    figures() {
      const looks = [...counts.values()].reduce((sum, { lineup }) => sum + seatsOfLineup(lineup).length, 0);
      return [...counts.values()].map(({ lineup, map, deck, games, drawn, rounds, seats }) => ({
        ...{ lineup, map, deck, games, drawn },
        rounds: meanOf(rounds),
        seats: seatsOfLineup(lineup).map(([seat, bot]) => {
          const { wins, score } = seats.get(seat) ?? noSeats();
          const rate = rateOf({ seats: games, wins, even: games / seats.size }, looks);
          return { seat, bot, ...rate, score: score.count === 0 ? null : meanOf(score) };
        }),
      }));
    },
  };
}
