import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { type Question, type TurnOf, act, chance, puppet, script, simulate, streams } from '../../src/kernel/index.ts';
import { newToy } from './toy/random.ts';
import { toy } from './toy/toy.ts';
import { acceptToy, toyTurn } from './toy/turn.ts';
import type { ToyAction, ToyQuestions, ToyState } from './toy/vocabulary.ts';

describe('the script', () => {
  const reason = (answers: readonly unknown[]) => {
    const result = script(toy, toyTurn, newToy(), answers, acceptToy);
    return isLeft(result) ? result.left : null;
  };

  test('plays a turn', () => {
    const result = script(toy, toyTurn, newToy(), [[6], 3, [3], 6]);
    expect(isRight(result) && result.right.actions).toEqual([
      { type: 'draw', seat: 0, card: 6 },
      { type: 'bid', seat: 0, bid: 3, roll: 3 },
      { type: 'discard', seat: 0, card: 6 },
      { type: 'pass', seat: 0 },
    ]);
    expect(isRight(result) && result.right.state.scores).toEqual([3, 0, 0]);
  });

  test('complains about what is missing, does not fit, or is left over, with the place', () => {
    expect(reason([[6], 'pass'])).toBeNull();
    expect(reason([])).toMatchObject({
      violation: 'answer/missing',
      message: 'draw: the script has no answer 1',
      index: 0,
    });
    expect(reason([[6]])).toMatchObject({ violation: 'answer/missing', law: 'T.2', index: 1 });
    expect(reason([[6], 4])).toMatchObject({ message: 'answer 2: bid: expected one of the options, got 4', index: 1 });
    expect(reason([[6], 3, [0]])).toMatchObject({ violation: 'answer/not-a-roll' });
    expect(reason([[7], 'pass'])).toMatchObject({ violation: 'toy/no-card' });
    expect(reason([[6], undefined, 'pass'])).toMatchObject({ violation: 'answer/missing' });
    expect(reason([[6], 'pass', 1, 2])).toMatchObject({ violation: 'answer/left-over', index: 2 });
    expect(reason([[6], 'pass', 1, 2])?.message).toBe('the turn is over and 2 of 4 answers are left');
  });

  test('an action of the turn that the rules refuse is a violation with its index', () => {
    const eager: TurnOf<ToyState, ToyAction, ToyQuestions> = function* (table) {
      yield* act<ToyAction>({ type: 'draw', seat: table.state.turn });
      yield* act<ToyAction>({ type: 'draw', seat: table.state.turn });
    };
    expect(script(toy, eager, newToy(), [])).toMatchObject({
      _tag: 'Left',
      left: { violation: 'toy/drawn', index: 1 },
    });
  });
});

describe('chance and the puppet answer for nobody else', () => {
  const own = streams('maple', 0);
  const table = newToy();
  const choice: Question<ToyQuestions> = { kind: 'choose', law: 'T.4', seat: 0, options: [1] };

  test('chance does not choose', () => {
    expect(chance<ToyState, ToyQuestions>(own, () => [])(choice, table)).toBeUndefined();
  });

  test('a puppet chooses, where there is something to choose from, and draws and rolls nothing', () => {
    const answerer = puppet<ToyState, ToyQuestions>(own);
    expect(answerer(choice, table)).toBe(1);
    expect(answerer({ kind: 'choose', law: 'T.4', seat: 0 }, table)).toBeUndefined();
    expect(answerer({ kind: 'roll', law: 'T.2', dice: 1, faces: [1] }, table)).toBeUndefined();
  });

  test('the simulator stops at an action that is refused', () => {
    const eager: TurnOf<ToyState, ToyAction, ToyQuestions> = function* (at) {
      for (let n = 0; n < 2; n++) yield* act<ToyAction>({ type: 'draw', seat: at.state.turn });
    };
    expect(simulate(toy, eager, newToy(), () => undefined)).toMatchObject({
      left: { violation: 'toy/drawn', index: 1 },
    });
  });
});
