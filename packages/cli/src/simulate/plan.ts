import { type GameSetup, type SeatSetup, stream } from '@woodlog/core/kernel';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { type Cell, RANDOM, type RunConfiguration, cellsOf, lineupText, setupOf } from './configuration.ts';

/** A game of a run before it is played. */
export interface PlannedGame {
  readonly index: number;
  /** Games of one block have the same table, but for the seating. */
  readonly block: number;
  /** How far the seats are turned. */
  readonly rotation: number;
  /** As `--bots` takes it, before the seats are turned; or `random`. */
  readonly lineup: string;
  readonly setup: GameSetup;
}

/**
 * Plans the games of a run: a pure function of configuration, seed and index. Block after block takes the configuration's
 * cells in turn. A block is one game, or with `rotate` as many as it has seats, in which the seats are turned one place
 * on. What is random is drawn for the block, and so the same in all its games; random line-ups take turns at the sizes
 * that a table may have, so that the length of a block is known without chance.
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
  // Blocks repeat their lengths after one round through the cells, or, with random line-ups, through the sizes too.
  const rounds = cells.some(({ lineup }) => lineup === RANDOM) ? sizes.length : 1;
  const starts = [0];
  for (let round = 0; round < rounds; round++)
    for (const cell of cells) starts.push(starts.at(-1)! + (rotate ? sizeOf(cell, round) : 1));
  const blocks = starts.length - 1;
  const games = starts[blocks]!;

  // Seats of a line-up are the same object in all its games, so that what follows from them is found once.
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
