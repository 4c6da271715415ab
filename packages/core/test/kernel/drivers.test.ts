import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Answerer,
  type Question,
  type TurnOf,
  type Violation,
  act,
  askPerson,
  asking,
  chance,
  firstOf,
  fitAnswer,
  isViolation,
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

type Answers = Answerer<ToyState, ToyQuestions>;

const seeds = fc.record({ seed: fc.string(), game: fc.nat() });

/** Chance and a puppet in every seat, from fresh streams. */
function allOf(seed: string, game: number, deck: number): Answers {
  const own = streams(seed, game);
  return firstOf<ToyState, ToyQuestions>(chance(own, dealer(own.deck, deck)), puppet(own));
}

/** Plays a whole game in place; gives each turn's table before, answers and actions. */
function play(seed: string, game: number) {
  const state = newToy();
  const answers: unknown[] = [];
  const answerer = allOf(seed, game, state.deck);
  const recording: Answers = (question, table) => {
    const answer = answerer(question, table);
    answers.push(answer);
    return answer;
  };
  const turns: { before: ToyState; after: ToyState; answers: unknown[]; actions: readonly ToyAction[] }[] = [];
  while (toy.toAct(state) !== null) {
    const before = toy.copy(state);
    const played = simulate(toy, toyTurn, state, recording, acceptToy);
    if (isLeft(played)) throw new Error(played.left.message);
    const { actions } = played.right;
    turns.push({ before, after: toy.copy(state), answers: answers.splice(0), actions });
  }
  return { state, turns };
}

describe('the simulator (DESIGN: A turn is a coroutine)', () => {
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

describe('the person', () => {
  test('pending is JSON with kind, options, law, and the seat asked (DESIGN: turn --json)', () => {
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
