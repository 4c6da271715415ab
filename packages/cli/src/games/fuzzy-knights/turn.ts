import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { BOT_NAMES, botsOf } from '@woodlog/bots/fuzzy-knights';
import {
  ITEM_KINDS,
  type KnightsQuestions,
  type State,
  acceptDraw,
  chanceOf,
  fuzzyKnights,
} from '@woodlog/core/fuzzy-knights';
import { type Answerer, type GameSetup, type Violation, firstOf, lineStreams, violation } from '@woodlog/core/kernel';
import { print, printAction, parse, recordOf, replay } from '@woodlog/notation/fuzzy-knights';
import { ofTheTable, tableAndTurn } from '@woodlog/session/fuzzy-knights-play';
import { drive } from '../../turn/drive.ts';
import { namedBot, notABot } from '../../turn/named-bot.ts';
import type {
  PendingTurn,
  PlayedTurn,
  Position,
  TurnAdapter,
  TurnQuestion,
  TurnRequest,
} from '../../turn/turn-adapter.ts';
import { movesOf } from './moves.ts';
import { SEATS } from './play.ts';

export const fuzzyKnightsTurns: TurnAdapter = { options: ['bot', 'draw', 'dice'], position };

function position(text: string): Either<Violation, Position> {
  const game = replay(parse(text));
  if (isLeft(game)) return game;
  const { setup, table, turn, diagnostics } = game.right;
  // Tokens and the anchor come before anybody's turn.
  const seat = table.anchor === null ? null : fuzzyKnights.toAct(table);
  const over = fuzzyKnights.result(table) !== null;
  const { player = 'the table', bot: ofLog } = seat === null ? {} : setup.seats[seat]!;
  const taker = seat === null ? '' : SEATS[seat]!;
  return right({
    diagnostics,
    next: over ? null : { taker, player, person: seat !== null && ofLog === undefined },
    moves: (request) => movesOf(table, request, ofLog),
    async play(request) {
      if (over) return left(violation('turn/over', 'the game is over'));
      const bot = namedBot(request.bot, ofLog, BOT_NAMES);
      if (isLeft(bot)) return bot;
      if (seat !== null && bot.right === null && request.people !== true)
        return left(notABot(taker, player, BOT_NAMES));
      const odd = request.draw?.find((card) => !(ITEM_KINDS as readonly string[]).includes(card));
      if (odd !== undefined)
        return left(violation('request/draw', `${odd} is no card of the item deck; they are ${ITEM_KINDS.join(', ')}`));
      const seats = setup.seats.map((one, i) => (i === seat && bot.right !== null ? { ...one, bot: bot.right } : one));
      return play({ setup: { ...setup, seats }, table, line: turn, taker }, request);
    },
  });
}

interface Here {
  readonly setup: GameSetup;
  readonly table: State;
  /** Lines so far; each line of a seed has chance of its own. */
  readonly line: number;
  /** Empty for the table. */
  readonly taker: string;
}

async function play(
  { setup, table, line, taker }: Here,
  request: TurnRequest,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const { seed, index = 0 } = request;
  // Bots break ties by a seed, even an empty one.
  const bots = botsOf(setup, lineStreams(seed ?? '', index, line));
  if (isLeft(bots)) return bots;
  const others = (): Answerer<State, KnightsQuestions> => {
    const chances = lineStreams(seed ?? '', index, line);
    const choosing = botsOf(setup, chances);
    return firstOf(isLeft(choosing) ? bots.right : choosing.right, ...(seed === undefined ? [] : [chanceOf(chances)]));
  };
  const played = await drive(
    {
      game: fuzzyKnights,
      state: table,
      turnOf: taker === '' ? ofTheTable : tableAndTurn,
      pile: 'items',
      accept: acceptDraw,
      others,
      print: (action) => printAction(action),
    },
    { ...request, ...(request.answers && { answers: request.answers.map(renamed) }) },
  );
  if (isLeft(played)) return played;
  const answers = played.right.answers.map(renamed);
  if ('pending' in played.right) {
    const { pending } = played.right;
    const asked: TurnQuestion =
      'options' in pending && pending.options ? { ...pending, options: pending.options.map(renamed) } : pending;
    return right({ ...played.right, pending: asked, answers });
  }
  const { done, state: after, ...turn } = played.right;
  const result = fuzzyKnights.result(after);
  const header = print(recordOf(setup, [], null));
  // The log has its blank line after the header already, unless these are the first lines.
  const text = print(recordOf(setup, done, result)).slice(header.length + (line === 0 ? 0 : 1));
  return right({ ...turn, answers, taker, text, winners: result?.winners.map((one) => SEATS[one]!) ?? null });
}

/** Swaps `kind` and `type`, which JSON calls the other way round; only actions have either. */
function renamed(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const names: Readonly<Record<string, string>> = { kind: 'type', type: 'kind' };
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [names[name] ?? name, value]));
}
