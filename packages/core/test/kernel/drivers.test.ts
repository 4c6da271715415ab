import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type TurnOf,
  asking,
  chance,
  fitAnswer,
  puppet,
  reduceAll,
  resume,
  script,
  simulate,
  streams,
} from '../../src/kernel/index.ts';
import { newToy } from './toy/random.ts';
import { toy } from './toy/toy.ts';
import { acceptToy, dealer, toyTurn } from './toy/turn.ts';
import type { Card, ToyAction, ToyQuestions, ToyState } from './toy/vocabulary.ts';
import { type Answers, allOf, play, seeds } from './toy/play.ts';

describe('the simulator (docs/kernel.md: Drivers)', () => {
  test('plays whole games, the same for the same seed, others for others', () => {
    const one = play('maple', 17);
    expect(play('maple', 17)).toEqual(one);
    expect(play('maple', 18).turns).not.toEqual(one.turns);
    expect(toy.result(one.state)).not.toBeNull();
  });

  test('its log replays to its table, without the seed', () => {
    fc.assert(
      fc.property(seeds, ({ seed, game }) => {
        const { state, turns } = play(seed, game);
        const replayed = reduceAll(toy)(
          newToy(),
          turns.flatMap((turn) => turn.actions),
        );
        expect(replayed).toEqual({ _tag: 'Right', right: state });
      }),
      { numRuns: 50 },
    );
  });

  test('an answer that nobody has, or that does not fit, is a violation', () => {
    const silent: Answers = () => undefined;
    const none = simulate(toy, toyTurn, newToy(), silent);
    expect(isLeft(none) && none.left).toMatchObject({ violation: 'answer/missing', law: 'T.1', index: 0 });
    const cheat: Answers = ({ kind }) => (kind === 'draw' ? [9 as Card] : undefined);
    const refused = simulate(toy, toyTurn, newToy(), cheat, acceptToy);
    expect(isLeft(refused) && refused.left).toMatchObject({ violation: 'toy/no-card', index: 0 });
  });
});

describe('the drivers agree', () => {
  test('script and person, given the answers of the simulator', () => {
    fc.assert(
      fc.property(seeds, ({ seed, game }) => {
        for (const { before, after, answers, actions } of play(seed, game).turns) {
          const untouched = structuredClone(before);
          const done = { done: true, answers, actions, state: after, result: undefined };
          expect(script(toy, toyTurn, before, answers, acceptToy)).toEqual({ _tag: 'Right', right: done });
          expect(resume(toy, toyTurn, before, { answers })).toEqual({ _tag: 'Right', right: done });
          expect(before).toEqual(untouched);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('answers as text: what the turn gets is the option itself', () => {
    const { before, after, answers } = play('maple', 3).turns[4] as ReturnType<typeof play>['turns'][0];
    const read = JSON.parse(JSON.stringify(answers)) as unknown[];
    const result = script(toy, toyTurn, before, read);
    expect(isRight(result) && result.right.state).toEqual(after);
  });

  test('resumed answer by answer equals the straight run', () => {
    fc.assert(
      fc.property(seeds, ({ seed, game }) => {
        for (const { before, answers, actions, after } of play(seed, game).turns) {
          for (let n = 0; n < answers.length; n++) {
            const outcome = resume(toy, toyTurn, before, { answers: answers.slice(0, n) });
            if (isLeft(outcome) || 'done' in outcome.right) throw new Error('must wait for an answer');
            expect(outcome.right.answers).toEqual(answers.slice(0, n));
            expect(outcome.right.actions).toEqual(actions.slice(0, outcome.right.actions.length));
            expect(fitAnswer(outcome.right.pending, answers[n])).toEqual({ answer: answers[n] });
          }
          const outcome = resume(toy, toyTurn, before, { answers });
          expect(isRight(outcome) && 'done' in outcome.right && outcome.right.state).toEqual(after);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('chance stands in the same place however often the turn was resumed', () => {
    fc.assert(
      fc.property(seeds, ({ seed, game }) => {
        const state = newToy();
        const straight = allOf(seed, game, state.deck);
        const whole = resume(toy, toyTurn, state, { chance: () => straight });
        const fresh = () => {
          const own = streams(seed, game);
          return chance<ToyState, ToyQuestions>(own, dealer(own.deck, state.deck));
        };
        const person = puppet<ToyState, ToyQuestions>(streams(seed, game));
        let answers: readonly unknown[] = [];
        for (;;) {
          const outcome = resume(toy, toyTurn, state, { answers, chance: fresh });
          if (isLeft(outcome)) throw new Error(outcome.left.message);
          if ('done' in outcome.right) {
            expect(outcome).toEqual(whole);
            break;
          }
          expect(outcome.right.pending.kind).toBe('choose');
          answers = [...outcome.right.answers, person(outcome.right.pending, state)];
        }
      }),
    );
  });

  test('a roll after a resumption is not the roll before it again', () => {
    const ask = asking<ToyQuestions>();
    const rolls: TurnOf<ToyState, ToyAction, ToyQuestions, readonly number[]> = function* () {
      const [first = 0] = yield* ask({ kind: 'roll', law: 'T.2', dice: 1, faces: [1, 2, 3, 4, 5, 6] });
      yield* ask({ kind: 'choose', law: 'T.4', seat: 0, options: [1] });
      const [second = 0] = yield* ask({ kind: 'roll', law: 'T.2', dice: 1, faces: [1, 2, 3, 4, 5, 6] });
      return [first, second];
    };
    for (let game = 0; game < 20; game++) {
      const { dice } = streams('twice', game);
      const fresh = () => chance<ToyState, ToyQuestions>(streams('twice', game), () => []);
      const outcome = resume(toy, rolls, newToy(), { chance: fresh });
      if (isLeft(outcome) || 'done' in outcome.right) throw new Error('must ask');
      const resumed = resume(toy, rolls, newToy(), { answers: [...outcome.right.answers, 1], chance: fresh });
      expect(resumed).toMatchObject({ right: { result: [dice.roll(6), dice.roll(6)] } });
    }
  });
});
