// Whole games of two by random legal steps, ten days each, and how much of their time is spent in rules:
// what is awaited, what is legal, plan and enact. The rest is kernel: questions, answers, chance.
import { isLeft } from 'fp-ts/lib/Either.js';
import { compare, measure } from '../../../bench/compare.ts';
import {
  type Action,
  awaitedRoll,
  chanceOf,
  fuzzyKnights,
  type Plan,
  type State,
  wholeGame,
} from '../src/fuzzy-knights/index.ts';
import { advance, assert, firstOf, isViolation, puppet, reduce, simulate, streams } from '../src/kernel/index.ts';

const setup = {
  game: 'fuzzy-knights',
  seats: [{ player: 'A' }, { player: 'B' }],
  options: { rules: 'dice', days: 10 },
};

function newTable(): State {
  const table = fuzzyKnights.setup(setup);
  if (isLeft(table)) throw new Error(table.left.message);
  return table.right;
}

/** A game through the kernel's driver. */
function play(game: number): readonly Action[] {
  const chances = streams('bench', game);
  const played = simulate(fuzzyKnights, wholeGame, newTable(), firstOf(chanceOf(chances), puppet(chances)));
  if (isLeft(played)) throw new Error(played.left.message);
  return played.right.actions;
}

const actions = play(0);

/** The same game's rules with nothing around them. */
function rulesOf(list: readonly Action[]): State {
  const table = newTable();
  for (const action of list) {
    const { name } = table.phase;
    const isChosen = !awaitedRoll(table) && name !== 'drop' && name !== 'dawn' && name !== 'item';
    if (isChosen) fuzzyKnights.legal?.(table);
    const plan = fuzzyKnights.plan(table, action);
    assert(!isViolation(plan), 'a played action is legal');
    fuzzyKnights.enact(table, plan as Plan);
  }
  return table;
}

let game = 0;
const seconds = 2;
measure('Fuzzy Knights: a random game of ten days', () => play(game++ % 64), { seconds });
compare(
  'Fuzzy Knights: rules of a game',
  () => rulesOf(actions),
  () => play(0),
  { peerName: 'the game', seconds },
);

const replay = () => {
  const table = newTable();
  for (const action of actions) advance(fuzzyKnights, table, action);
  return table;
};
measure('Fuzzy Knights: replay an action in place', replay, { operations: actions.length });
const middle = newTable();
for (const action of actions.slice(0, actions.length / 2)) advance(fuzzyKnights, middle, action);
measure('Fuzzy Knights: legal steps in mid-game', () => fuzzyKnights.legal?.(middle));
measure('Fuzzy Knights: copy a table in mid-game', () => fuzzyKnights.copy(middle));
const next = actions[Math.floor(actions.length / 2)] as Action;
measure('Fuzzy Knights: reduce an action', () => reduce(fuzzyKnights)(middle, next));
