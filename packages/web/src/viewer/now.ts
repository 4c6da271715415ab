import type { Severity } from '@woodlog/notation/kernel';
import { element, linked } from './dom.ts';
import { printLink } from './link.ts';
import type { Position, Reader } from './reader.ts';

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Doubt', info: 'Remark' };

/** `Turn 9, line 17`: as in `replay --turn`, and as in `check`. */
const placeOf = ({ turn }: Position, { replay }: Reader): string =>
  `${replay.unit} ${turn.number}${turn.line === null ? '' : `, line ${turn.line}`}`;

/** What happens now, in English: the action, what it implies, its problems, its writer's comment. */
export function nowBox(reader: Reader, prefix: string): HTMLElement {
  const box = element('section', { class: 'now', 'aria-label': 'What happens', 'aria-live': 'polite' });
  reader.onMove((position) => {
    const { turn, step, action } = position;
    const where = turn.number === 0 ? turn.heading : `${placeOf(position, reader)}: ${turn.heading}`;
    const link = element('a', { href: printLink(position, prefix), title: 'Link to this position' }, where);
    const lines: HTMLElement[] = [element('p', { class: 'where' }, link)];
    if (step.text !== '') lines.push(element('p', {}, element('code', {}, step.text)));
    if (step.words !== '') lines.push(element('p', { class: 'words' }, step.words));
    for (const { what, law } of step.implied)
      lines.push(element('p', { class: 'implied' }, `${what} `, element('small', {}, `(${law})`)));
    for (const { severity, message } of step.problems)
      lines.push(element('p', { class: severity }, element('strong', {}, `${SEVERITY_WORDS[severity]}: `), message));
    if (turn.comment !== '' && action === turn.steps.length - 1)
      lines.push(element('p', { class: 'comment' }, ...linked(turn.comment)));
    box.replaceChildren(...lines);
  });
  return box;
}
