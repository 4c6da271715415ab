import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type Action,
  chanceOf,
  fuzzyKnights,
  type KnightsQuestions,
  type State,
  wholeGame,
} from '@woodlog/core/fuzzy-knights';
import {
  type Answerer,
  bugAt,
  type Choice,
  Choices,
  firstOf,
  type GameResult,
  type GameSetup,
  simulate,
  stream,
  type Streams,
  streams,
  observing,
  type Violation,
  violation,
} from '@woodlog/core/kernel';
import type { Bot, KnightsPlayer } from './bot.ts';
import { castellanBot } from './castellan/castellan.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['random', 'sensible', 'castellan'] as const;
/** A bot of Fuzzy Knights, as a setup names it. */
export type BotName = (typeof BOT_NAMES)[number];

const BOTS: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  castellan: castellanBot,
  // A simpler bot had this name; logs and setups with it still work.
  sensible: castellanBot,
};

/** Default number of days after which a game of bots is a draw. */
const DEFAULT_DAYS = 100;

/** A setup of bots in counter-clockwise order. */
export function botSetup(bots: readonly BotName[], options: GameSetup['options'] = {}): GameSetup {
  const seats = bots.map((bot, i) => ({ player: `${bot[0]!.toUpperCase()}${bot.slice(1)} ${i + 1}`, bot }));
  return { game: 'fuzzy-knights', map: '10x10', seats, options: { rules: 'cards', days: DEFAULT_DAYS, ...options } };
}

export function botsOf(setup: GameSetup, chances: Streams): Either<Violation, Answerer<State, KnightsQuestions>> {
  const bots: (Bot | null)[] = [];
  for (const { bot } of setup.seats) {
    if (bot !== undefined && !Object.hasOwn(BOTS, bot)) {
      return left(violation('setup/bot', `bots are ${BOT_NAMES.join(', ')}, not ${bot}`));
    }
    bots.push(bot === undefined ? null : BOTS[bot as BotName]);
  }
  return right((question, state) => {
    if (question.kind !== 'choose' || !question.options) return undefined;
    return bots[question.seat]?.(state, question.seat, question.options, chances.bots);
  });
}

/** Asks custom players, with separate chance for each decision. */
function playerAnswerer(
  players: readonly (KnightsPlayer | undefined)[],
  seed: string,
  game: number,
  tellValue?: (value: number) => void,
): Answerer<State, KnightsQuestions> {
  let decisions = 0;
  return (question, state) => {
    if (question.kind !== 'choose' || !question.options) return undefined;
    const { seat, options } = question;
    const chance = stream(seed, game, `player ${++decisions}`);
    const told = tellValue && { tellValue };
    return players[seat]?.choose({ seat, turn: state.day, view: state, options, chance, ...told });
  };
}

/** A game that was played to its end. */
export interface PlayedGame {
  readonly setup: GameSetup;
  /** Every step in order; applied to the setup's table, they give `table`. */
  readonly actions: readonly Action[];
  readonly table: State;
  readonly result: GameResult;
}

/** The names of the seats, in counter-clockwise order. */
export const SEAT_NAMES = ['P1', 'P2', 'P3', 'P4'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

/** Followers of a game, and players in place of bots. */
export interface GameOptions {
  /** Called with each action that the rules accept. */
  readonly onAction?: ((action: Action) => void) | undefined;
  readonly onChoice?: ((choice: Choice, state: Readonly<State>) => void) | undefined;
  /** Custom players by seat name, in place of bots. */
  readonly players?: Readonly<Partial<Record<SeatName, KnightsPlayer>>>;
}

/**
 * Plays a whole game with the setup's bots and custom players. The same seed, index and setup give the same game
 * anywhere. An answer that is not an option is a violation.
 *
 * @example playGame(botSetup(['castellan', 'random']), 'maple', 17)
 */
export function playGame(
  setup: GameSetup,
  seed: string,
  game = 0,
  { onAction, onChoice, players = {} }: GameOptions = {},
): Either<Violation, PlayedGame> {
  const names = SEAT_NAMES.slice(0, setup.seats.length);
  const odd = Object.keys(players).find((name) => !(names as readonly string[]).includes(name));
  if (odd !== undefined)
    return left(violation('setup/player', `there is no seat ${odd}; the seats are ${names.join(', ')}`));
  const own = names.map((name) => players[name]);
  const table = fuzzyKnights.setup(setup);
  if (isLeft(table)) return table;
  const chances = streams(seed, game);
  const bots = botsOf(setup, chances);
  if (isLeft(bots)) return bots;
  const choices = onChoice && new Choices<State, KnightsQuestions>(onChoice);
  const asked = firstOf(chanceOf(chances), playerAnswerer(own, seed, game, choices?.tellValue), bots.right);
  try {
    const played = simulate(
      onAction === undefined ? fuzzyKnights : observing(fuzzyKnights, onAction),
      wholeGame,
      table.right,
      choices?.following(asked) ?? asked,
    );
    if (isLeft(played)) return played;
    const result = fuzzyKnights.result(table.right);
    if (!result) return left(violation('play/unfinished', 'the game did not end'));
    return right({ setup, actions: played.right.actions, table: table.right, result });
  } catch (thrown) {
    throw bugAt(thrown, { seed, game });
  }
}
