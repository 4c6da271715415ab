import type { Severity } from '@woodlog/notation/kernel';
import { element } from './dom.ts';
import { printLink } from './link.ts';
import type { Reader } from './reader.ts';

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Doubt', info: 'Remark' };

/** What happens now, in plain English: the action, what it implies, what is wrong with it, what its writer said. */
export function nowBox(reader: Reader): HTMLElement {
  const box = element('section', { class: 'now', 'aria-label': 'What happens', 'aria-live': 'polite' });
  reader.onMove((position) => {
    const { reel, scene, action } = position;
    const where = reel.turn === 0 ? reel.heading : `Line ${reel.turn}, ${reel.heading}`;
    const link = element('a', { href: printLink(position), title: 'Link to this position' }, where);
    const lines: HTMLElement[] = [element('p', { class: 'where' }, link)];
    if (scene.text !== '') lines.push(element('p', {}, element('code', {}, scene.text)));
    if (scene.words !== '') lines.push(element('p', { class: 'words' }, scene.words));
    for (const { what, law } of scene.implied)
      lines.push(element('p', { class: 'implied' }, `${what} `, element('small', {}, `(${law})`)));
    for (const { severity, message } of scene.problems)
      lines.push(element('p', { class: severity }, element('strong', {}, `${SEVERITY_WORDS[severity]}: `), message));
    if (reel.comment !== '' && action === reel.scenes.length - 1)
      lines.push(element('p', { class: 'comment' }, reel.comment));
    box.replaceChildren(...lines);
  });
  return box;
}
