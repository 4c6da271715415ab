import { UsageError } from '../exit.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { playersIn } from '../players/line-up.ts';
import { isOwnWord, parseNamedSeat } from '../players/own-player.ts';

/** What a ladder measures: a player among others, or in place of a bot. */
export interface LadderRequest {
  readonly player: string;
  /** Mixed tables: the player in all other seats. */
  readonly against?: string;
  /** Replacement: the table whose seats the player takes, one at a time. */
  readonly bots?: string;
  /** Seats to measure, separated by commas; all by default. */
  readonly seats?: string;
  /** Seats at a mixed table. */
  readonly size?: number;
}

/** One measurement: tables with the player at a seat, and the same tables without it. */
export interface Entry {
  readonly seat: string;
  /** As `--bots` takes them, the player in its seat. */
  readonly lineups: readonly string[];
  /** Who has the seat otherwise. */
  readonly instead: string;
  /** Whether its games are those of another entry, so that they count once over all seats. */
  readonly isRepeat: boolean;
}

/** Seats of the other players, as distances in the list of factions from the player's own. */
const OTHERS: readonly (readonly number[])[] = [
  [1, 2, 4],
  [3, 5, 9],
  [6, 7, 8],
];

/** The second Vagabond plays like the first, and meets the same others. */
const FIRST_VAGABOND = 'V';
const SECOND_VAGABOND = 'G';

const USUAL_SIZE = { root: 4, carcassonne: 2, 'fuzzy-knights': 2 } as const;

/** The entries to measure. Throws a `UsageError` for a contradictory request. */
export function entriesOf(
  request: LadderRequest,
  game: keyof typeof USUAL_SIZE,
  adapter: PlayAdapter,
  names: readonly string[],
): readonly Entry[] {
  const { against, bots, seats } = request;
  if ((against === undefined) === (bots === undefined))
    throw new UsageError(
      'say whom the player meets: --against PLAYER for mixed tables, or --bots LINE-UP to replace its bots',
    );
  const table = bots === undefined ? names : adapter.seatNames(adapter.setup({ bots }).seats);
  const wanted = seats?.split(',').map((word) => word.trim()) ?? table;
  const odd = wanted.find((seat) => !table.includes(seat));
  if (odd !== undefined) throw new UsageError(`--seats: unknown seat ${odd}; expected some of ${table.join(', ')}`);
  if (bots !== undefined)
    return wanted.map((seat) => ({ seat, lineups: [bots], instead: botAt(bots, seat), isRepeat: false }));
  parseNamedSeat(`${wanted[0]}=${against}`, '--against');
  const size = request.size ?? USUAL_SIZE[game];
  if (size < 2 || size > Math.min(names.length, 4)) throw new UsageError('--size: a mixed table has two to four seats');
  // Numbered seats are alike: rotating the table covers all.
  const mixed = game === 'root' ? wanted : wanted.slice(0, 1);
  return mixed.map((seat) => ({
    seat,
    lineups: mixedTables(seat, names, size, `${against}`, game),
    instead: `${against}`,
    isRepeat: seat === SECOND_VAGABOND && wanted.includes(FIRST_VAGABOND),
  }));
}

/** Custom players take their seats in a run by name, so that they meet at one table. */
function mixedTables(seat: string, names: readonly string[], size: number, against: string, game: string): string[] {
  // The second Vagabond takes the first one's place.
  const others = game === 'root' ? names.filter((name) => name !== SECOND_VAGABOND) : names;
  const at = others.indexOf(game === 'root' && seat === SECOND_VAGABOND ? FIRST_VAGABOND : seat);
  const tables = game === 'root' && !isOwnWord(against) ? OTHERS : OTHERS.slice(0, 1);
  return tables.map((table) => {
    const places =
      game === 'root' ? table.slice(0, size - 1).map((by) => at + by) : table.map((_, i) => i + 1).slice(0, size - 1);
    return [seat, ...places.map((place) => others[place % others.length])]
      .map((one) => `${one}=${isOwnWord(against) ? 'random' : against}`)
      .join(',');
  });
}

const botAt = (bots: string, seat: string): string =>
  bots
    .split(',')
    .map((word) => word.trim())
    .find((word) => word.startsWith(`${seat}=`))
    ?.slice(seat.length + 1) ?? '';

/** The custom players of an entry, as `--player` takes them: those that the player meets and, with it, the player itself. */
export function ownIn({ seat, lineups: [table = ''], instead }: Entry, player: string, withIt: boolean): string[] {
  const wordAt = (one: string): string => (withIt && one === seat ? player : instead);
  const seats = isOwnWord(instead) ? seatsOf(table) : [seat];
  return seats.filter((one) => isOwnWord(wordAt(one))).map((one) => `${one}=${wordAt(one)}`);
}

const seatsOf = (bots: string): string[] => bots.split(',').map((word) => word.split('=')[0]?.trim() ?? '');

/** An entry's line-ups with its player; `random` holds the seat of a custom player, which the run names. */
export const withPlayer = ({ seat, lineups }: Entry, player: string): readonly string[] =>
  lineups.map((bots) => playersIn(bots, [`${seat}=${player}`], '').bots);
