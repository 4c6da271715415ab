import { visible } from '../../show/visible.ts';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type Line,
  type PlayedGame,
  hirelingsAtRandom,
  hirelingsProblem,
  playGame,
  randomSeats,
  seatsViolation,
  withSuits,
} from '@woodlog/bots/root';
import {
  Bug,
  type Choice,
  type GameSetup,
  type SeatSetup,
  type Stream,
  type Violation,
  fingerprint,
  stream,
  streams,
  violation,
} from '@woodlog/core/kernel';
import {
  type Action,
  BOTS,
  DECK_IDS,
  DECK_SPELLINGS,
  FACTIONS,
  MAP_IDS,
  MAP_SPELLINGS,
  RANDOM_PLAYER,
  type RootSetup,
  botFor,
  canDraft,
  draftAtRandom,
  isDrafting,
  root,
  rootSetup,
  setupViolation,
  tableWord,
  type Table,
} from '@woodlog/core/root';
import type { Position, RootPlayer } from '@woodlog/core/root-law';
import { type Log, headerOf, print } from '@woodlog/notation/root';
import { UsageError } from '../../exit.ts';
import type { PlayAdapter } from '../play-adapter.ts';
import { askDraft } from './ask-draft.ts';
import { atRandom, isPerson, isWritableName, named, parseRootSeats, playerOfSeat, printRootSeats } from './seats.ts';

/** The default table. */
const USUAL_BOTS = 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,N=chameleandroid';

/** At a random table one seat in twelve, but the first, plays at random. */
const RANDOM_SEATS = 12;

/** Root, played by bots and by people who play at random, all by the law. */
export const rootPlay: PlayAdapter = {
  versions: 'rules 1 notation 2.8',
  bots: [...BOTS.map(({ id }) => id), RANDOM_PLAYER],
  botName: (bot) => (bot === RANDOM_PLAYER ? 'Random' : (BOTS.find(({ id }) => id === bot)?.name ?? bot)),
  maps: MAP_IDS,
  decks: DECK_IDS,
  sizes: [2, 3, 4, 5, 6],
  setup({ bots = USUAL_BOTS, map = 'fall', deck = 'exiles', people, advancedSetup }) {
    const seats = parseRootSeats(bots, people);
    return {
      game: 'root',
      map: chosen('map', map, MAP_SPELLINGS, MAP_IDS),
      deck: chosen('deck', deck, DECK_SPELLINGS, DECK_IDS),
      seats,
      ...(advancedSetup && { options: { advancedSetup: true } }),
    };
  },
  spelled: spelledSetup,
  problem(asked) {
    const wrong = draftViolation(asked);
    if (wrong !== null) {
      // Errors of the table come first; only a seat without a faction concerns the draft.
      const atTable = setupViolation(asked);
      return atTable === null || atTable.violation === 'setup/faction' ? wrong : atTable;
    }
    const setup = withDraft(asked, stream('', 0, 'draft'));
    return setupViolation(setup) ?? seatsViolation(setup) ?? unwritable(setup);
  },
  drafted: (game) => ({ ...game, setup: withDraft(game.setup, stream(game.seed, game.index, 'draft')) }),
  askDraft,
  randomSeats(chance, size) {
    const factions = FACTIONS.filter((letter) => botFor(letter) !== undefined || chance.int(RANDOM_SEATS) === 0);
    return chance.shuffle(randomSeats(chance, size, RANDOM_SEATS, factions).map(named));
  },
  turned: (seats, by) => [...seats.slice(by), ...seats.slice(0, by)],
  seatNames: (seats) => seats.map(({ faction = '' }) => faction),
  printBots: printRootSeats,
  hasPeople: ({ seats }) => seats.some(isPerson),
  opening({ setup: asked, seed, index }, comment) {
    const checked = rootSetup(asked);
    if (isLeft(checked)) throw new Bug(checked.left.message, { seed, index });
    const setup = withSuits(checked.right, streams(seed, index));
    const placed = setup.hirelings?.length ? hirelingsAtRandom(setup, streams(seed, index)) : [];
    return print(logOf(setup, [], [comment], null, placed));
  },
  play({ setup: asked, seed, index }, { keepLog, players: own, onChoice } = {}) {
    const problem = unwritable(asked);
    if (problem !== null) return left(problem);
    const checked = rootSetup(asked);
    if (isLeft(checked)) return checked;
    const chances = streams(seed, index);
    const setup = withSuits(checked.right, chances);
    const kept: Line[] = [];
    let ended: PlayedGame | null = null;
    // The actions of the current line, from its `begin` on.
    let open: Action[] = [];
    let placed: readonly Action[] = [];
    keepLog?.((comments) => print(logOf(setup, [...kept, ...brokenLine(open)], comments, ended, placed)));
    let actions = 0;
    let battles = 0;
    let lines = 0;
    let turns = 0;
    const byRound: (readonly (number | null)[])[] = [];
    const players = [...(own ?? [])].map(([seat, player]) => [setup.seats[seat]?.faction ?? '', player]);
    const played = playGame(setup, chances, {
      lines: false,
      players: Object.fromEntries(players) as Readonly<Record<string, RootPlayer>>,
      onHirelings: (actions) => {
        placed = actions;
      },
      afterLine(table, line) {
        lines += 1;
        if (!line.setup) byRound[Math.floor(turns++ / setup.seats.length)] = scoresOf(table);
        actions += line.actions.length;
        for (const { kind } of line.actions) if (kind === 'battle') battles++;
        if (keepLog) kept.push(line);
        open = [];
      },
      ...(keepLog && { onAction: (action: Action) => open.push(action) }),
      ...(onChoice && {
        onChoice: (choice: Choice, now: Position['now']) =>
          onChoice({ ...choice, line: lines + 1, step: now?.stage ?? 'setup' }),
      }),
    });
    if (isLeft(played)) return played;
    ended = played.right;
    const { table, rounds, winners, reason } = ended;
    return right({
      winners,
      reason: winners.length === 0 ? 'rounds' : reason,
      rounds,
      scores: scoresOf(table),
      byRound,
      actions,
      battles,
      fingerprint: fingerprint(root.canonical(table)),
    });
  },
};

/** Drafts factions by chance; returns the same setup if no seat drafts. */
const withDraft = (setup: GameSetup, chance: Stream): GameSetup =>
  setup.seats.some(isDrafting) ? draftAtRandom(setup, chance) : setup;

/** Why seats cannot draft their factions, or null: drafting belongs to the advanced setup. */
function draftViolation(setup: GameSetup): Violation | null {
  if (!setup.seats.some(isDrafting)) return null;
  const said = (message: string): Violation => violation('setup/draft', message, { law: 'A.8' });
  if (setup.options?.['advancedSetup'] !== true)
    return said('factions are drafted in the advanced setup only: add --advanced-setup, or the option advancedSetup');
  if (setup.seats.some((seat) => isDrafting(seat) && !mayDraft(seat)))
    return said('bots draft no faction: give each of them a letter');
  return canDraft(setup) ? null : said('too few factions are left to draft from');
}

const mayDraft = (seat: SeatSetup): boolean => seat.bot === RANDOM_PLAYER || isPerson(seat);

/** People can hire: at the prompt, and those who play at random. */
const mayHire = (seat: SeatSetup): boolean => playerOfSeat(seat) !== null || isPerson(seat);

/** A seat whose marker has left the track has no score. */
const scoresOf = ({ scores, markers }: Readonly<Table>): readonly (number | null)[] =>
  scores.map((points, seat) => (markers[seat] === null ? points : null));

/** Why a log could not record the setup, and so would replay to another table; or null. */
function unwritable({ seats, landmarks = [], hirelings = [] }: GameSetup): Violation | null {
  if (landmarks.length > 0) return violation('setup/landmark', 'bots set up no landmarks but those of the map');
  if (hirelings.length > 0 && !seats.some(mayHire)) {
    const message = 'bots hire nobody: leave the hirelings out, or let people play';
    return violation('setup/hireling', message, { law: 'A.6' });
  }
  const unhirable = hirelings.length === 0 ? null : hirelingsProblem(seats, hirelings);
  if (unhirable !== null) return violation('setup/hireling', unhirable, { law: 'A.6' });
  const odd = seats.find((seat) => seat.bot === undefined && !isWritableName(seat.faction ?? '', seat.player));
  if (odd === undefined) return null;
  return violation(
    'setup/player',
    `${odd.player || 'an empty name'} is no name for a player: a log could not tell who plays ${odd.faction}`,
  );
}

function chosen<T extends string>(
  what: string,
  word: string,
  spellings: ReadonlyMap<string, T>,
  known: Readonly<Record<string, T>>,
): T {
  const name = tableWord(spellings, word);
  if (name === undefined)
    throw new UsageError(
      `--${what}: unknown ${what} "${visible(word)}"; expected one of ${Object.keys(known).join(', ')}`,
    );
  return name;
}

/** Normalises the names of map and deck as headers have them. */
function spelledSetup(asked: GameSetup): GameSetup {
  const setup = { ...asked, seats: asked.seats.map(atRandom) };
  const { map, deck } = setup;
  const names = {
    map: map === undefined ? undefined : tableWord(MAP_SPELLINGS, map),
    deck: deck === undefined ? undefined : tableWord(DECK_SPELLINGS, deck),
  };
  if ((names.map ?? map) === map && (names.deck ?? deck) === deck) return setup;
  return { ...setup, ...(names.map && { map: names.map }), ...(names.deck && { deck: names.deck }) };
}

/** A line that a bug interrupted. */
function brokenLine([begin, ...actions]: readonly Action[]): readonly Line[] {
  if (begin?.kind !== 'begin' || actions.length === 0) return [];
  return [{ taker: begin.faction, setup: begin.setup === true, actions }];
}

/** The log of a game so far; a draw says why nobody won (D29). */
export function logOf(
  setup: RootSetup,
  lines: readonly Line[],
  comments: readonly string[],
  ended: PlayedGame | null,
  hirelingSetup: readonly Action[] = [],
): Log {
  const winners = ended?.winners ?? [];
  const draw = ended !== null && winners.length === 0;
  return {
    game: 'root',
    header: headerOf(setup, comments, hirelingSetup),
    turns: lines.map(({ taker, setup: inSetup, actions }, i) => ({
      taker,
      ...(inSetup && { setup: true as const }),
      actions,
      ...(draw && i === lines.length - 1 && { comment: ended.reason }),
    })),
    winners,
  };
}
