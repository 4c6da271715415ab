import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Question,
  type TurnOf,
  type Violation,
  act,
  askPerson,
  asking,
  chance,
  isViolation,
  resume,
  script,
  streams,
} from '../../src/kernel/index.ts';
import { newToy } from './toy/random.ts';
import { toy } from './toy/toy.ts';
import { dealer, toyTurn } from './toy/turn.ts';
import type { Card, ToyAction, ToyQuestions, ToyState } from './toy/vocabulary.ts';

describe('the person', () => {
  test('is asked on from the answers given', async () => {
    const asked: string[] = [];
    const reply = async ({ kind }: Question<ToyQuestions>) => {
      asked.push(kind);
      return 'pass';
    };
    const outcome = await askPerson(toy, toyTurn, newToy(), reply, { answers: [[2]] });
    expect(outcome).toMatchObject({ right: { done: true, answers: [[2], 'pass'] } });
    expect(asked).toEqual(['choose']);
  });

  test('pending is JSON with kind, options, law, and the seat asked (docs/kernel.md: Drivers)', () => {
    const outcome = resume(toy, toyTurn, newToy(), { answers: [[2]] });
    const expected = {
      pending: { kind: 'choose', law: 'T.2', prompt: 'bid', seat: 0, options: ['pass', 1, 2, 3] },
      answers: [[2]],
      actions: [{ type: 'draw', seat: 0, card: 2 }],
    };
    expect(isRight(outcome) && JSON.parse(JSON.stringify(outcome.right))).toEqual(expected);
  });

  test('is asked until the answer fits, and only for what chance leaves', async () => {
    const asked: (readonly [string, string | null])[] = [];
    const replies: unknown[] = [9, 'pas', 'pass'];
    const reply = async (question: Question<ToyQuestions>, refused: Violation | null) => {
      asked.push([question.kind, refused?.violation ?? null]);
      return replies.shift();
    };
    const deal = () => {
      const own = streams('maple', 0);
      return chance<ToyState, ToyQuestions>(own, dealer(own.deck, 24));
    };
    const outcome = await askPerson(toy, toyTurn, newToy(), reply, { chance: deal });
    expect(isRight(outcome) && 'done' in outcome.right).toBe(true);
    expect(asked).toEqual([
      ['choose', null],
      ['choose', 'answer/not-an-option'],
      ['choose', 'answer/not-an-option'],
    ]);
  });

  test('need not answer what has one answer, and may', () => {
    const only = ({ kind }: Question<ToyQuestions>) => (kind === 'choose' ? ('pass' as const) : undefined);
    const turn = (answers: readonly unknown[]) => resume(toy, toyTurn, newToy(), { answers, only });
    expect(turn([[2]])).toMatchObject({ right: { done: true, answers: [[2]] } });
    expect(turn([[2], 'pass'])).toMatchObject({ right: { done: true, answers: [[2], 'pass'] } });
  });

  test('may stop in the middle: the turn is pending and can be resumed', async () => {
    const replies: unknown[] = [[4], 1];
    const stopped = await askPerson(toy, toyTurn, newToy(), async () => replies.shift());
    if (isLeft(stopped) || 'done' in stopped.right) throw new Error('must be pending');
    expect(stopped.right).toMatchObject({ pending: { kind: 'roll' }, answers: [[4], 1] });
    const answers = [...stopped.right.answers, [5], 4];
    expect(resume(toy, toyTurn, newToy(), { answers })).toMatchObject({ right: { done: true, result: undefined } });
  });
});

describe('the protocol', () => {
  const ask = asking<ToyQuestions>();

  test('the table is always current, parts nest, and a part hands back its result', () => {
    const seen: number[] = [];
    function* drawOne(seat: number) {
      const [card] = yield* ask({ kind: 'draw', law: 'T.1', from: 'deck', count: 1 });
      yield* act<ToyAction>(card === undefined ? { type: 'draw', seat } : { type: 'draw', seat, card });
      return card;
    }
    const turn: TurnOf<ToyState, ToyAction, ToyQuestions, Card | undefined> = function* (table) {
      seen.push(table.state.deck);
      const card = yield* drawOne(0);
      seen.push(table.state.deck);
      return card;
    };
    const result = script(toy, turn, newToy(), [[5]]);
    expect(isRight(result) && result.right.result).toBe(5);
    expect(seen).toEqual([24, 23]);
  });

  test('answers have the type that fits the question (compile time)', () => {
    const turn: TurnOf<ToyState, ToyAction, ToyQuestions> = function* () {
      const cards = yield* ask({ kind: 'draw', law: 'T.1', from: 'deck', count: 1 });
      expectTypeOf(cards).toEqualTypeOf<readonly Card[]>();
      const faces = yield* ask({ kind: 'roll', law: 'T.2', dice: 1, faces: [1, 2] });
      expectTypeOf(faces).toEqualTypeOf<readonly number[]>();
      const bid = yield* ask({ kind: 'choose', law: 'T.2', seat: 0, options: ['pass', 2] });
      expectTypeOf(bid).toEqualTypeOf<'pass' | 2>();
      const open = yield* ask({ kind: 'choose', law: 'T.2', seat: 0 });
      expectTypeOf(open).toEqualTypeOf<Card | 'pass'>();
      // @ts-expect-error no such option in this game
      yield* ask({ kind: 'pick', law: 'T.3', options: ['seven'] });
      // @ts-expect-error a question names its law
      yield* ask({ kind: 'roll', dice: 1, faces: [1] });
    };
    expect(isViolation(turn)).toBe(false);
  });
});
