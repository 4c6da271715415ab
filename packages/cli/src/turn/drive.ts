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
import type { Prompter } from './prompter.ts';
import { type Reply, type Wording, replyAt } from './reply.ts';
import { type SectionRun, Sections } from './sections.ts';
import { turnInWords } from './turn-in-words.ts';
import type { PendingTurn, PlayedTurn, TurnPart, TurnRequest } from './turn-adapter.ts';

/** A turn to be driven, and what its game has to say to it. */
interface Driven<State extends object, Action, Plan extends object, Q extends Questions, Choice = never>
  extends Wording<Q>,
    Pile<State, Q> {
  readonly game: Game<State, Action, Plan>;
  readonly state: Readonly<State>;
  readonly turnOf: TurnOf<State, Action, Q>;
  /** Answers what cards, dice and answers given leave open, and the person is not asked; anew for every run. */
  readonly others?: () => Answerer<State, Q>;
  /** The answer to a question that has one alone, which nobody is asked. */
  readonly only?: (question: Question<Q>) => Answer<Q> | undefined;
  /** Whose reports of sections are to be recorded; without, questions tell them. */
  readonly sections?: Sections<Action, Choice>;
  /** The sections that ran, with names and English; without, as the log spells what was done. */
  describe?(runs: readonly SectionRun<Action, Choice>[]): readonly TurnPart[];
  /** How this game asks a person, where it is not in the usual way. */
  asks?(prompter: Prompter, usual: Reply<Q>): Reply<Q>;
  /** What was done meanwhile, for people to read; without, as the log spells it. */
  tell?(actions: readonly Action[]): readonly string[];
  /** An answer given beforehand, as its question wants it. */
  readonly read?: (question: Question<Q>, answer: unknown) => unknown;
  /** An action as the log spells it, or `null` for one that is not written. */
  print(action: Action): string | null;
}

/** What a turn did, before its game writes it down. */
export interface Outcome<State, Action> extends Pick<PlayedTurn, 'answers' | 'actions' | 'parts' | 'unused'> {
  readonly done: readonly Action[];
  readonly state: State;
}

/** Plays a turn as far as cards, dice, answers, the seed and the person at the prompt go. */
export async function drive<State extends object, Action, Plan extends object, Q extends Questions, Choice = never>(
  turn: Driven<State, Action, Plan, Q, Choice>,
  request: TurnRequest,
  prompter: Prompter | null,
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
  // Who looks on is told what is new: its steps in English, or as the log spells it.
  let rows = 0;
  const tellSteps = (): void => {
    const all = turnInWords(described(), prompter?.colours);
    prompter?.say(all.slice(rows).join(''));
    rows = all.length;
  };
  const stepwise = prompter !== null && request.stepwise === true && turn.describe !== undefined;
  const usual = replyAt(prompter, turn);
  const reply = prompter === null ? usual : (turn.asks?.(prompter, usual) ?? usual);
  let shown = 0;
  const outcome = await askPerson(
    turn.game,
    sections.watch(turn.turnOf, turn.sections === undefined),
    turn.state,
    async (question, refused) => {
      if (given.wrong !== null) return undefined;
      // Who is asked wants to know what has happened meanwhile.
      const done = sections.parts.flatMap((part) => part.done);
      const news = write(done.slice(shown));
      const lines = turn.tell?.(done.slice(shown)) ?? (news.length > 0 ? [`  ... ${news.join('/')}`] : []);
      if (stepwise) tellSteps();
      else for (const line of lines) prompter?.say(line);
      shown = done.length;
      const { begun } = given;
      if (question.kind !== 'draw' || begun.length === 0) return reply(question, refused);
      const rest = await reply({ ...question, count: question.count - begun.length }, refused);
      return rest === undefined ? undefined : [...begun, ...(rest as readonly unknown[])];
    },
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
    return right({ pending, ...(scene && { scene }), ...said });
  }
  if (stepwise) tellSteps();
  return right({
    ...said,
    parts: request.parts === false ? [] : described(),
    unused: given.left,
    done: outcome.right.actions,
    state: outcome.right.state,
  });
}
