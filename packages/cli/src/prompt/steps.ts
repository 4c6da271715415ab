import type { Part } from '@woodlog/session/kernel';
import type { Paint } from '../show/paint.ts';
import { visible } from '../show/visible.ts';
import { widthOf } from '../show/width.ts';

/** The column for notation beside English, if there is room. */
const BESIDE = 64;

/** The colours and the width for steps. */
export interface Sheet {
  readonly paint: Paint;
  readonly columns: number;
}

/** A bot's turn step by step: phase, step, reasons, actions and what follows. */
export function stepsInWords(parts: readonly Part[], from: number, sheet: Sheet): string[] {
  return parts.slice(from).flatMap((part, i) => {
    const last = parts[from + i - 1];
    const { phase, law, step = { law, name: part.name }, why, words, text } = part;
    const isStep = step.law === last?.step?.law || (last?.step === undefined && step.law === last?.law);
    // Laws of all bots (B.1, B.2) are shown beside the action.
    const isOwn = law !== null && law !== step.law && part.name !== undefined && !/^B\.[12]\./.test(law);
    const within = law === step.law || isOwn ? null : law;
    return [
      ...(phase !== undefined && phase !== last?.phase ? [sheet.paint.bold(phase)] : []),
      ...(step.law === null || isStep ? [] : [`  ${headline(step.law, step.name)}`]),
      ...why.map((one) => `      ${visible(one.text)}${section(one.law)}`),
      ...(isOwn && law !== last?.law ? [`      ${headline(law, part.name)}`] : []),
      ...beside(`    ${visible(words)}${section(within)}`, text, sheet),
      ...impliedBy(part, '      '),
    ];
  });
}

/** A section by name and number. */
export const headline = (law: string, name: string | undefined): string =>
  name === undefined ? law : `${name} (${law})`;

/** What a person did, one line each, with what follows. */
export function deedsInWords(parts: readonly Part[], from: number, sheet: Sheet): string[] {
  return parts
    .slice(from)
    .filter(({ words, openly }) => words !== '' && openly !== '')
    .flatMap((part) => [...beside(`  ${visible(part.words)}`, part.text, sheet), ...impliedBy(part, '    ')]);
}

const impliedBy = ({ implied }: Part, indent: string): string[] =>
  implied.map(({ what, law }) => `${indent}${visible(what)}${section(law)}`);

const section = (law: string | null): string => (law === null || law === '' ? '' : ` (${law})`);

/** English with the notation in grey beside it, or below if there is no room. */
export function beside(english: string, notation: string, { paint, columns }: Sheet): string[] {
  if (notation === '') return [english];
  const gap = Math.max(2, BESIDE - widthOf(english));
  const shown = paint.gray(visible(notation));
  if (widthOf(english) + gap + widthOf(notation) <= columns) return [`${english}${' '.repeat(gap)}${shown}`];
  if (widthOf(english) + 2 + widthOf(notation) <= columns) return [`${english}  ${shown}`];
  return [english, `${' '.repeat(english.search(/\S/) + 4)}${shown}`];
}
