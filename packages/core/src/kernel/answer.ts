import { show } from './decode.ts';
import { type Json, isJson, isSameJson } from './json.ts';
import type { Answer, Question, Questions } from './question.ts';
import { type Violation, violation } from './violation.ts';

/**
 * Returns the answer to a question, or `undefined` to leave it to somebody else. It may keep state (streams, a list),
 * so use one answerer for one run of a turn, or for one whole game.
 */
export type Answerer<State, Q extends Questions> = (
  question: Question<Q>,
  state: Readonly<State>,
) => Answer<Q> | undefined;

/** A game's own check of an answer, for what the kernel cannot know: is this a card of the deck? */
export type Accept<Q extends Questions> = (question: Question<Q>, answer: Json) => Violation | null;

/** An answer that fits its question, in the form that the turn receives. */
export interface Fitted<Q extends Questions> {
  readonly answer: Answer<Q>;
}

/** Asks each in turn until one answers. */
export function firstOf<State, Q extends Questions>(...answerers: readonly Answerer<State, Q>[]): Answerer<State, Q> {
  return (question, state) => {
    for (const answerer of answerers) {
      const answer = answerer(question, state);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}

/**
 * Checks an answer against its question. If the question has options, the turn gets the option itself, so it may
 * compare with `===` even if the answer was read from a file.
 */
export function fitAnswer<Q extends Questions>(
  question: Question<Q>,
  answer: unknown,
  accept?: Accept<Q>,
): Fitted<Q> | Violation {
  if (answer === undefined) return misfit(question, 'answer/missing', 'no answer');
  if (accept === undefined && (question.kind === 'choose' || question.kind === 'pick')) {
    // An option itself, as streams and puppets return it, is JSON.
    if (question.options?.includes(answer) === true) return { answer: answer as Answer<Q> };
  }
  if (!isJson(answer)) return misfit(question, 'answer/not-json', 'the answer is not JSON');
  const fitted = fitKind(question, answer);
  if ('violation' in fitted) return fitted;
  return accept?.(question, answer) ?? fitted;
}

function fitKind<Q extends Questions>(question: Question<Q>, answer: Json): Fitted<Q> | Violation {
  switch (question.kind) {
    case 'draw': {
      const { count } = question;
      if (Array.isArray(answer) && answer.length === count) return { answer };
      return misfit(question, 'answer/wrong-count', `expected a list of ${count} cards from ${question.from}`, answer);
    }
    case 'roll': {
      const { dice, faces } = question;
      const fits = Array.isArray(answer) && answer.length === dice && answer.every((face) => faces.includes(face));
      if (fits) return { answer };
      return misfit(question, 'answer/not-a-roll', `expected ${dice} of the faces ${faces.join(', ')}`, answer);
    }
    case 'pick':
    case 'choose': {
      const { options } = question;
      if (options === undefined) return { answer: answer as Answer<Q> };
      const option = options.includes(answer) ? answer : options.find((one) => isSameJson(one, answer));
      if (option !== undefined) return { answer: option as Answer<Q> };
      return misfit(question, 'answer/not-an-option', 'expected one of the options', answer);
    }
  }
}

function misfit<Q extends Questions>(question: Question<Q>, code: string, message: string, answer?: Json): Violation {
  const got = answer === undefined ? '' : `, got ${show(answer)}`;
  return violation(code, `${question.prompt ?? question.kind}: ${message}${got}`, {
    law: question.law,
    details: { question: question as unknown as Json },
  });
}
