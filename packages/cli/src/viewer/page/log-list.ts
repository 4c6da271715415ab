import { element } from './dom.ts';
import type { Position, Reader } from './reader.ts';

/** The log, and what is done to it. */
export interface LogList {
  readonly list: HTMLElement;
  /** Shows plain English beside the notation, or not. */
  readonly english: HTMLElement;
  /** Marks what a search has found, and shows the turns that have some of it; all of them with `null`. */
  mark(found: ReadonlySet<number> | null): void;
}

/** The log beside the board, a block a turn, each action a button; the current one is marked and kept in view. */
export function logList(reader: Reader): LogList {
  const { players, turns } = reader.replay;
  const buttons: HTMLButtonElement[] = [];
  const list = element('ol', { class: 'log', 'aria-label': 'The log' });
  const colours = new Map(players.map(({ id, colour, ink }) => [id, `${colour} ${ink}`]));
  const blocks = turns.map(({ taker, line, steps, comment }) => {
    const [colour = 'line', ink = 'ink'] = (colours.get(taker) ?? '').split(' ').filter(Boolean);
    const chip = element('span', { class: `chip b-${colour} c-${ink}`, 'aria-hidden': true }, taker);
    const head = element('div', { class: 'head' }, chip);
    const number = element('span', { class: 'line', title: `line ${line} of the log` }, String(line));
    const actions = element('div', { class: 'actions' });
    const note = element('p', { class: 'comment' }, comment);
    const block = element('li', {}, head, ...(steps.length > 1 ? [actions] : []), ...(comment === '' ? [] : [note]));
    list.append(block);
    return { block, head, actions, number: line === null ? [] : [number] };
  });
  for (const position of reader.positions) {
    const { turn, turnIndex, step, action, frame } = position;
    const text = action === 0 ? turn.heading : step.text;
    const words = step.text === '' ? undefined : step.words;
    const attributes = { type: 'button', tabindex: -1, class: classOf(position), 'data-words': words };
    const button = element('button', attributes, text);
    button.addEventListener('click', () => reader.goTo(frame));
    buttons.push(button);
    const block = blocks[turnIndex];
    if (action === 0) block?.head.append(button, ...block.number);
    else block?.actions.append(button);
  }
  let current = buttons[0];
  let isDue = false;
  const follow = (): void => {
    isDue = false;
    if (current !== undefined) keepInView(list, current);
  };
  reader.onMove(({ frame }) => {
    current?.removeAttribute('aria-current');
    current?.setAttribute('tabindex', '-1');
    current = buttons[frame];
    current?.setAttribute('aria-current', 'step');
    current?.setAttribute('tabindex', '0');
    if (!isDue) requestAnimationFrame(follow);
    isDue = true;
  });
  const box = element('input', { type: 'checkbox', checked: true });
  const translate = (): void => {
    list.classList.toggle('english', box.checked);
    follow();
  };
  box.addEventListener('change', translate);
  translate();
  return {
    list,
    english: element('label', { class: 'english-switch' }, box, ' English'),
    mark(found) {
      for (const [frame, button] of buttons.entries()) button.classList.toggle('found', found?.has(frame) === true);
      for (const { block } of blocks) block.hidden = found !== null && block.querySelector('.found') === null;
      follow();
    },
  };
}

function classOf({ step, action }: Position): string {
  const worst = step.problems.some(({ severity }) => severity === 'error')
    ? 'error'
    : step.problems.some(({ severity }) => severity === 'warning')
      ? 'warning'
      : '';
  return [action === 0 ? 'begin' : 'action', worst].filter((word) => word !== '').join(' ');
}

/** Scrolls the list, and never the page, so that an entry is seen. */
function keepInView(list: HTMLElement, entry: HTMLElement): void {
  const [inside, around] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const margin = around.height / 4;
  if (inside.top < around.top + 8 || inside.bottom > around.bottom - 8)
    list.scrollTop += inside.top - around.top - margin;
}
