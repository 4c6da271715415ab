import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, printAction, replay } from '../../../notation/src/rootlog/index.ts';
import { type Answerer, type TurnOf, act, simulate } from '../../src/kernel/index.ts';
import { type Action, type ClearingOrBurrow, type Table, root } from '../../src/root/index.ts';
import {
  type Players,
  type RootQuestions,
  type RootTurn,
  type RulesContext,
  type RulesOfBots,
  battle,
  contextOf,
  playerOf,
  seatPlayers,
} from '../../src/root/root-law.ts';

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

/** Plays what `turnFor` gives, with fixed chance, at the table of a position written in Rootlog. */
export function run(
  position: string,
  faction: string,
  fixed: Fixed,
  turnFor: (players: Players) => TurnOf<Table, Action, RootQuestions>,
  rulesOfBots: RulesOfBots = () => null,
): Outcome {
  const table = positionOf(position);
  const sections: string[] = [];
  const players = seatPlayers(table, { rulesOfBots, report: (law) => sections.push(law) });
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
