import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  createReducer,
  decode,
  fingerprint,
  isViolation,
  reduce,
  reduceAll,
  type Reducer,
} from '../../src/kernel/index.ts';
import { anyAction, legalActions, longGame, newToy, toySetup } from './toy/random.ts';
import { toy } from './toy/toy.ts';
import type { ToyAction, ToyState } from './toy/vocabulary.ts';

const frozen = createReducer({ freeze: true })(toy);
const mixed = fc.array(fc.tuple(anyAction, fc.option(fc.nat(), { freq: 2 })), { maxLength: 300, size: 'max' });

function fold(reducer: Reducer<ToyState, ToyAction>, actions: readonly ToyAction[]): Readonly<ToyState> {
  return actions.reduce(
    (state: Readonly<ToyState>, action) => {
      const next = reducer(state, action);
      if (isLeft(next)) throw new Error(next.left.message);
      return next.right;
    },
    newToy(3, longGame),
  );
}

describe('plan and enact (docs/kernel.md: Plan and enact)', () => {
  test('reduce, reduceAll and advance agree on hundreds of actions', () => {
    fc.assert(
      fc.property(legalActions, (actions) => {
        expect(actions.length).toBeGreaterThanOrEqual(200);
        const one = fold(reduce(toy), actions);
        const all = reduceAll(toy)(newToy(3, longGame), actions);
        const own = newToy(3, longGame);
        expect(actions.filter((action) => advance(toy, own, action) !== null)).toEqual([]);
        expect(all).toEqual({ _tag: 'Right', right: one });
        expect(own).toEqual(one);
        expect(fold(frozen, actions)).toEqual(one);
        expect(fingerprint(toy.canonical(own))).toBe(fingerprint(toy.canonical(one)));
      }),
      { numRuns: 40 },
    );
  });

  test('they agree on what is refused, and a refused action leaves the state untouched', () => {
    fc.assert(
      fc.property(mixed, (choices) => {
        let state: Readonly<ToyState> = newToy(3, longGame);
        const own = newToy(3, longGame);
        for (const [any, choice] of choices) {
          const legal = toy.legal?.(state) ?? [];
          const action = choice === null ? any : (legal[choice % legal.length] ?? any);
          const before = structuredClone(state);
          const next = frozen(state, action);
          const refused = advance(toy, own, action);
          if (isLeft(next)) {
            expect(refused).toEqual(next.left);
            expect(reduceAll(toy)(state, [action])).toEqual({ _tag: 'Left', left: { ...next.left, index: 0 } });
          } else {
            expect(refused).toBeNull();
          }
          expect(state).toEqual(before);
          state = isRight(next) ? next.right : state;
          expect(own).toEqual(state);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('reduceAll leaves its input alone and says which action was refused', () => {
    const state = newToy();
    const actions: ToyAction[] = [
      { type: 'draw', seat: 0, card: 3 },
      { type: 'discard', seat: 0, card: 5 },
    ];
    const result = reduceAll(toy)(state, actions);
    expect(isLeft(result) && result.left).toMatchObject({ violation: 'toy/no-discard', index: 1, law: 'T.4' });
    expect(state).toEqual(newToy());
  });

  test('reduce shares what did not change', () => {
    const state = newToy();
    const next = reduce(toy)(state, { type: 'draw', seat: 0 });
    if (isLeft(next)) throw new Error(next.left.message);
    expect(next.right).not.toBe(state);
    expect(next.right.hands[1]).toBe(state.hands[1]);
    expect(next.right.discard).toBe(state.discard);
    expect(Object.isFrozen(next.right)).toBe(false);
  });

  test('with freeze, a plan that writes is found out', () => {
    const rogue = {
      ...toy,
      plan: (state: Readonly<ToyState>, action: ToyAction) => {
        (state as ToyState).discard.push(1);
        return toy.plan(state, action);
      },
    };
    const state = newToy();
    expect(() => createReducer({ freeze: true })(rogue)(state, { type: 'draw', seat: 0 })).toThrow(TypeError);
    expect(state).toEqual(newToy());
    const next = frozen(newToy(), { type: 'draw', seat: 0 });
    expect(isRight(next) && Object.isFrozen(next.right.hands[0])).toBe(true);
  });

  test('copy shares nothing that enact writes to', () => {
    fc.assert(
      fc.property(legalActions, (actions) => {
        const state = newToy(3, longGame);
        for (const action of actions) {
          const copy = toy.copy(state);
          const before = structuredClone(state);
          expect(copy).toEqual(state);
          advance(toy, copy, action);
          expect(state).toEqual(before);
          advance(toy, state, action);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('legal lists what plan accepts, and nothing else of the kinds generated', () => {
    fc.assert(
      fc.property(
        legalActions,
        fc.array(anyAction, { minLength: 50, maxLength: 100, size: 'max' }),
        (actions, others) => {
          const state = newToy(3, longGame);
          for (const action of actions.slice(0, 100)) advance(toy, state, action);
          const legal = (toy.legal?.(state) ?? []).map((action) => JSON.stringify(sortKeys(action)));
          for (const other of others) {
            const accepted = !isViolation(toy.plan(state, other));
            // T.5: one may pass in place of a bid, and must when there is no card to discard.
            expect(legal.includes(JSON.stringify(sortKeys(other)))).toBe(accepted);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

function sortKeys(action: ToyAction): unknown {
  return Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('chance is recorded, never replayed (docs/kernel.md: State and actions)', () => {
  test('a log that went through text replays to the same table', () => {
    fc.assert(
      fc.property(legalActions, (actions) => {
        const text = JSON.stringify(actions);
        const read = (JSON.parse(text) as unknown[]).map((value) => {
          const action = decode(toy.codecs.action, value);
          if (isLeft(action)) throw new Error(action.left.message);
          return action.right;
        });
        expect(read).toEqual(actions);
        expect(fold(reduce(toy), read)).toEqual(fold(reduce(toy), actions));
      }),
      { numRuns: 20 },
    );
  });
});

describe('setup and result', () => {
  test('the setup of another game is refused, not thrown', () => {
    expect(toy.setup(toySetup(1))).toMatchObject({ _tag: 'Left', left: { violation: 'toy/seats' } });
    const rules = toy.setup({ ...toySetup(2), options: { copies: 'many' } });
    expect(isLeft(rules) && rules.left.message).toBe('copies: expected whole number from 1 to 100, got "many"');
  });

  test('a game that is over has a result, nobody acts and no action is legal', () => {
    const over: ToyState = { ...newToy(2), scores: [8, 3] };
    expect(toy.toAct(over)).toBeNull();
    expect(toy.legal?.(over)).toEqual([]);
    expect(toy.result(over)).toEqual({ winners: [0], reason: 'score' });
    expect(toy.plan(over, { type: 'draw', seat: 0 })).toMatchObject({ violation: 'toy/over' });
    expect(toy.result({ ...newToy(2), deck: 0 })).toEqual({ winners: [0, 1], reason: 'deck' });
    expect(toy.result(newToy(2))).toBeNull();
  });
});
