import { nearestWord } from '@woodlog/notation/kernel';
import type { AskedQuestion, Option } from '@woodlog/session/kernel';
import { visible } from '../show/visible.ts';
import { branchesOf } from './branches.ts';
import { type Sheet, beside } from './steps.ts';

/** What words mean at a question: an option, several to choose from, or nothing. */
export type Meant =
  | { readonly is: 'option'; readonly option: Option }
  | { readonly is: 'among'; readonly options: readonly Option[] }
  | { readonly is: 'nothing' };

const NOTHING: Meant = { is: 'nothing' };

/** The options of a question as a terminal shows them: numbered, and in branches if there are many. */
export class Choices {
  private readonly question: AskedQuestion;
  /** Words may mean any of them, shown or not. */
  private readonly all: readonly Option[];
  private readonly shown: readonly Option[];

  constructor(question: AskedQuestion, shown?: readonly Option[]) {
    this.question = question;
    // Equal face-down tokens are listed once.
    const every = question.groups.flatMap(({ options }) => options);
    this.all = [...new Map(every.map((option) => [JSON.stringify(option.answer), option])).values()];
    this.shown = shown ?? this.all;
  }

  /** Completed by Tab. */
  get labels(): readonly string[] {
    return this.all.map(({ label }) => label);
  }

  /** The option that Enter takes: it ends a menu. */
  get end(): Option | undefined {
    return this.question.kind === 'menu' ? this.all.find(isEnd) : undefined;
  }

  /** Counts and clearings are their own numbers. */
  get isNamed(): boolean {
    return this.all.every(({ answer }) => typeof answer === 'number');
  }

  private get branches(): readonly (readonly Option[])[] {
    return this.isNamed ? this.shown.map((option) => [option]) : branchesOf(this.question, this.shown);
  }

  lines(sheet: Sheet): readonly string[] {
    const { kind, groups } = this.question;
    if (kind === 'dice' || (this.isNamed && this.all.every(({ label, answer }) => label === String(answer)))) return [];
    if (this.shown !== this.all) return this.sublist(sheet);
    const many = groups.filter(({ heading }) => heading !== '').length > 1;
    let heading = '';
    return this.branches.flatMap((branch, i) => {
      const [first] = branch;
      if (first === undefined) return [];
      const own = groups.find(({ options }) => options.includes(first))?.heading ?? '';
      const opens = many && own !== heading && this.branches.every(({ length }) => length === 1);
      heading = own;
      return [...(opens ? [` ${sheet.paint.bold(visible(own))}`] : []), ...this.row(branch, i, own, sheet)];
    });
  }

  /** Some of the options, under what they have in common. */
  private sublist(sheet: Sheet): readonly string[] {
    const { shown } = this;
    const stem = shown.length > 1 ? stemOf(shown, '') : '';
    const cut = stem === 'More' ? '' : stem;
    const rest = ({ label }: Option): string => label.slice(cut.length).replace(/^[;:,]? /, '') || label;
    const rows = this.branches.flatMap((branch, i) => {
      const [first] = branch;
      if (first === undefined) return [];
      return this.row(branch, i, '', sheet, (option) => (cut === '' ? option.label : rest(option)));
    });
    return [...(cut === '' ? [] : [` ${sheet.paint.bold(visible(cut))} ...  (Enter goes back)`]), ...rows];
  }

  private row(
    branch: readonly Option[],
    i: number,
    heading: string,
    sheet: Sheet,
    words = ({ label }: Option): string => label,
  ): string[] {
    const [first] = branch;
    if (first === undefined) return [];
    const number = this.isNamed ? String(first.answer) : String(i + 1);
    if (branch.length > 1)
      return [`  ${number.padStart(2)}  ${visible(stemOf(branch, heading))}: ${branch.length} ways`];
    const row = `  ${number.padStart(2)}  ${visible(words(first))}${first === this.end ? ' (Enter)' : ''}`;
    // Without colours, notation would read as part of the words.
    const isColoured = sheet.paint.gray('x') !== 'x';
    return beside(row, isColoured ? (first.text ?? '') : '', sheet);
  }

  /** The message for words that are no answer. */
  expected(words: string): string {
    const what = this.question.kind === 'dice' ? `dice, ${this.hint()}` : `${this.hint()}, or a part of what is listed`;
    return `expected ${what}; got "${visible(words)}" (? lists all)`;
  }

  /** What may be typed, in a few words. */
  hint(): string {
    const { kind } = this.question;
    if (kind === 'dice') return 'such as 2 1';
    if (this.isNamed) return this.all.map(({ answer }) => String(answer)).join(', ');
    const { length } = this.branches;
    const numbers = length === 1 ? '1' : `1 to ${length}`;
    return kind === 'draw' ? `${numbers}, or its name` : numbers;
  }

  /** Parses a number, dice, part of a label, or the heading of a group. */
  meaning(words: string): Meant {
    const { kind, groups } = this.question;
    const said = words.toLowerCase().trim();
    if (said === '') return NOTHING;
    if (kind === 'dice') return this.dice(said);
    if (/^\d+$/.test(said)) {
      if (this.isNamed) return oneOf(this.all.filter(({ answer }) => String(answer) === said));
      return oneOf(this.branches[Number(said) - 1] ?? []);
    }
    const spelled = this.all.find(({ answer }) => typeof answer === 'string' && answer.toLowerCase() === said);
    if (spelled !== undefined) return oneOf([spelled]);
    const wanted = plain(said);
    if (!/^[-a-z0-9(][a-z0-9’'!.,() -]*$/.test(said) || wanted.replace(/\W/g, '') === '') return NOTHING;
    const group = groups.find(({ heading }) => plain(heading) === wanted);
    if (group !== undefined) return oneOf(group.options);
    for (const fits of [same, inOrder, starts, holds]) {
      const found = this.all.filter(({ label }) => fits(plain(label), wanted));
      if (found.length === 1 || (found.length > 1 && (fits !== holds || wanted.length > 2))) return oneOf(found);
    }
    const labels = this.all.map(({ label }) => plain(label));
    const near = wanted.length > 3 && /^[a-z ]+$/.test(wanted) ? nearestWord(wanted, labels) : undefined;
    return near === undefined ? NOTHING : oneOf(this.all.filter((_, i) => labels[i] === near));
  }

  private dice(said: string): Meant {
    const faces = (/^\d+$/.test(said) ? [...said] : said.split(/[\s,]+(?:and\s+)?/)).map(Number).sort((a, b) => b - a);
    return oneOf(this.all.filter(({ answer }) => JSON.stringify(answer) === JSON.stringify(faces)));
  }
}

const isEnd = ({ answer }: Option): boolean => typeof answer === 'object' && answer !== null && 'end' in answer;

function oneOf(options: readonly Option[]): Meant {
  const [only, another] = options;
  if (only === undefined) return NOTHING;
  return another === undefined ? { is: 'option', option: only } : { is: 'among', options };
}

/** The common start of labels, or their heading. */
function stemOf(options: readonly Option[], heading: string): string {
  const words = options.map(({ label }) => label.split(' '));
  const [first = []] = words;
  const differs = first.findIndex((word, i) => words.some((other) => other[i] !== word));
  const stem = (differs < 0 ? first : first.slice(0, differs)).join(' ').replace(/[;:,]$/, '');
  return stem.length > heading.length || heading === '' ? stem || 'More' : heading;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 -]|-(?!\d)/g, ' ')
    .replace(/\b(?:the|a|an) /g, '')
    .replace(/ +/g, ' ')
    .trim();
const same = (label: string, wanted: string): boolean => label === wanted;
/** Matches numbers in order, such as those of a square. */
const inOrder = (label: string, wanted: string): boolean =>
  /^-?\d+ -?\d+$/.test(wanted) && ` ${label} `.includes(` ${wanted} `);
const starts = (label: string, wanted: string): boolean => label.startsWith(wanted);
/** Words may be shortened, numbers not. */
const holds = (label: string, wanted: string): boolean =>
  wanted.split(' ').every((word) => (/^-?\d+$/.test(word) ? label.split(' ').includes(word) : label.includes(word)));
