import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type Answer,
  type Answerer,
  type Game,
  type Question,
  type Questions,
  type TurnOf,
  type Violation,
  askPerson,
} from '@woodlog/core/kernel';
import { ScriptedChance, type Pile } from './scripted-chance.ts';
import { type SectionRun, Sections } from './sections.ts';
import type { PendingTurn, PlayedTurn, Scene, TurnPart, TurnRequest } from './turn-adapter.ts';

/** A turn to play, with its game's parts. */
interface Driven<State extends object, Action, Plan extends object, Q extends Questions, Choice = never>
  extends Pile<State, Q> {
  readonly game: Game<State, Action, Plan>;
  readonly state: Readonly<State>;
  readonly turnOf: TurnOf<State, Action, Q>;
  /** Answers what given cards, dice and answers leave open; made anew for every run. */
  readonly others?: () => Answerer<State, Q>;
  /** The answer of a question with only one, which nobody is asked. */
  readonly only?: (question: Question<Q>) => Answer<Q> | undefined;
  /** Records the reported sections; without it, sections are taken from the questions. */
  readonly sections?: Sections<Action, Choice>;
  /** Describes the sections that ran; by default, in notation. */
  describe?(runs: readonly SectionRun<Action, Choice>[]): readonly TurnPart[];
  /** Where the turn stands at an open question. */
  scene?(question: Question<Q>): Scene;
  /** Parses a prepared answer for its question. */
  readonly read?: (question: Question<Q>, answer: unknown) => unknown;
  /** An action as the log has it; `null` for one that is not written. */
  print(action: Action): string | null;
}

/** The result of a turn, before its game writes it. */
export interface Outcome<State, Action> extends Pick<PlayedTurn, 'answers' | 'actions' | 'parts' | 'unused'> {
  readonly done: readonly Action[];
  readonly state: State;
}

/** Plays a turn as far as cards, dice, answers and the seed go. */
export async function drive<State extends object, Action, Plan extends object, Q extends Questions, Choice = never>(
  turn: Driven<State, Action, Plan, Q, Choice>,
  request: TurnRequest,
): Promise<Either<Violation, PendingTurn | Outcome<State, Action>>> {
  const { answers = [] } = request;
  const { sections = new Sections<Action, Choice>(), accept, others } = turn;
  const begin = (): ScriptedChance<State, Q> => new ScriptedChance(request, turn, others?.() ?? (() => undefined));
  let given = begin();
  const chance = (): Answerer<State, Q> => {
    given = begin();
    let asked = 0;
    return (question, state) => given.answer(question, state, asked++ < answers.length);
  };
  const write = (actions: readonly Action[]): string[] =>
    actions.map((action) => turn.print(action)).filter((text) => text !== null);
  const described = (): readonly TurnPart[] =>
    turn.describe?.(sections.parts) ??
    sections.parts.map(({ law, kind, done }) => ({ law, ...(kind && { kind }), actions: write(done) }));
  const outcome = await askPerson(
    turn.game,
    sections.watch(turn.turnOf, turn.sections === undefined),
    turn.state,
    async () => undefined,
    {
      answers,
      chance,
      ...(accept && { accept }),
      ...(turn.read && { read: turn.read }),
      ...(turn.only && { only: turn.only }),
    },
  );
  if (given.wrong !== null) return left(given.wrong);
  if (isLeft(outcome)) return outcome;
  const said = { answers: outcome.right.answers, actions: write(outcome.right.actions) };
  if ('pending' in outcome.right) {
    const { pending } = outcome.right;
    const scene = turn.scene?.(pending);
    // People want to know what has happened before.
    const soFar = request.tell === undefined ? [] : described();
    return right({ pending, ...(scene && { scene }), ...(soFar.length > 0 && { soFar }), ...said });
  }
  return right({
    ...said,
    parts: request.parts === false ? [] : described(),
    unused: given.left,
    done: outcome.right.actions,
    state: outcome.right.state,
  });
}
