import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneAction,
  type CarcassonneQuestions,
  type CarcassonneState,
  acceptDraw,
  carcassonne,
  carcassonneTurn,
  dealer,
} from '@woodlog/core/carcassonne';
import {
  type Answerer,
  type Choice,
  Choices,
  type GameSetup,
  type Streams,
  type Violation,
  chance,
  firstOf,
  simulate,
  stream,
  violation,
} from '@woodlog/core/kernel';
import type { Bot, CarcassonnePlayer } from './bot.ts';
import { budgetOf } from './budget.ts';
import { BOT_NAMES, botNamed, isBotName } from './named.ts';

/** A whole game: its actions, from the starter tile to the scoring at the end, and the table after them. */
export interface PlayedGame {
  readonly actions: readonly CarcassonneAction[];
  readonly state: CarcassonneState;
}

/** Answers for bots, one for each seat. */
export function botAnswerer(bots: readonly Bot[], streams: Streams): Answerer<CarcassonneState, CarcassonneQuestions> {
  return (question, state) => {
    if (question.kind !== 'choose' || !('tile' in question) || question.options === undefined) return undefined;
    const { seat, tile, options } = question;
    return bots[seat]?.({ state, tile, options, chance: streams.bots });
  };
}

/** Custom players, by seat. */
export type CarcassonnePlayers = ReadonlyMap<number, CarcassonnePlayer>;

/** Asks custom players, with separate chance for each decision. */
function playerAnswerer(
  players: CarcassonnePlayers,
  streams: Streams,
  tellValue?: (value: number) => void,
): Answerer<CarcassonneState, CarcassonneQuestions> {
  const seed = players.size === 0 ? '' : `${streams.bots.int(2 ** 32)}`;
  let decisions = 0;
  return (question, state) => {
    if (question.kind !== 'choose' || !('tile' in question) || question.options === undefined) return undefined;
    const { seat, tile, options } = question;
    const chance = stream(seed, ++decisions, 'player');
    const told = tellValue && { tellValue };
    return players.get(seat)?.choose({ seat, turn: state.tiles.length, view: state, tile, options, chance, ...told });
  };
}

/** The bots of a setup's seats. A seat without one, an unknown bot and an invalid budget are violations. */
export function botsOf(setup: GameSetup, now?: () => number): Either<Violation, readonly Bot[]> {
  const budget = budgetOf(setup, now);
  if (isLeft(budget)) return budget;
  const bots: Bot[] = [];
  for (const { player, bot } of setup.seats) {
    if (bot === undefined || !isBotName(bot)) {
      const known = BOT_NAMES.join(', ');
      return left(violation('setup/bot', `${player} has no bot: expected one of ${known}, got ${bot ?? 'a person'}`));
    }
    bots.push(botNamed(bot, budget.right));
  }
  return right(bots);
}

/** Followers of a game, and players in place of bots. */
export interface PlayOptions {
  /** Called with the actions of each turn, and the table after it, which changes with the next. */
  readonly onTurn?: ((actions: readonly CarcassonneAction[], state: Readonly<CarcassonneState>) => void) | undefined;
  readonly onChoice?: ((choice: Choice, state: Readonly<CarcassonneState>) => void) | undefined;
  /** They play in place of the bots of their seats. */
  readonly players?: CarcassonnePlayers | undefined;
}

/**
 * Plays a game of bots: the deck stream shuffles the bag, and the bots' stream makes their random choices. The same
 * setup and streams give the same game, unless a bot uses a clock.
 *
 * @example play(setup, streams('maple', 17), [greedyBot, randomBot])
 */
export function play(
  setup: GameSetup,
  streams: Streams,
  bots: readonly Bot[],
  { onTurn, onChoice, players = new Map() }: PlayOptions = {},
): Either<Violation, PlayedGame> {
  const opening = carcassonne.setup(setup);
  if (isLeft(opening)) return opening;
  const state = opening.right;
  const choices = onChoice && new Choices<CarcassonneState, CarcassonneQuestions>(onChoice);
  const asked = firstOf(
    chance<CarcassonneState, CarcassonneQuestions>(streams, dealer(streams.deck)),
    playerAnswerer(players, streams, choices?.tellValue),
    botAnswerer(bots, streams),
  );
  const answerer = choices?.following(asked) ?? asked;
  const actions: CarcassonneAction[] = [];
  while (carcassonne.toAct(state) !== null) {
    const played = simulate(carcassonne, carcassonneTurn, state, answerer, acceptDraw(state));
    if (isLeft(played)) return played;
    actions.push(...played.right.actions);
    onTurn?.(played.right.actions, state);
  }
  return right({ actions, state });
}
