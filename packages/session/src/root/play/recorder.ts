import { sectionTitle } from '@woodlog/bots/root';
import { type Action, type Implied, type Plan, type Table, layoutOf, instruct } from '@woodlog/core/root';
import type { TargetChoice } from '@woodlog/core/root-law';
import { impliedInWords, printAction } from '@woodlog/notation/root';
import type { Part } from '../../kernel/session.ts';
import { withForests } from '../labels/names.ts';
import { marksOf } from '../marks.ts';
import { choiceText, isWritten, standing } from './words.ts';

/** Records what a line does, section by section. */
export class LineRecorder {
  readonly parts: Part[] = [];
  readonly actions: Action[] = [];
  /** The phase and the step that the line is in, as far as they were reported. */
  phase = '';
  private law: string | null = null;
  private step = '';
  private why: Part['why'][number][] = [];
  /** What the start of a line implies is told with its first action. */
  private silent: readonly Implied[] = [];
  private readonly letter: string;

  constructor(letter: string, setup: boolean) {
    this.letter = letter;
    this.phase = setup ? 'Setup' : '';
  }

  /** Forgets what was done after so many actions. */
  backTo(actions: number): void {
    const gone = this.actions.splice(actions).filter(isWritten).length;
    if (gone > 0) this.parts.splice(-gone);
    this.why = [];
  }

  report(law: string, kind?: 'phase' | 'step'): void {
    if (kind === 'phase') this.phase = sectionTitle(law) ?? this.phase;
    if (kind === 'step') this.step = law;
    this.law = law;
  }

  choose(choice: TargetChoice): void {
    this.why.push({ text: choiceText(choice), law: choice.law ?? (this.step || null) });
  }

  /** An action that has been carried out. */
  did(action: Action, plan: Plan, table: Readonly<Table>, free = false): void {
    this.actions.push(action);
    const implied = plan.implied.map(impliedInWords);
    if (!isWritten(action)) {
      this.silent = [...this.silent, ...implied];
      return;
    }
    const name = this.law === null ? null : sectionTitle(this.law);
    const marks = marksOf([plan], action, layoutOf(table.setup));
    this.parts.push({
      law: this.law,
      ...(name !== null && { name }),
      ...(this.phase !== '' && { phase: this.phase }),
      words: withForests(`${instruct(action, this.letter)}${standing(table, action)}`),
      text: printAction(action, this.letter),
      places: marks.flatMap((mark) => (mark.kind === 'move' ? [] : [mark.place])),
      arrows: marks.flatMap((mark) => (mark.kind === 'move' ? [{ from: mark.from, to: mark.to }] : [])),
      implied: [...this.silent, ...implied],
      why: this.why,
      ...(free && { free: true as const }),
    });
    this.silent = [];
    this.why = [];
  }
}
