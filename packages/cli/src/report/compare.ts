import { InputError, UsageError } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { RANDOM } from '../simulate/configuration.ts';
import { refuseBad } from '../simulate/folder.ts';
import { hasRun, readRun } from '../simulate/run-file.ts';
import { type Difference, type RateDifference, meanDifference, rateDifference } from './difference.ts';
import { type TableCounts, lineups, seatsOfLineup } from './lineups.ts';
import { type Moments, noMoments } from './mean.ts';
import { eachGame } from './read-run.ts';
import { seatName } from './seat-name.ts';
import { type Share, shareOf } from './share.ts';

export interface ComparedSide {
  readonly label: string;
  readonly lineup: string;
  readonly games: number;
}

export interface ComparedSeat {
  /** As in `--bots`: `E`. */
  readonly seat: string;
  /** The bots on each side. */
  readonly bots: readonly [string, string];
  readonly rates: readonly [Share, Share];
  readonly wins: RateDifference | null;
  readonly points: Difference | null;
}

/** Two line-ups side by side, over their common maps and decks. */
export interface Comparison {
  readonly game: GameId;
  readonly name: string;
  readonly sides: readonly [ComparedSide, ComparedSide];
  /** The common maps and decks, with the games of each. */
  readonly tables: readonly {
    readonly map: string | null;
    readonly deck: string | null;
    readonly games: readonly [number, number];
  }[];
  /** Games of maps and decks that only one side has; they are not counted. */
  readonly leftOut: readonly [number, number];
  readonly seats: readonly ComparedSeat[];
  readonly rounds: Difference | null;
  readonly names: Readonly<Record<string, string>>;
}

interface Side {
  readonly label: string;
  readonly game: GameId;
  readonly tables: readonly TableCounts[];
}

/**
 * Compares two runs of one line-up each, or, within one run, two of its line-ups. Throws a `UsageError` for line-ups
 * that are ambiguous or unknown, and an `InputError` for damaged files and for games that cannot be compared.
 *
 * @param sides folders of runs; or line-ups: their number in the run, from 1, or as `--bots` takes them
 */
export async function compare(folders: readonly string[], sides: readonly [string, string]): Promise<Comparison> {
  const [one, other] =
    folders.length === 0 ? [await runSide(sides[0]), await runSide(sides[1])] : await lineupSides(folders, sides);
  if (one.game !== other.game)
    throw new InputError(`games of ${GAMES[one.game].name} and of ${GAMES[other.game].name} cannot be compared`);
  const { botName } = await GAMES[one.game].loadPlay();
  return comparisonOf(one, other, botName);
}

async function tablesIn(folders: readonly string[]): Promise<{ game: GameId; tables: readonly TableCounts[] }> {
  const counts = lineups();
  const runs = await Promise.all(folders.map(readRun));
  const [first] = runs;
  if (first === undefined) throw new UsageError('--compare: name a run');
  for (const [i, run] of runs.entries()) {
    const folder = folders[i] ?? '';
    if (run.hash !== first.hash)
      throw new UsageError(
        `${nameOf(folder)} has another run than ${nameOf(folders[0] ?? '')}: to compare runs, name them behind --compare alone`,
      );
    const { bad } = await eachGame(folder, run, (row) => {
      if (row.reason !== 'failed')
        counts.add(
          row,
          row.seats.map((seat) => row.winners.includes(seat)),
        );
    });
    refuseBad(folder, bad);
  }
  return { game: first.configuration.game, tables: counts.tables() };
}

const lineupsOf = (tables: readonly TableCounts[]): readonly string[] => [
  ...new Set(tables.map(({ lineup }) => lineup)),
];

async function runSide(folder: string): Promise<Side> {
  if (!hasRun(folder))
    throw new UsageError(
      `--compare: ${nameOf(folder)} is not a folder of simulate; to compare line-ups of a run, name the run first: woodlog report RUN --compare 1 2`,
    );
  const { game, tables } = await tablesIn([folder]);
  const there = lineupsOf(tables);
  if (there.length > 1)
    throw new UsageError(
      `--compare: ${nameOf(folder)} has ${there.length} line-ups; compare two of them with woodlog report ${nameOf(folder)} --compare 1 2`,
    );
  return { label: folder, game, tables };
}

async function lineupSides(folders: readonly string[], asked: readonly [string, string]): Promise<[Side, Side]> {
  const { game, tables } = await tablesIn(folders);
  const there = lineupsOf(tables);
  const sideOf = (word: string): Side => {
    const lineup = (/^\d+$/.test(word) ? there[Number(word) - 1] : undefined) ?? there.find((one) => one === word);
    if (lineup !== undefined) return { label: lineup, game, tables: tables.filter((table) => table.lineup === lineup) };
    const list = there.map((one, i) => `  ${i + 1}  ${one}`).join('\n');
    throw new UsageError(`--compare: no line-up ${nameOf(word)} in this run; it has\n${list}`);
  };
  return [sideOf(asked[0]), sideOf(asked[1])];
}

function comparisonOf(one: Side, other: Side, botName: (bot: string) => string): Comparison {
  const sides = [one, other] as const;
  const keyOf = ({ map, deck }: TableCounts): string => JSON.stringify([map, deck]);
  const pairs = one.tables.flatMap((first) => {
    const second = other.tables.find((table) => keyOf(table) === keyOf(first));
    return second === undefined ? [] : [[first, second] as const];
  });
  if (pairs.length === 0)
    throw new InputError('both sides need a map and a deck in common, with games that did not fail');
  const gamesOf = (tables: readonly TableCounts[]): number => tables.reduce((sum, { games }) => sum + games, 0);
  const shared = [0, 1].map((i) => gamesOf(pairs.map((pair) => pair[i as 0 | 1]))) as [number, number];
  const lineupOf = ({ tables }: Side): string => tables[0]?.lineup ?? RANDOM;
  const [lineup1, lineup2] = [lineupOf(one), lineupOf(other)];
  const seats = sharedSeats(pairs, lineup1, lineup2);
  const momentsOf = (table: TableCounts, seat: string): Moments => table.seats.get(seat)?.score ?? noMoments();
  return {
    game: one.game,
    name: GAMES[one.game].name,
    sides: sides.map((side, i) => ({ label: side.label, lineup: lineupOf(side), games: shared[i] ?? 0 })) as [
      ComparedSide,
      ComparedSide,
    ],
    tables: pairs.map(([first, second]) => ({
      map: first.map,
      deck: first.deck,
      games: [first.games, second.games],
    })),
    leftOut: [gamesOf(one.tables) - shared[0], gamesOf(other.tables) - shared[1]],
    seats: seats.map(({ seat, bots }) => {
      const winsOf = (table: TableCounts): number => table.seats.get(seat)?.wins ?? 0;
      const takenOf = (table: TableCounts): number => table.seats.get(seat)?.taken ?? 0;
      const strata = pairs.map(([first, second]) => ({
        wins: [winsOf(first), winsOf(second)] as const,
        games: [takenOf(first), takenOf(second)] as const,
      }));
      const rate = (i: 0 | 1): Share =>
        shareOf(
          strata.reduce((sum, { wins }) => sum + wins[i], 0),
          strata.reduce((sum, { games }) => sum + games[i], 0),
        );
      return {
        seat,
        bots,
        rates: [rate(0), rate(1)],
        wins: rateDifference(strata, seats.length),
        points: meanDifference(pairs.map(([first, second]) => [momentsOf(first, seat), momentsOf(second, seat)])),
      };
    }),
    rounds: meanDifference(pairs.map(([first, second]) => [first.rounds, second.rounds])),
    names: Object.fromEntries(seats.flatMap(({ bots }) => bots.map((bot) => [bot, seatName(bot, botName)] as const))),
  };
}

/** The seats that both line-ups have; for random ones, the bots. */
function sharedSeats(
  pairs: readonly (readonly [TableCounts, TableCounts])[],
  one: string,
  other: string,
): readonly Pick<ComparedSeat, 'seat' | 'bots'>[] {
  if (one === RANDOM && other === RANDOM) {
    const bots = new Set(pairs.flatMap((pair) => pair.flatMap(({ seats }) => [...seats.keys()])));
    return [...bots].sort().map((bot) => ({ seat: bot, bots: [bot, bot] }));
  }
  return seatsOfLineup(one).flatMap(([seat, bot]) => {
    const also = seatsOfLineup(other).find(([name]) => name === seat);
    return also === undefined ? [] : [{ seat, bots: [bot, also[1]] }];
  });
}
