import { type GameSetup, type SeatSetup, stream } from '@woodlog/core/kernel';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { type Cell, RANDOM, type RunConfiguration, cellsOf, lineupText, setupOf } from './configuration.ts';

/** A game of a run before it is played. */
export interface PlannedGame {
  readonly index: number;
  /** Games of one block have the same table, except for the seating. */
  readonly block: number;
  /** The number of places by which the seats are rotated. */
  readonly rotation: number;
  /** As for `--bots`, before the rotation; or `random`. */
  readonly lineup: string;
  readonly setup: GameSetup;
}

/**
 * Plans the games of a run: a pure function of configuration, seed and index. Blocks take the configuration's
 * combinations in turn. A block is one game, or with `rotate` one for each seat, each rotated by one more place. Random
 * parts are drawn for the block, and so are the same in all its games. Random line-ups take turns at the possible table
 * sizes, so that the length of a block is known without chance.
 *
 * @example planner(configuration, 'maple', adapter)(17).setup
 */
export function planner(
  configuration: RunConfiguration,
  seed: string,
  adapter: PlayAdapter,
): (index: number) => PlannedGame {
  const { game, rotate = false, common } = configuration;
  const cells = cellsOf(configuration);
  const { sizes } = adapter;
  const sizeOf = ({ lineup }: Cell, round: number): number =>
    lineup === RANDOM ? sizes[round % sizes.length]! : lineup.length;
  // Block lengths repeat after one round through the combinations or, with random line-ups, through the sizes.
  const rounds = cells.some(({ lineup }) => lineup === RANDOM) ? sizes.length : 1;
  const starts = [0];
  for (let round = 0; round < rounds; round++)
    for (const cell of cells) starts.push(starts.at(-1)! + (rotate ? sizeOf(cell, round) : 1));
  const blocks = starts.length - 1;
  const games = starts[blocks]!;

  // The seats of a line-up are the same object in all its games, so that derived data is computed once.
  const turnings = cells.map(({ lineup }) =>
    lineup === RANDOM ? [] : (rotate ? lineup : lineup.slice(0, 1)).map((_, by) => adapter.turned(lineup, by)),
  );
  const lineups = cells.map(({ lineup }) => lineupText(lineup, adapter));
  const randomSeats = (cell: Cell, block: number): readonly SeatSetup[] =>
    adapter.randomSeats(stream(seed, block, 'line-up'), sizeOf(cell, Math.floor(block / cells.length)));
  const wordOf = (word: string | undefined, known: Readonly<Record<string, string>>, block: number, name: string) =>
    word === RANDOM ? stream(seed, block, name).pick(Object.values(known)) : word;

  return (index) => {
    const within = index % games;
    const place = starts.findLastIndex((start) => start <= within);
    const block = Math.floor(index / games) * blocks + place;
    const rotation = within - starts[place]!;
    const at = block % cells.length;
    const cell = cells[at]!;
    const seats = turnings[at]![rotation] ?? adapter.turned(randomSeats(cell, block), rotation);
    const map = wordOf(cell.map, adapter.maps, block, 'map');
    const deck = wordOf(cell.deck, adapter.decks, block, 'deck');
    const lineup = lineups[at] ?? RANDOM;
    const setup = setupOf(game, seats, map, deck, common);
    return { index, block, rotation, lineup, setup: adapter.drafted?.({ setup, seed, index }).setup ?? setup };
  };
}
