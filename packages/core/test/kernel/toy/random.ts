import { isLeft } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { type GameSetup, advance, assert } from '../../../src/kernel/index.ts';
import { toy } from './toy.ts';
import { BIDS, CARDS, type ToyAction, type ToyState } from './vocabulary.ts';

/** A setup of `seats` seats; a long game if asked for. */
export function toySetup(seats: number, options: { copies?: number; goal?: number } = {}): GameSetup {
  return { game: 'toy', seats: Array.from({ length: seats }, (_, i) => ({ player: `p${i}` })), options };
}

export function newToy(seats = 3, options: { copies?: number; goal?: number } = {}): ToyState {
  const state = toy.setup(toySetup(seats, options));
  assert(!isLeft(state), 'the setup is sound');
  return state.right;
}

export const longGame = { copies: 100, goal: 1000 };

/** Any action, legal or not. */
export const anyAction: fc.Arbitrary<ToyAction> = fc.oneof(
  fc.record({ type: fc.constant('draw' as const), seat: fc.nat(2), card: fc.constantFrom(...CARDS) }),
  fc.record({ type: fc.constant('draw' as const), seat: fc.nat(2) }),
  fc.record({
    type: fc.constant('bid' as const),
    seat: fc.nat(2),
    bid: fc.constantFrom(...BIDS),
    roll: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ type: fc.constant('discard' as const), seat: fc.nat(2), card: fc.constantFrom(...CARDS) }),
  fc.record({ type: fc.constant('pass' as const), seat: fc.nat(2) }),
);

/** Hundreds of legal actions from the start of a long game of three. */
export const legalActions: fc.Arbitrary<readonly ToyAction[]> = fc
  .array(fc.nat(), { minLength: 200, maxLength: 600, size: 'max' })
  .map((choices) => {
    const state = newToy(3, longGame);
    const actions: ToyAction[] = [];
    for (const choice of choices) {
      const legal = toy.legal?.(state) ?? [];
      const action = legal[choice % legal.length];
      if (action === undefined) break;
      assert(advance(toy, state, action) === null, 'legal lists what plan accepts', { action });
      actions.push(action);
    }
    return actions;
  });
