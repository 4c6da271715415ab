import { isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Codec,
  type OptionalFields,
  type RequiredFields,
  dictionaryOf,
  flag,
  integer,
  json,
  listOf,
  oneOf,
  record,
  textLike,
  tagged,
  text,
} from './codec.ts';
import { decode } from './decode.ts';

interface Part {
  readonly what: `C${string}`;
  readonly count: number;
}
interface Move {
  readonly type: 'move';
  readonly parts: readonly Part[];
  readonly note?: string;
}
interface Roll {
  readonly type: 'roll';
  readonly rolls: readonly number[];
}
type Action = Move | Roll;

const isComponent = (value: string): value is `C${string}` => /^C(w|b_[swr])$/.test(value);
const part = record<Part>('part', {
  what: textLike('component such as Cw or Cb_s', isComponent),
  count: integer(1, 99),
});
const move = record<Move>('move', { type: oneOf(['move']), parts: listOf(part, 64) }, { note: text(10) });
const roll = record<Roll>('roll', { type: oneOf(['roll']), rolls: listOf(integer(0, 3), 2) });
const action: Codec<Action> = tagged<Action, 'type'>('type', { move, roll });

function wrong<A>(codec: Codec<A>, value: unknown): unknown {
  const result = decode(codec, value);
  return isRight(result) ? 'fine' : result.left.details?.['errors'];
}

describe('our reporter says path, expected, got (docs/kernel.md: Chance, data, names)', () => {
  test('about one variant of a union only', () => {
    expect(wrong(action, { type: 'move', parts: [{ what: 'Cz', count: 1 }] })).toEqual([
      'parts.0.what: expected component such as Cw or Cb_s, got "Cz"',
    ]);
  });

  test('an unknown tag', () => {
    expect(wrong(action, { type: 'fly' })).toEqual(['type: expected one of move, roll, got "fly"']);
    expect(wrong(action, {})).toEqual(['type: expected one of move, roll, got nothing']);
    expect(wrong(action, 7)).toEqual(['expected object with a field type, got 7']);
    expect(wrong(action, { type: 'toString' })).toEqual(['type: expected one of move, roll, got "toString"']);
  });

  test('every misfit, not only the first', () => {
    expect(wrong(action, { type: 'move', parts: [{ what: 'Cw' }, { what: 1, count: 1.5 }], extra: true })).toEqual([
      'parts.0.count: expected whole number from 1 to 99, got nothing',
      'parts.1.what: expected component such as Cw or Cb_s, got 1',
      'parts.1.count: expected whole number from 1 to 99, got 1.5',
      'extra: expected no such field (there are type, parts, note), got true',
    ]);
  });

  test('a value that is no JSON is shown all the same', () => {
    const got = (value: unknown) => String(wrong(text(3), value)).replace(/^.*, got /, '');
    const round: unknown[] = [];
    round.push(round);
    const odd = [undefined, Number.NaN, -0, 0, 10n, () => 1, Symbol('x'), round, [1, null], true];
    expect(odd.map(got)).toEqual([
      'nothing',
      'NaN',
      '-0',
      '0',
      '10',
      'a function',
      'a symbol',
      'an object that is not JSON',
      '[1,null]',
      'true',
    ]);
    expect(got({ toJSON: () => undefined })).toBe('object');
  });

  test('what is expected of each kind of value', () => {
    expect(wrong(flag, 1)).toEqual(['expected true or false, got 1']);
    expect(wrong(json, 10n)).toEqual(['expected JSON, got 10']);
    expect(wrong(listOf(flag, 1), [true, true])).toEqual([
      'expected list of at most 1: true or false, got [true,true]',
    ]);
    expect(wrong(dictionaryOf(flag, 1), 7)).toEqual(['expected object of at most 1 entries: true or false, got 7']);
    expect(
      wrong(
        textLike('a word', (value): value is 'w' => value !== ''),
        7,
      ),
    ).toEqual(['expected a word, got 7']);
  });

  test('limits are met, not passed', () => {
    expect([wrong(text(3), 'abc'), wrong(listOf(flag, 1), [true]), wrong(integer(1, 2), 2)]).toEqual(
      Array(3).fill('fine'),
    );
  });

  test('a long value is cut, a long list of misfits too', () => {
    expect(wrong(text(3), 'x'.repeat(58))).toEqual([`expected text of at most 3 characters, got "${'x'.repeat(58)}"`]);
    expect(decode(flag, 0)).toMatchObject({ left: { violation: 'input/shape' } });
    expect(wrong(text(3), 'x'.repeat(999))).toEqual([
      `expected text of at most 3 characters, got "${'x'.repeat(59)}...`,
    ]);
    const result = decode(listOf(flag, 99), new Array(50).fill(0));
    expect(result._tag === 'Left' && result.left.message).toMatch(/; and 30 more$/);
  });
});

describe('what plain io-ts lets through is refused', () => {
  test.each([
    ['undefined', { type: 'roll', rolls: undefined }],
    ['an optional field that is undefined', { type: 'move', parts: [], note: undefined }],
    ['NaN', { type: 'roll', rolls: [Number.NaN] }],
    ['a fraction', { type: 'roll', rolls: [1.5] }],
    ['-0', { type: 'roll', rolls: [-0] }],
    ['a number as text', { type: 'roll', rolls: ['1'] }],
    ['out of bounds', { type: 'roll', rolls: [4] }],
    ['too many', { type: 'roll', rolls: [1, 1, 1] }],
    ['a hole', { type: 'roll', rolls: new Array(1) }],
    ['an unknown key', { type: 'roll', rolls: [], seed: 1 }],
    ['__proto__ as a key', JSON.parse('{"type":"roll","rolls":[],"__proto__":{}}')],
    ['a field that is inherited', Object.create({ type: 'roll', rolls: [] })],
    ['null', null],
    ['a list', []],
  ])('%s', (_, value) => {
    expect(wrong(action, value)).not.toBe('fine');
    expect(action.is(value)).toBe(false);
  });

  test('JSON: no functions, no undefined, bounded depth', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    const deepObject = (levels: number): unknown => (levels === 0 ? 1 : { a: deepObject(levels - 1) });
    expect([json.is(deepObject(64)), json.is(deepObject(65))]).toEqual([true, false]);
    expect(json.is({ a: [1, 'x', null, { b: false }] })).toBe(true);
    expect(json.is(deep(64))).toBe(true);
    for (const value of [undefined, Number.NaN, () => 1, { a: undefined }, [undefined], deep(65), deep(5000)]) {
      expect(json.is(value)).toBe(false);
    }
  });

  test('dictionaries', () => {
    const ages = dictionaryOf(integer(0, 120), 2);
    expect(wrong(ages, { a: 1, b: 2 })).toBe('fine');
    expect(wrong(ages, { a: -1 })).toEqual(['a: expected whole number from 0 to 120, got -1']);
    expect(wrong(ages, { a: 1, b: 2, c: 3 })).not.toBe('fine');
    expect(wrong(ages, [1])).not.toBe('fine');
  });
});

test('what is accepted is handed on as it is', () => {
  const value: Action = { type: 'move', parts: [{ what: 'Cw', count: 2 }], note: 'x' };
  const result = decode(action, value);
  expect(result._tag === 'Right' && result.right).toBe(value);
  expect(action.is(value)).toBe(true);
});

test('interface and codec cannot drift (compile time)', () => {
  expectTypeOf<keyof RequiredFields<Move>>().toEqualTypeOf<'type' | 'parts'>();
  expectTypeOf<keyof OptionalFields<Move>>().toEqualTypeOf<'note'>();
  // @ts-expect-error a field is missing
  record<Part>('part', { count: integer(1, 99) });
  // @ts-expect-error a field too many
  record<Roll>('roll', { type: oneOf(['roll']), rolls: listOf(integer(0, 3), 2), seed: integer(0, 1) });
  // @ts-expect-error the optional field must be given
  record<Move>('move', { type: oneOf(['move']), parts: listOf(part, 64) });
  // @ts-expect-error a wider type
  record<Part>('part', { what: text(9), count: integer(1, 99) });
  // @ts-expect-error a narrower type
  record<Roll>('roll', { type: oneOf(['roll']), rolls: listOf(oneOf([1, 2]), 2) });
  // @ts-expect-error a variant is missing
  tagged<Action, 'type'>('type', { move });
  // @ts-expect-error variants are exchanged
  tagged<Action, 'type'>('type', { move: roll, roll: move });
});
