import { isLeft } from 'fp-ts/lib/Either.js';
import { type Answerer, type TurnOf, act, simulate } from '@woodlog/core/kernel';
import { type Action, type Table, root, type ClearingOrBurrow } from '@woodlog/core/root';
import {
  type RootQuestions,
  type RootTurn,
  type Players,
  type RulesContext,
  battle,
  lineOf,
  playerOf,
  suitOfCard,
  contextOf,
} from '@woodlog/core/root-law';
import { parse, printAction, replay } from '@woodlog/notation/root';
import type { BotMemory, BotTurn } from '../../src/root/shared/bot.ts';
import { seatPlayers, seatedBot } from '../../src/root/shared/compose.ts';

/** Fixed chance, written as the command line has it. All of it has to be used, and nothing else is asked. */
export interface Fixed {
  /** Cards off the draw pile (or quests) in order: `F#anvil,M#sword`. */
  readonly draw?: string;
  /** Raw rolls in order: `3,1;2,2`. */
  readonly dice?: string;
  /** What chance picks, in order. */
  readonly picks?: readonly (string | number)[];
  /** What people choose, in order. */
  readonly chosen?: readonly (string | number)[];
}

/** What came of it: the actions as Rootlog, without the line's label, and the sections that ran, in order. */
export interface Outcome {
  readonly text: string;
  readonly sections: readonly string[];
  readonly table: Table;
}

/** Logs of these players on the Fall map, with the standard deck: the players' lines once, and then those of each log. */
export const logWith =
  (...players: readonly string[]) =>
  (...lines: readonly string[]): string =>
    ['Map: Fall', 'Deck: Standard', ...players, '', ...lines].join('\n');

/** The table that a log ends in. It has to be right to the last action. */
export function positionOf(text: string): Table {
  const game = replay(parse(text));
  if (isLeft(game)) throw new Error(game.left.message);
  const { table, diagnostics } = game.right;
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return table;
}

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

/** A battle, as a part of a turn. */
export const attack =
  (attacker: string, defender: string, clearing: ClearingOrBurrow) =>
  (ctx: RulesContext): RootTurn<unknown> =>
    battle(ctx, playerOf(ctx, attacker)!, playerOf(ctx, defender)!, clearing);

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
      now.report?.(law);
      yield* step.play(now);
    }
  }
  yield* act<Action>({ kind: 'end' });
}

function run(
  position: string,
  faction: string,
  fixed: Fixed,
  turnFor: (players: Players) => TurnOf<Table, Action, RootQuestions>,
): Outcome {
  const table = positionOf(position);
  const sections: string[] = [];
  const players = seatPlayers(table, (law) => sections.push(law));
  const left = answersLeft(fixed);
  const played = simulate(root, turnFor(players), table, answererOf(left));
  if (isLeft(played)) throw new Error(`action ${played.left.index}: ${played.left.message}`);
  const over = Object.entries(left).filter(([, list]) => list.length > 0);
  if (over.length > 0) throw new Error(`chance left over: ${JSON.stringify(Object.fromEntries(over))}`);
  const actions = played.right.actions.slice(1, -1);
  return { text: actions.map((action) => printAction(action, faction)).join('/'), sections, table };
}

interface Left {
  readonly draw: string[];
  readonly dice: number[][];
  readonly picks: (string | number)[];
  readonly chosen: (string | number)[];
}

function answersLeft({ draw, dice, picks = [], chosen = [] }: Fixed): Left {
  return {
    draw: draw === undefined ? [] : draw.split(','),
    dice: dice === undefined ? [] : dice.split(';').map((roll) => roll.split(',').map(Number)),
    picks: [...picks],
    chosen: [...chosen],
  };
}

function answererOf(left: Left): Answerer<Table, RootQuestions> {
  return (question) => {
    switch (question.kind) {
      case 'draw':
        return left.draw.length < question.count ? undefined : left.draw.splice(0, question.count);
      case 'roll':
        return left.dice.shift();
      case 'pick':
        return left.picks.shift();
      case 'choose':
        return left.chosen.shift();
    }
  };
}
