import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type CarcassonnePlayers,
  BOT_NAMES,
  type BotName,
  isBotName,
  SEAT_NAMES,
  type SeatName,
  botsOf,
  play,
} from '@woodlog/bots/carcassonne';
import {
  type CarcassonneAction,
  type CarcassonneState,
  EXPANSIONS,
  type Expansion,
  FEWEST_SEATS,
  MOST_SEATS,
  carcassonne,
  sortedExpansions,
  totalOf,
} from '@woodlog/core/carcassonne';
import {
  type Choice,
  type GameSetup,
  type Violation,
  assert,
  fingerprint,
  streams,
  violation,
} from '@woodlog/core/kernel';
import { type Log, isWritableName, print, recordOf } from '@woodlog/notation/carcassonne';
import { UsageError } from '../../exit.ts';
import { refuseMapAndDeck } from '../bots.ts';
import { anyBots, hasPeople, numberedSeats, printNumbered, sentenceName, turnedSeats } from '../numbered-seats.ts';
import type { PlayAdapter } from '../play-adapter.ts';

export const SEATS: readonly SeatName[] = SEAT_NAMES;
const USUAL_BOTS = 'A=greedy,B=greedy';
/** Bots of a random table; the others take up to a thousand times as long. */
const QUICK_BOTS: readonly BotName[] = ['random', 'greedy'];

/** A record names no budget. */
const nameOf = (bot: string, seat: number): string => `${bot.replace(/:.*/, '')} ${seat + 1}`;

function namedExpansions(words: string | undefined): readonly Expansion[] {
  const names = words === undefined ? [] : words.split(',').map((word) => word.trim());
  const isKnown = (name: string): name is Expansion => (EXPANSIONS as readonly string[]).includes(name);
  const known = names.filter(isKnown);
  const odd = names.find((name) => !isKnown(name));
  if (odd !== undefined)
    throw new UsageError(`--expansions: unknown expansion ${odd}; they are ${EXPANSIONS.join(', ')}`);
  return sortedExpansions(known);
}

/** Puts comments before the record's own. */
const withComments = (log: Log, comments: readonly string[]): Log => ({
  ...log,
  header: { ...log.header, comments: [...comments, ...(log.header.comments ?? [])] },
});

/** Refuses a name that a record would not read back. */
function oddName({ seats }: GameSetup): Violation | null {
  const odd = seats.find(({ player }) => !isWritableName(player));
  if (odd === undefined) return null;
  return violation('setup/player', `${JSON.stringify(odd.player)} is no name for a player: a record could not say it`);
}

/** Tiles for each seat; the starter tile belongs to nobody. */
const roundOf = ({ tiles, seats }: Readonly<CarcassonneState>): number => Math.ceil((tiles.length - 1) / seats);

const scoresOf = (state: Readonly<CarcassonneState>): readonly number[] =>
  Array.from({ length: state.seats }, (_, seat) => totalOf(state, seat));

export const carcassonnePlay: PlayAdapter = {
  versions: 'rules 1 notation 3',
  bots: BOT_NAMES,
  botName: sentenceName,
  maps: {},
  decks: {},
  sizes: SEATS.map((_, i) => i + 1).slice(FEWEST_SEATS - 1, MOST_SEATS),
  setup(request) {
    refuseMapAndDeck(request, 'Carcassonne');
    const seats = numberedSeats(request.bots ?? USUAL_BOTS, SEATS, BOT_NAMES, nameOf, request.people, isBotName);
    const expansions = namedExpansions(request.expansions);
    const { budget } = request;
    const options = { ...(expansions.length > 0 && { expansions }), ...(budget !== undefined && { budget }) };
    return { game: 'carcassonne', seats, ...(Object.keys(options).length > 0 && { options }) };
  },
  problem(setup) {
    const table = carcassonne.setup(setup);
    if (isLeft(table)) return table.left;
    const odd = oddName(setup);
    if (odd) return odd;
    const bots = botsOf(setup, () => performance.now());
    return isLeft(bots) ? bots.left : null;
  },
  randomSeats: (chance, size) => anyBots(chance, size, QUICK_BOTS, nameOf),
  turned: (seats, by) => turnedSeats(seats, by, nameOf),
  seatNames: (seats) => SEATS.slice(0, seats.length),
  printBots: (seats) => printNumbered(seats, SEATS),
  hasPeople,
  opening({ setup }, comment) {
    return print(withComments(recordOf(setup, []), [comment]));
  },
  play({ setup, seed, index }, { keepLog, players, onChoice } = {}) {
    const odd = oddName(setup);
    if (odd) return left(odd);
    const bots = botsOf(setup, () => performance.now());
    if (isLeft(bots)) return bots;
    const kept: CarcassonneAction[] = [];
    keepLog?.((comments) => {
      return print(withComments(recordOf(setup, kept), comments));
    });
    const byRound: (readonly number[])[] = [];
    const onTurn = (actions: readonly CarcassonneAction[], state: Readonly<CarcassonneState>): void => {
      if (keepLog) kept.push(...actions);
      const round = roundOf(state);
      if (round > 0) byRound[round - 1] = scoresOf(state);
    };
    const own = players as CarcassonnePlayers | undefined;
    const chosen =
      onChoice &&
      ((choice: Choice, { tiles }: Readonly<CarcassonneState>) =>
        onChoice({ ...choice, line: tiles.length, step: 'place' }));
    const played = play(setup, streams(seed, index), bots.right, { onTurn, onChoice: chosen, players: own });
    if (isLeft(played)) return played;
    const { actions, state } = played.right;
    const result = carcassonne.result(state);
    assert(result !== null, 'the game did not end');
    return right({
      winners: result.winners.map((seat) => SEATS[seat]!),
      reason: result.reason,
      rounds: roundOf(state),
      scores: scoresOf(state),
      byRound,
      actions: actions.length,
      battles: 0,
      fingerprint: fingerprint(carcassonne.canonical(state)),
    });
  },
};
