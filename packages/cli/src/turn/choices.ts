import { nearestWord } from '@woodlog/notation/kernel';
import type { Json } from '@woodlog/core/kernel';
import type { AskedQuestion, Option } from '@woodlog/session/kernel';
import { PLAIN, type Paint } from '../show/paint.ts';

/** More options than these are listed by their groups only. */
const MOST_LISTED = 16;

/** More options than these are not counted through: they are named. */
const MOST_COUNTED = 60;

/** What words mean at a question: an option, a group to be listed, several options, or nothing. */
export type Meant =
  | { readonly is: 'option'; readonly answer: Json; readonly label: string }
  | { readonly is: 'list'; readonly lines: readonly string[] }
  | { readonly is: 'nothing' };

const NOTHING: Meant = { is: 'nothing' };

/** A question with numbered options, as a terminal shows it. */
export class Choices {
  private readonly question: AskedQuestion;
  private readonly options: readonly Option[];
  private readonly paint: Paint;

  constructor(question: AskedQuestion, paint: Paint = PLAIN) {
    this.question = question;
    this.options = question.groups.flatMap((group) => group.options);
    this.paint = paint;
  }

  /** All answers that may be given. */
  get answers(): readonly Json[] {
    return this.options.map(({ answer }) => answer);
  }

  /** What Tab completes. */
  get labels(): readonly string[] {
    return this.options.map(({ label }) => label);
  }

  /** Counts and clearings are their own numbers. */
  private get isNamed(): boolean {
    return this.options.every(({ answer }) => /^\d+$/.test(String(answer)));
  }

  /** What is shown before the question is asked: the options, or their groups where there are many. */
  lines(): readonly string[] {
    if (this.options.length <= MOST_LISTED) return this.listed();
    if (this.options.length > MOST_COUNTED || this.question.kind === 'draw' || this.question.kind === 'card') return [];
    let first = 1;
    return this.question.groups.map(({ heading, options }) => {
      const from = first;
      first += options.length;
      const [only] = options;
      if (options.length === 1 && only !== undefined) return this.line(from, only.label);
      return `  ${from}-${first - 1}  ${this.paint.bold(heading)}: ${options.length} ways (${heading.toLowerCase()} lists them)`;
    });
  }

  /** All options with their numbers, under their headings. */
  listed(): readonly string[] {
    let number = 0;
    const many = this.question.groups.filter(({ heading }) => heading !== '').length > 1;
    return this.question.groups.flatMap(({ heading, options }) => [
      ...(many ? [` ${this.paint.bold(heading)}`] : []),
      ...options.map(({ label }) => this.line(++number, label)),
    ]);
  }

  /** What may be typed, in a few words. */
  hint(): string {
    const { kind } = this.question;
    if (kind === 'dice') return 'such as 2 1';
    if (kind === 'draw') return 'its name; a suit such as fox, or # if you don’t know it';
    if (kind === 'card' && this.options.length > MOST_LISTED) return 'its name; ? lists them';
    if (this.isNamed) return this.options.map(({ answer }) => String(answer)).join(', ');
    return this.options.length === 1 ? '1' : `1 to ${this.options.length}`;
  }

  /** What words mean: a number, dice, the beginning of a label or any part of it, or the heading of a group. */
  meaning(words: string): Meant {
    const { kind, groups } = this.question;
    const said = words.toLowerCase().trim();
    if (said === '') return NOTHING;
    if (kind === 'dice') return this.dice(said);
    if (/^\d+$/.test(said)) {
      const named = this.options.find(({ answer }) => String(answer) === said);
      return this.chosen(this.isNamed ? named : this.options[Number(said) - 1]);
    }
    const spelled = this.options.find(({ answer }) => typeof answer === 'string' && answer.toLowerCase() === said);
    if (spelled !== undefined) return this.chosen(spelled);
    if (!/^[a-z][a-z0-9’'!.,() -]*$/.test(said)) return NOTHING;
    const labels = this.options.map(({ label }) => plain(label));
    const wanted = plain(said);
    for (const fits of [same, starts, holds]) {
      const found = this.options.filter((_, i) => fits(labels[i] ?? '', wanted));
      if (found.length === 1) return this.chosen(found[0]);
      if (found.length > 1 && (fits !== holds || wanted.length > 2)) {
        const group = groups.find(({ heading }) => plain(heading) === wanted);
        return { is: 'list', lines: this.numbered(group?.options ?? found) };
      }
    }
    const group = groups.find(({ heading }) => plain(heading).startsWith(wanted));
    if (group !== undefined) return { is: 'list', lines: this.numbered(group.options) };
    const near = wanted.length > 3 ? nearestWord(wanted, labels) : undefined;
    return near === undefined ? NOTHING : this.chosen(this.options[labels.indexOf(near)]);
  }

  private dice(said: string): Meant {
    const faces = (/^\d+$/.test(said) ? [...said] : said.split(/[\s,]+(?:and\s+)?/)).map(Number).sort((a, b) => b - a);
    return this.chosen(this.options.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(faces)));
  }

  private chosen(option: Option | undefined): Meant {
    return option === undefined ? NOTHING : { is: 'option', answer: option.answer, label: option.label };
  }

  private numbered(options: readonly Option[]): readonly string[] {
    return options.map((option) => this.line(this.options.indexOf(option) + 1, option.label));
  }

  private line(number: number, label: string): string {
    const shown = this.isNamed ? String(this.options[number - 1]?.answer) : String(number);
    return shown === label ? `  ${label}` : `  ${shown.padStart(2)}  ${label}`;
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\b(?:the|a|an) /g, '');
const same = (label: string, wanted: string): boolean => label === wanted;
const starts = (label: string, wanted: string): boolean => label.startsWith(wanted);
const holds = (label: string, wanted: string): boolean => wanted.split(' ').every((word) => label.includes(word));
