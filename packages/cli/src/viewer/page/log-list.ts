import { element } from './dom.ts';
import type { Position, Reader } from './reader.ts';

/** The log beside the board, a block a line, each action a button; the current one is marked and kept in view. */
export function logList(reader: Reader): { readonly list: HTMLElement; mark(found: ReadonlySet<number>): void } {
  const buttons: HTMLButtonElement[] = [];
  const list = element('ol', { class: 'log', 'aria-label': 'The log' });
  const colours = new Map(reader.replay.players.map(({ id, colour, ink }) => [id, `${colour} ${ink}`]));
  let block: HTMLElement | undefined;
  for (const position of reader.positions) {
    const { turn, step, action, frame } = position;
    const button = element(
      'button',
      { type: 'button', tabindex: -1, class: classOf(position), title: step.words },
      action === 0 ? turn.heading : step.text,
    );
    button.addEventListener('click', () => reader.goTo(frame));
    buttons.push(button);
    if (action === 0) {
      const [colour = 'line', ink = 'ink'] = (colours.get(turn.taker) ?? '').split(' ').filter(Boolean);
      const chip = element('span', { class: `chip b-${colour} c-${ink}`, 'aria-hidden': true }, turn.taker);
      block = element('li', {}, element('div', { class: 'head' }, chip, button));
      list.append(block);
      if (turn.steps.length > 1) block.append(element('div', { class: 'actions' }));
      if (turn.comment !== '') block.append(element('p', { class: 'comment' }, turn.comment));
    } else block?.querySelector('.actions')?.append(button);
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
  return {
    list,
    mark(found) {
      for (const [frame, button] of buttons.entries()) button.classList.toggle('found', found.has(frame));
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
