import { isLeft } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { type Answerer, chance, firstOf, puppet, simulate, streams } from '../../../src/kernel/index.ts';
import { newToy } from './random.ts';
import { toy } from './toy.ts';
import { acceptToy, dealer, toyTurn } from './turn.ts';
import type { ToyAction, ToyQuestions, ToyState } from './vocabulary.ts';

export type Answers = Answerer<ToyState, ToyQuestions>;

export const seeds = fc.record({ seed: fc.string(), game: fc.nat() });

/** Chance and a puppet in every seat, from fresh streams. */
export function allOf(seed: string, game: number, deck: number): Answers {
  const own = streams(seed, game);
  return firstOf<ToyState, ToyQuestions>(chance(own, dealer(own.deck, deck)), puppet(own));
}

/** Plays a whole game in place; gives each turn's table before, answers and actions. */
export function play(seed: string, game: number) {
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
