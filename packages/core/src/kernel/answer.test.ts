import { describe, expect, test } from 'vitest';
import { type Answerer, firstOf, fitAnswer } from './answer.ts';
import type { Question, Questions } from './question.ts';
import { isViolation, violation } from './violation.ts';

interface Some extends Questions {
  draw: { card: string };
  pick: { option: { clearing: number } };
  choose: { option: string | number };
}
type Asked = Question<Some>;

const draw: Asked = { kind: 'draw', law: '1', from: 'deck', count: 2 };
const roll: Asked = { kind: 'roll', law: '2', dice: 2, faces: [0, 1, 2, 3] };
const options = [{ clearing: 1 }, { clearing: 5 }] as const;
const pick: Asked = { kind: 'pick', law: '3', options };
const choose: Asked = { kind: 'choose', law: '4', prompt: 'pay', seat: 1, options: ['a', 2] };
const open: Asked = { kind: 'choose', law: '5', seat: 1 };

const reason = (question: Asked, answer: unknown) => {
  const fitted = fitAnswer(question, answer);
  return isViolation(fitted) ? fitted.violation : fitted.answer;
};

describe('an answer is checked against its question', () => {
  test('draw: so many cards', () => {
    expect(reason(draw, ['x', 'y'])).toEqual(['x', 'y']);
    for (const answer of [['x'], [], 'xy', null, 2, { length: 2 }])
      expect(reason(draw, answer)).toBe('answer/wrong-count');
  });

  test('roll: a face for each die', () => {
    expect(reason(roll, [0, 3])).toEqual([0, 3]);
    for (const answer of [[0], [0, 4], ['0', 1], [1, 2, 3], 3]) expect(reason(roll, answer)).toBe('answer/not-a-roll');
  });

  test('pick and choose: one of the options, and the turn gets the option itself', () => {
    expect(reason(pick, { clearing: 5 })).toBe(options[1]);
    expect(reason(choose, 2)).toBe(2);
    for (const answer of ['2', 3, null, ['a'], {}]) expect(reason(choose, answer)).toBe('answer/not-an-option');
    for (const answer of [{ clearing: 2 }, { clearing: 1, x: 1 }, 1])
      expect(reason(pick, answer)).toBe('answer/not-an-option');
  });

  test('options that cannot be counted: any JSON, the rest is the game to say', () => {
    expect(reason(open, { any: 'thing' })).toEqual({ any: 'thing' });
    expect(fitAnswer(open, 3, () => violation('x/no', 'no'))).toMatchObject({ violation: 'x/no' });
    expect(fitAnswer(open, 3, () => null)).toEqual({ answer: 3 });
  });

  test('never throws, whatever comes', () => {
    for (const question of [draw, roll, pick, choose, open]) {
      expect(reason(question, undefined)).toBe('answer/missing');
      for (const answer of [Number.NaN, () => 1, [undefined, 1n], Symbol.iterator]) {
        expect(reason(question, answer)).toBe('answer/not-json');
      }
    }
  });

  test('a misfit says what would have fitted', () => {
    const message = (question: Asked, answer: unknown) => {
      const fitted = fitAnswer(question, answer);
      return isViolation(fitted) ? fitted.message : '';
    };
    expect(message(draw, undefined)).toBe('draw: no answer');
    expect(message(draw, 10n)).toBe('draw: the answer is not JSON');
    expect(message(draw, ['x'])).toBe('draw: expected a list of 2 cards from deck, got ["x"]');
    expect(message(roll, [7, 1])).toBe('roll: expected 2 of the faces 0, 1, 2, 3, got [7,1]');
  });

  test('the game is not asked about an answer that does not fit', () => {
    const never = () => {
      throw new Error('asked');
    };
    expect(fitAnswer(choose, 'b', never)).toMatchObject({ violation: 'answer/not-an-option' });
  });

  test('a misfit says what was asked, by which law, and what came', () => {
    expect(fitAnswer(choose, 'b')).toEqual({
      violation: 'answer/not-an-option',
      message: 'pay: expected one of the options, got "b"',
      law: '4',
      details: { question: choose },
    });
  });
});

test('firstOf asks on until one answers', () => {
  const none: Answerer<object, Some> = () => undefined;
  const rolls: Answerer<object, Some> = ({ kind }) => (kind === 'roll' ? [1, 1] : undefined);
  const any: Answerer<object, Some> = () => 'a';
  expect(firstOf(none, rolls, any)(roll, {})).toEqual([1, 1]);
  expect(firstOf(none, rolls, any)(choose, {})).toBe('a');
  expect(firstOf(none, rolls)(choose, {})).toBeUndefined();
});
