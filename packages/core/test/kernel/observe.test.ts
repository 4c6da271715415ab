import { expect, test } from 'vitest';
import { type Answerer, chance, firstOf, puppet, simulate, streams, observing } from '../../src/kernel/index.ts';
import { newToy } from './toy/random.ts';
import { toy } from './toy/toy.ts';
import { acceptToy, dealer, toyTurn } from './toy/turn.ts';
import type { ToyAction, ToyQuestions, ToyState } from './toy/vocabulary.ts';

/** A turn of the same chance each time. */
function turn(rules: typeof toy): ToyState {
  const own = streams('told', 0);
  const state = newToy();
  const answers: Answerer<ToyState, ToyQuestions> = firstOf(chance(own, dealer(own.deck, state.deck)), puppet(own));
  simulate(rules, toyTurn, state, answers, acceptToy);
  return state;
}

test('the same rules, and somebody who is told of what they let pass before it is carried out', () => {
  const told: ToyAction[] = [];
  expect(turn(observing(toy, (action) => told.push(action)))).toEqual(turn(toy));
  expect(told.length).toBeGreaterThan(0);

  const until: ToyAction[] = [];
  const broken: typeof toy = {
    ...toy,
    enact() {
      throw new Error('planted');
    },
  };
  expect(() => turn(observing(broken, (action) => until.push(action)))).toThrow('planted');
  expect(until).toEqual(told.slice(0, 1));
});

test('what the rules refuse is not told', () => {
  const told: ToyAction[] = [];
  const rules = observing(toy, (action) => told.push(action));
  const state = newToy();
  expect(rules.plan(state, { type: 'pass', seat: 1 })).toHaveProperty('violation');
  expect(told).toEqual([]);
});
