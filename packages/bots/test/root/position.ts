import { type TurnOf, act } from '@woodlog/core/kernel';
import type { Action, Table } from '@woodlog/core/root';
import {
  type Players,
  type RootQuestions,
  type RootTurn,
  type RulesContext,
  contextOf,
  lineOf,
  playerOf,
  suitOfCard,
} from '@woodlog/core/root-law';
import { type Fixed, type Outcome, run as runWith } from '../../../core/test/root/written-position.ts';
import type { BotMemory, BotTurn } from '../../src/root/shared/bot.ts';
import { seatedBot } from '../../src/root/shared/compose.ts';

export { type Fixed, type Outcome, attack, logWith, positionOf } from '../../../core/test/root/written-position.ts';

const run = (
  position: string,
  faction: string,
  fixed: Fixed,
  turnFor: (players: Players) => TurnOf<Table, Action, RootQuestions>,
): Outcome => runWith(position, faction, fixed, turnFor, seatedBot);

/** Plays the next turn of a bot from a position written in Rootlog. */
export function turn(position: string, faction: string, fixed: Fixed = {}): Outcome {
  return run(position, faction, fixed, (players) => lineOf(players, playerOf(players, faction)!, false));
}

/** Plays the setup line of a bot. */
export function setup(position: string, faction: string, fixed: Fixed = {}): Outcome {
  return run(position, faction, fixed, (players) => lineOf(players, playerOf(players, faction)!, true));
}

/**
 * Plays only the steps of these sections, of whatever phase, in the order given. The order card is the one that the
 * position ends with on the bot's board (`F#anvil->$`), unless another is named.
 */
export function steps(
  position: string,
  faction: string,
  laws: readonly string[],
  fixed: Fixed & { readonly order?: string } = {},
): Outcome {
  return run(position, faction, fixed, (players) => (table) => playSteps(players, table, faction, laws, fixed.order));
}

/** Plays part of a turn: any procedures of the law. */
export function procedure(
  position: string,
  faction: string,
  body: (ctx: RulesContext) => RootTurn<unknown>,
  fixed: Fixed = {},
): Outcome {
  return run(
    position,
    faction,
    fixed,
    (players) =>
      function* (table) {
        yield* act<Action>({ kind: 'begin', faction });
        yield* body(contextOf(players, table, playerOf(players, faction)!));
        yield* act<Action>({ kind: 'end' });
      },
  );
}

/** Plays any part of a turn, such as what a bot does when it is gentrified, in a turn of the seat `taker`. */
export function during(
  position: string,
  taker: string,
  part: (turn: BotTurn, players: Players) => RootTurn<unknown>,
  fixed: Fixed = {},
): Outcome {
  return run(
    position,
    taker,
    fixed,
    (players) =>
      function* (table) {
        const seat = playerOf(players, taker)!;
        yield* act<Action>({ kind: 'begin', faction: taker });
        yield* part(contextOf<BotMemory>(players, table, seat), players);
        yield* act<Action>({ kind: 'end' });
      },
  );
}

function* playSteps(
  players: Players,
  table: Parameters<TurnOf<Table, Action, RootQuestions>>[0],
  faction: string,
  laws: readonly string[],
  order: string | undefined,
) {
  const me = playerOf(players, faction)!;
  yield* act<Action>({ kind: 'begin', faction });
  const now: BotTurn = contextOf<BotMemory>(players, table, me);
  const { cards, seats } = players.layout;
  const lying = table.state.piles[seats[me.index]!.boardPile]!.map((card) => cards.spellings[card]!);
  const card = order ?? lying.at(-1);
  now.order = card === undefined ? null : { card, suit: suitOfCard(card) };
  const { phases } = seatedBot(me.setup)!;
  const all = Object.values(phases).flatMap(({ steps: listed }) => listed);
  for (const law of laws) {
    // A section may be several steps, one for each column; a step may stand in several phases.
    const found = new Set(all.filter((one) => one.law === law));
    if (found.size === 0) throw new Error(`${faction} has no step ${law}`);
    for (const step of found) {
      now.cite(law);
      yield* step.play(now);
    }
  }
  yield* act<Action>({ kind: 'end' });
}
