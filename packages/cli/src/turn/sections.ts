import type { Questions, TurnOf } from '@woodlog/core/kernel';
import type { PartKind } from './turn-adapter.ts';

/** A section that ran, with its actions and its choices among several. */
export interface SectionRun<Action, Choice = never> {
  readonly law: string | null;
  readonly kind?: PartKind;
  readonly done: Action[];
  readonly choices: { readonly before: number; readonly choice: Choice }[];
}

/** Records the sections of a turn and their actions. A resumed turn runs and is recorded anew. */
export class Sections<Action, Choice = never> {
  parts: SectionRun<Action, Choice>[] = [];

  /** What is going on: `the Marquise battle the Eyrie in clearing 10`; usually empty. */
  scene = '';

  begin(law: string, kind?: PartKind): void {
    this.parts.push({ law, ...(kind && { kind }), done: [], choices: [] });
  }

  choose(choice: Choice): void {
    const part = this.parts.at(-1);
    part?.choices.push({ before: part.done.length, choice });
  }

  /** `byQuestions` takes sections from the questions, for rules that do not report them. */
  watch<State, Q extends Questions>(turnOf: TurnOf<State, Action, Q>, byQuestions = false): TurnOf<State, Action, Q> {
    const sections = this;
    return function* (table) {
      sections.scene = '';
      sections.parts = [{ law: null, done: [], choices: [] }];
      const turn = turnOf(table);
      let step = turn.next();
      while (!step.done) {
        if ('act' in step.value) sections.parts.at(-1)!.done.push(step.value.act);
        else if (byQuestions) sections.begin(step.value.ask.law);
        step = turn.next(yield step.value);
      }
    };
  }
}
