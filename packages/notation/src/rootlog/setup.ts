import { isLeft } from 'fp-ts/lib/Either.js';
import type { GameSetup, SeatSetup } from '@woodlog/core/kernel';
import { type Action, type RootSetup, orderOfTurns } from '@woodlog/core/root';
import type { Header, Log } from './log.ts';
import { parseSeatName, printSeatName } from './seat-name.ts';

/**
 * The setup that a log describes. Seats are in the order of play once a first round is complete, and until then in that
 * of the header (D23). A map or deck that the log does not name is left out, so the game refuses the setup.
 */
export function setupOf({ header, turns }: Log): GameSetup {
  const advanced = header.comments?.map((one) => ADVANCED.exec(one)).find((found) => found !== null);
  const seats = header.players.map(({ faction, name }): SeatSetup => {
    const seat = parseSeatName(faction, name);
    if (isLeft(seat)) return { player: name, faction };
    const [, character] = advanced ?? [];
    if (character === undefined || faction !== 'V' || seat.right.bot !== undefined) return seat.right;
    return { ...seat.right, character: character.toLowerCase() };
  });
  return {
    game: 'root',
    ...(header.map !== undefined && { map: header.map }),
    ...(header.deck !== undefined && { deck: header.deck }),
    ...(header.clearings !== undefined && { suits: header.clearings }),
    seats: inOrderOfPlay(seats, turns),
    ...(header.hirelings !== undefined && { hirelings: header.hirelings }),
    ...(advanced && { options: { advancedSetup: true } }),
  };
}

/**
 * The header of a log with this setup, from which `setupOf` reads it back; `comments` come first.
 *
 * @example print({ game: 'root', header: headerOf(setup), turns: [], winners: [] })
 */
export function headerOf(
  setup: RootSetup,
  comments: readonly string[] = [],
  hirelingSetup: readonly Action[] = [],
): Header {
  const advanced = advancedSetupComment(setup);
  return {
    map: setup.map,
    deck: setup.deck,
    ...(setup.suits && { clearings: setup.suits }),
    ...(setup.hirelings?.length && { hirelings: setup.hirelings, hirelingSetup }),
    // A bot is written by name and settings, whatever its player is called (D22).
    players: setup.seats.map((seat) => ({ faction: seat.faction, name: printSeatName(seat) })),
    ...(setup.options?.pool && { pool: setup.options.pool }),
    comments: advanced === null ? comments : [...comments, advanced],
  };
}

/** The header comment that people set up by setup cards, with the character that was dealt to the Vagabond (A.8). */
const ADVANCED = /^\s*advanced setup\b(?:.*\bthe vagabond is the (\w+))?/i;

/** That comment; `null` for the standard setup. */
export function advancedSetupComment({ seats, options }: GameSetup): string | null {
  if (options?.['advancedSetup'] !== true) return null;
  const vagabond = seats.find(({ faction, character }) => faction === 'V' && character !== undefined);
  return vagabond === undefined ? 'Advanced setup' : `Advanced setup: the Vagabond is the ${vagabond.character}`;
}

function inOrderOfPlay(seats: readonly SeatSetup[], turns: Log['turns']): readonly SeatSetup[] {
  const played = orderOfTurns(turns.flatMap(({ setup, taker }) => (setup === true ? [] : [taker])));
  const place = ({ faction }: SeatSetup): number => played.indexOf(faction ?? '');
  return seats.every((seat) => place(seat) >= 0) ? [...seats].sort((a, b) => place(a) - place(b)) : seats;
}
