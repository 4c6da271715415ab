import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { BOT_NAMES, type BotName, botAnswerer, botNamed, budgetOf } from '@woodlog/bots/carcassonne';
import {
  type CarcassonneAction,
  type CarcassonneQuestions,
  type CarcassonneState,
  acceptDraw,
  carcassonne,
  carcassonneTurn,
  dealer,
  kindsOf,
  tilesInBag,
} from '@woodlog/core/carcassonne';
import {
  type Answerer,
  type GameSetup,
  type Violation,
  chance,
  firstOf,
  lineStreams,
  violation,
} from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { parse, printAction } from '@woodlog/notation/carcassonne';
import { type Here, botOf, movesText, noTile, standingOf } from '@woodlog/session/carcassonne-play';
import { drive } from '../../turn/drive.ts';
import { namedBot, notABot } from '../../turn/named-bot.ts';
import type { PendingTurn, PlayedTurn, Position, TurnAdapter, TurnRequest } from '../../turn/turn-adapter.ts';
import { movesOf } from './moves.ts';
import { SEATS } from './play.ts';

export const carcassonneTurns: TurnAdapter = {
  options: ['bot', 'draw', 'budget'],
  position,
};

function position(text: string): Either<Violation, Position> {
  const standing = standingOf(text);
  if (isLeft(standing)) return standing;
  const { setup, table: state, actions, next, diagnostics } = standing.right;
  const seat = next?.index ?? null;
  const slip = slipOf(setup, actions) ?? unread(parse(text).diagnostics);
  const player = seat === null ? '' : setup.seats[seat]!.player;
  return right({
    diagnostics,
    next: next && { taker: SEATS[next.index]!, player, person: next.person },
    moves: (request) => (slip === null ? movesOf(state, request, botOf(player)) : left(slip)),
    async play(request) {
      if (seat === null) return left(violation('turn/over', 'the game is over'));
      if (slip !== null) return left(slip);
      const bot = namedBot(request.bot, botOf(player), BOT_NAMES);
      if (isLeft(bot)) return bot;
      if (bot.right === null && request.people !== true) return left(notABot(SEATS[seat]!, player, BOT_NAMES));
      const odd = oddDraw(state, request.draw ?? []);
      if (odd !== null) return left(violation('request/draw', odd));
      return play(standing.right, seat, bot.right, request);
    },
  });
}

/** Refuses a record with ledger errors: its moves are numbered and scored from the start. */
function slipOf(setup: GameSetup, actions: readonly CarcassonneAction[]): Violation | null {
  const table = carcassonne.setup(setup);
  if (isLeft(table)) return table.left;
  for (const action of actions) {
    const plan = carcassonne.plan(table.right, action);
    if ('violation' in plan) {
      const { message, law } = plan;
      return violation('turn/slips', `the record breaks the rules, correct it first: ${message}`, law ? { law } : {});
    }
    carcassonne.enact(table.right, plan);
  }
  return null;
}

/** Refuses a record with an unreadable move, for the same reason. */
function unread(diagnostics: readonly Diagnostic[]): Violation | null {
  const first = diagnostics.find(({ severity }) => severity === 'error');
  if (first === undefined) return null;
  return violation('turn/slips', `a part of the record cannot be read, correct it first: ${first.message}`);
}

/** Why these tiles cannot be drawn in this order, or null. */
function oddDraw(state: CarcassonneState, draw: readonly string[]): string | null {
  const bag: string[] = tilesInBag(state);
  for (const tile of draw) {
    const at = bag.indexOf(tile);
    if (at >= 0) bag.splice(at, 1);
    else return noTile(state, tile) ?? `${tile} is no kind of tile; they are ${kindsOf(state.expansions).join(', ')}`;
  }
  return null;
}

async function play(
  { setup, table: state, actions }: Here,
  seat: number,
  bot: BotName | null,
  request: TurnRequest,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const { seed, index = 0 } = request;
  const budget = budgetOf({ options: request.budget === undefined ? {} : { budget: request.budget } }, () =>
    performance.now(),
  );
  if (isLeft(budget)) return budget;
  const bots = setup.seats.flatMap((_, one) => (one === seat && bot !== null ? [botNamed(bot, budget.right)] : []));
  const others = (): Answerer<CarcassonneState, CarcassonneQuestions> => {
    // Bots break ties by a seed, even an empty one.
    const chances = lineStreams(seed ?? '', index, actions.length);
    const choosing =
      bot === null
        ? []
        : [
            botAnswerer(
              setup.seats.map(() => bots[0]!),
              chances,
            ),
          ];
    const dealt =
      seed === undefined ? [] : [chance<CarcassonneState, CarcassonneQuestions>(chances, dealer(chances.deck))];
    return firstOf(...choosing, ...dealt);
  };
  const played = await drive(
    {
      game: carcassonne,
      state,
      turnOf: carcassonneTurn,
      pile: 'bag',
      others,
      accept: acceptDraw(state),
      print: (action) => (action.kind === 'finish' ? null : printAction(action)),
    },
    request,
  );
  if (isLeft(played) || 'pending' in played.right) return played as Either<Violation, PendingTurn>;
  const { done, state: after, ...turn } = played.right;
  const winners = carcassonne.result(after)?.winners.map((one) => SEATS[one]!) ?? null;
  return right({ ...turn, taker: SEATS[seat]!, text: movesText(setup, actions, done), winners });
}
