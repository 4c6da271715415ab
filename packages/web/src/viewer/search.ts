import type { Position, Reader } from './reader.ts';
import { element } from './dom.ts';

/** Whether a step matches a search: a player or place by name, else part of its words. */
export function isAbout({ step, turn, action }: Position, wanted: string): boolean {
  const word = wanted.trim().toLowerCase();
  if (word === '') return false;
  if (step.about.has(word)) return true;
  if (/^\d+$/.test(word) || word.length < 2) return false;
  const comment = action === turn.steps.length - 1 ? turn.comment : '';
  return `${step.text}\n${step.words}\n${comment}`.toLowerCase().includes(word);
}

/** A search field; `find` adds a word, or removes it. */
export interface SearchField {
  readonly field: HTMLElement;
  find(word: string): void;
}

/** A search field that marks matches by frame and goes from one to the next. */
export function searchField(reader: Reader, mark: (found: ReadonlySet<number> | null) => void): SearchField {
  const input = element('input', {
    type: 'search',
    id: 'search',
    placeholder: 'player, place, card, word',
    'aria-label': 'Search the log',
    autocomplete: 'off',
  });
  const count = element('output', { for: 'search', class: 'count' });
  let found: number[] = [];
  const look = (): void => {
    found = reader.positions.filter((position) => isAbout(position, input.value)).map(({ frame }) => frame);
    const isEmpty = input.value.trim() === '';
    mark(isEmpty ? null : new Set(found));
    count.textContent = isEmpty ? '' : `${found.length} found`;
  };
  const next = (back: boolean): void => {
    const here = reader.at.frame;
    const to = back ? found.findLast((frame) => frame < here) : found.find((frame) => frame > here);
    const around = back ? found.at(-1) : found[0];
    if (around !== undefined) reader.goTo(to ?? around);
  };
  input.addEventListener('input', look);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') next(event.shiftKey);
    else if (event.key === 'Escape') input.blur();
    else return;
    event.preventDefault();
  });
  return {
    field: element('div', { class: 'field' }, input, count),
    find(word) {
      input.value = input.value === word ? '' : word;
      look();
    },
  };
}
