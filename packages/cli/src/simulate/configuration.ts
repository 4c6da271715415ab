import {
  type GameSetup,
  type Json,
  type SeatSetup,
  type Violation,
  canonicalSeats,
  canonicalSetup,
  fingerprint,
  violation,
} from '@woodlog/core/kernel';
import type { GameId } from '../games/game-ids.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import type { OwnWords } from '../players/own-player.ts';

/** In place of a line-up, a map or a deck: a random one for every block. */
export const RANDOM = 'random';
export type Random = typeof RANDOM;

/** What a run plays: every combination of line-ups, maps and decks. */
export interface RunConfiguration {
  readonly game: GameId;
  /** Seats in the order of play. */
  readonly lineups: readonly (readonly SeatSetup[] | Random)[];
  /** As in a setup; omitted for a game without maps. */
  readonly maps?: readonly string[];
  readonly decks?: readonly string[];
  /** Whether every line-up is played in each rotation of its seats. */
  readonly rotate?: boolean;
  /** Custom players by seat of the line-ups; only the command line names their code. */
  readonly players?: OwnWords;
  /** What all games share otherwise. */
  readonly common?: Omit<GameSetup, 'game' | 'seats' | 'map' | 'deck'>;
}

/** A configuration in canonical form: the same for equivalent configurations, whatever the players' names. */
export function canonicalConfiguration({
  game,
  lineups,
  maps = [],
  decks = [],
  rotate = false,
  players,
  common,
}: RunConfiguration): Readonly<Record<string, Json>> {
  return {
    ...canonicalSetup({ game, ...common, seats: [] }),
    lineups: lineups.map((lineup) => (lineup === RANDOM ? RANDOM : canonicalSeats(lineup))),
    ...(maps.length > 0 && { maps }),
    ...(decks.length > 0 && { decks }),
    ...(rotate && { rotate }),
    ...(players !== undefined && { players }),
  };
}

/**
 * Everything a row depends on besides its index, as 32 hexadecimal digits. Runs with the same hash have the same rows.
 *
 * @param versions those of the game's rules and notation
 */
export const configurationHash = (configuration: RunConfiguration, seed: string, versions: string): string =>
  fingerprint([canonicalConfiguration(configuration), seed, versions]);

/** A combination of a configuration, before chance decides its random parts. */
export interface Cell {
  readonly lineup: readonly SeatSetup[] | Random;
  readonly map: string | undefined;
  readonly deck: string | undefined;
}

/** Every combination of a configuration: line-up by map by deck, the last changing fastest. */
export function cellsOf({ lineups, maps = [], decks = [] }: RunConfiguration): readonly Cell[] {
  return lineups.flatMap((lineup) =>
    orNone(maps).flatMap((map) => orNone(decks).map((deck): Cell => ({ lineup, map, deck }))),
  );
}

const orNone = (words: readonly string[]): readonly (string | undefined)[] => (words.length > 0 ? words : [undefined]);

/** A line-up as for `--bots`, in canonical form; or `random`. */
export const lineupText = (lineup: readonly SeatSetup[] | Random, { printBots }: PlayAdapter): string =>
  lineup === RANDOM ? RANDOM : printBots(lineup.map(inOneOrder));

/** A seat with its words in canonical order. */
const inOneOrder = ({ difficulties = [], traits = [], ...seat }: SeatSetup): SeatSetup => ({
  ...seat,
  ...(difficulties.length > 0 && { difficulties: [...difficulties].sort() }),
  ...(traits.length > 0 && { traits: [...traits].sort() }),
});

/** Why a configuration cannot be played, or null. */
export function configurationProblem(configuration: RunConfiguration, adapter: PlayAdapter): Violation | null {
  if (typeof configuration.common?.options?.['budget'] === 'string')
    return violation(
      'setup/budget',
      'the budget of a run is a number of playouts, so that its games are the same anywhere',
    );
  const { game, common, maps = [], decks = [] } = configuration;
  for (const [what, asked, known] of [
    ['map', maps, adapter.maps],
    ['deck', decks, adapter.decks],
  ] as const)
    if (asked.includes(RANDOM) && Object.keys(known).length === 0)
      return violation(`setup/${what}`, `${game} has no ${what}s to choose from`);
  for (const { lineup, map, deck } of cellsOf(configuration)) {
    const seats = lineup === RANDOM ? adapter.setup({}).seats : lineup;
    const words = {
      map: map === RANDOM ? Object.values(adapter.maps)[0] : map,
      deck: deck === RANDOM ? Object.values(adapter.decks)[0] : deck,
    };
    const problem = adapter.problem(setupOf(game, seats, words.map, words.deck, common));
    if (problem !== null) return problem;
  }
  return null;
}

/** A setup of these parts. */
export const setupOf = (
  game: GameId,
  seats: readonly SeatSetup[],
  map: string | undefined,
  deck: string | undefined,
  common: RunConfiguration['common'] = {},
): GameSetup => ({
  game,
  ...(map !== undefined && { map }),
  ...(deck !== undefined && { deck }),
  seats,
  ...common,
});
