import { sectionTitle } from '@woodlog/bots/root';
import { type Action, type Implied, type Plan, type Table, layoutOf, instruct } from '@woodlog/core/root';
import type { TargetChoice } from '@woodlog/core/root-law';
import { impliedInWords, printAction } from '@woodlog/notation/root';
import type { Part } from '../../kernel/session.ts';
import { withForests } from '../labels/names.ts';
import { marksOf } from '../marks.ts';
import { choiceText, isWritten, standing } from './words.ts';

/** Records a line section by section. */
export class LineRecorder {
  readonly parts: Part[] = [];
  readonly actions: Action[] = [];
  /** The comment after the line. */
  comment = '';
  /** The reported phase and step. */
  phase = '';
  private law: string | null = null;
  private step = '';
  private why: Part['why'][number][] = [];
  /** What the line's start implies is shown with its first action. */
  private silent: readonly Implied[] = [];
  private readonly letter: string;
  private readonly isPersons: boolean;

  constructor(letter: string, setup: boolean, isPersons: boolean) {
    this.isPersons = isPersons;
    this.letter = letter;
    this.phase = setup ? 'Setup' : '';
  }

  /** Drops everything after the first `actions` actions. */
  backTo(actions: number): void {
    const gone = this.actions.splice(actions).filter(isWritten).length;
    if (gone > 0) this.parts.splice(-gone);
    this.why = [];
  }

  remark(comment: string): void {
    this.comment = [this.comment, comment].filter((one) => one !== '').join('; ');
  }

  report(law: string, kind?: 'phase' | 'step'): void {
    if (kind === 'phase') this.phase = sectionTitle(law) ?? this.phase;
    if (kind === 'step') this.step = law;
    this.law = law;
  }

  choose(choice: TargetChoice): void {
    this.why.push({ text: choiceText(choice), law: choice.law ?? (this.step || null) });
  }

  /** Records an applied action. */
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
      ...(this.step !== '' && { step: named(this.step) }),
      words: withForests(`${instruct(plain(action), this.letter)}${standing(table, action)}`),
      text: printAction(action, this.letter),
      ...openly(action, this.letter, this.isPersons),
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

function named(law: string): NonNullable<Part['step']> {
  const name = sectionTitle(law);
  return { law, ...(name !== null && { name }) };
}

/** What the others may know of cards that go into a hand, or are looked at there. */
function openly(action: Action, letter: string, isPersons: boolean): Pick<Part, 'openly'> {
  // Supporters are secret (8.2.3), order cards are not.
  const isUnseen = ({ what, from, to }: Moved): boolean =>
    /^[BFMR]#[a-z@]/.test(what) &&
    (/^[A-Z]$/.test(to) || (isPersons && to === `${letter}$`)) &&
    (from === 'draw' || from === to);
  if (action.kind !== 'move' || !action.parts.some(isUnseen)) return {};
  if (action.parts.every(({ from, to }) => from === to)) return { openly: '' };
  const parts = action.parts.map((part) => (isUnseen(part) ? { ...part, what: '#' } : part));
  return { openly: instruct({ ...action, parts: together(parts) }, letter) };
}

type Moved = Extract<Action, { readonly kind: 'move' }>['parts'][number];

/** Cards that move together unseen are one part of a sentence. */
const plain = (action: Action): Action =>
  action.kind === 'move' && action.parts.every(({ what }) => what === '#')
    ? { ...action, parts: together(action.parts) }
    : action;

/** Merges equal parts. */
function together<One extends { readonly count: number }>(parts: readonly One[]): One[] {
  const sums = new Map<string, One>();
  for (const part of parts) {
    const key = JSON.stringify({ ...part, count: 0 });
    sums.set(key, { ...part, count: part.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
