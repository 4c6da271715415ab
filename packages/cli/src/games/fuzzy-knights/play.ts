import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  BOT_NAMES,
  type KnightsPlayer,
  SEAT_NAMES,
  type SeatName,
  botSetup,
  botsOf,
  playGame,
} from '@woodlog/bots/fuzzy-knights';
import { type Action, MOST_PLAYERS, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type GameSetup, type Violation, fingerprint, streams, violation } from '@woodlog/core/kernel';
import { print, recordOf } from '@woodlog/notation/fuzzy-knights';
import { UsageError } from '../../exit.ts';
import { visible } from '../../show/visible.ts';
import { refuseMapAndDeck } from '../bots.ts';
import { anyBots, hasPeople, numberedSeats, printNumbered, sentenceName, turnedSeats } from '../numbered-seats.ts';
import type { PlayAdapter } from '../play-adapter.ts';

export const SEATS: readonly SeatName[] = SEAT_NAMES.slice(0, MOST_PLAYERS);
/** Boards of one map, two and four. A setup may have any rectangle up to 40 by 40. */
export const BOARDS: Readonly<Record<string, string>> = {
  '10x10': '10x10',
  '20x10': '20x10',
  '10x20': '10x20',
  '20x20': '20x20',
};
const USUAL_BOTS = 'P1=castellan,P2=castellan';

const nameOf = (bot: string, seat: number): string => `${bot[0]?.toUpperCase()}${bot.slice(1)} ${seat + 1}`;

/** Why bots cannot play a setup, or null. */
function problem(setup: GameSetup): Violation | null {
  const table = fuzzyKnights.setup(setup);
  if (isLeft(table)) return table.left;
  const bots = botsOf(setup, streams('', 0));
  if (isLeft(bots)) return bots.left;
  const person = setup.seats.findIndex(({ bot }) => bot === undefined);
  if (person < 0) return null;
  const who = `${SEATS[person]} (${setup.seats[person]?.player})`;
  return violation('setup/bot', `${who} has no bot; bots are ${BOT_NAMES.join(', ')}`);
}

export const fuzzyKnightsPlay: PlayAdapter = {
  versions: 'rules 1 notation 1',
  bots: BOT_NAMES,
  botName: sentenceName,
  maps: BOARDS,
  decks: {},
  sizes: SEATS.map((_, i) => i + 1).slice(1),
  setup(request) {
    const { map = '10x10', ...others } = request;
    refuseMapAndDeck(others, 'Fuzzy Knights');
    const boards = Object.keys(BOARDS);
    if (!boards.includes(map))
      throw new UsageError(`--map: unknown board ${visible(map)}; boards are ${boards.join(', ')}`);
    const seats = numberedSeats(request.bots ?? USUAL_BOTS, SEATS, BOT_NAMES, nameOf, request.people);
    return { ...botSetup([]), map, seats };
  },
  problem,
  randomSeats: (chance, size) => anyBots(chance, size, BOT_NAMES, nameOf),
  turned: (seats, by) => turnedSeats(seats, by, nameOf),
  seatNames: (seats) => SEATS.slice(0, seats.length),
  printBots: (seats) => printNumbered(seats, SEATS),
  hasPeople,
  opening({ setup }, comment) {
    const log = recordOf(setup, [], null);
    return print({ ...log, header: { ...log.header, comments: [comment] } });
  },
  play({ setup, seed, index }, { keepLog, players, onChoice } = {}) {
    const missing = problem(setup);
    if (missing !== null) return left(missing);
    const kept: Action[] = [];
    let result: Parameters<typeof recordOf>[2] = null;
    keepLog?.((comments) => {
      const log = recordOf(setup, kept, result);
      return print({ ...log, header: { ...log.header, comments } });
    });
    const own = [...(players ?? [])].map(([seat, player]) => [SEATS[seat], player]);
    const played = playGame(setup, seed, index, {
      onAction: keepLog && ((action) => kept.push(action)),
      onChoice: onChoice && ((choice, { day, phase }) => onChoice({ ...choice, line: day, step: phase.name })),
      players: Object.fromEntries(own) as Readonly<Record<string, KnightsPlayer>>,
    });
    if (isLeft(played)) return played;
    const { actions, table } = played.right;
    result = played.right.result;
    return right({
      winners: result.winners.map((seat) => SEATS[seat]!),
      reason: result.reason,
      rounds: table.day,
      scores: setup.seats.map(() => null),
      byRound: [],
      actions: actions.length,
      battles: actions.filter(({ kind }) => kind === 'engage').length,
      fingerprint: fingerprint(fuzzyKnights.canonical(table)),
    });
  },
};
