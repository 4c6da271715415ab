import { element, linked } from './dom.ts';
import type { Position, Reader } from './reader.ts';
import { summaryOf } from './summary.ts';

export interface LogList {
  readonly list: HTMLElement;
  /** Switches English beside the notation. */
  readonly english: HTMLElement;
  /** Marks what a search found, and shows only the turns with matches; all with `null`. */
  mark(found: ReadonlySet<number> | null): void;
}

/** Milliseconds for which entries of a long log are filled at a time, so that the page stays usable. */
const SLICE = 30;

/**
 * The log beside the board, a block for each turn, a button for each action; the current one is marked and kept in
 * view.
 */
export function logList(reader: Reader, signal: AbortSignal): LogList {
  const { players, turns } = reader.replay;
  const list = element('ol', { class: 'log', 'aria-label': 'The log' });
  const colours = new Map(players.map(({ id, colour, ink }) => [id, `${colour} ${ink}`]));
  const blocks = turns.map(() => element('li', {}));
  list.append(...blocks);
  /** By frame; missing for turns that are not filled yet. */
  const buttons: (HTMLButtonElement | undefined)[] = [];
  const positions: Position[][] = turns.map(() => []);
  for (const position of reader.positions) positions[position.turnIndex]?.push(position);
  let marked: ReadonlySet<number> | null = null;

  /** Fills a turn's block, unless it is filled. */
  const fill = (turnIndex: number): void => {
    const [block, turn] = [blocks[turnIndex], turns[turnIndex]];
    if (block === undefined || turn === undefined || block.firstChild !== null) return;
    const { taker, line, steps, comment } = turn;
    const [colour = 'line', ink = 'ink'] = (colours.get(taker) ?? '').split(' ').filter(Boolean);
    const head = element('div', { class: 'head' });
    head.append(element('span', { class: `chip b-${colour} ink-${ink}`, 'aria-hidden': true }, taker));
    const actions = element('div', { class: 'actions' });
    for (const position of positions[turnIndex] ?? []) {
      const { step, action, frame } = position;
      const text = action === 0 ? turn.heading : step.text;
      const words = step.text === '' ? undefined : step.words;
      const attributes = { type: 'button', tabindex: -1, class: classOf(position), 'data-words': words };
      const button = element('button', attributes, text);
      button.addEventListener('click', () => reader.goTo(frame));
      button.classList.toggle('found', marked?.has(frame) === true);
      buttons[frame] = button;
      if (action === 0) head.append(button);
      else actions.append(button);
    }
    if (line !== null) head.append(element('span', { class: 'line', title: `line ${line} of the log` }, String(line)));
    block.append(head);
    const summary = summaryOf(reader, turnIndex);
    if (summary !== '') block.append(element('p', { class: 'summary' }, summary));
    if (steps.length > 1) block.append(actions);
    if (comment !== '') block.append(element('p', { class: 'comment' }, ...linked(comment)));
  };
  /** Fills the blocks from one on: for a while now, the rest later. */
  const fillOn = (from: number): void => {
    const end = performance.now() + SLICE;
    let turnIndex = from;
    while (turnIndex < turns.length && performance.now() < end) fill(turnIndex++);
    if (turnIndex < turns.length && !signal.aborted) setTimeout(fillOn, 0, turnIndex);
  };
  fillOn(0);
  const fillAll = (): void => {
    for (const turnIndex of turns.keys()) fill(turnIndex);
  };
  window.addEventListener('beforeprint', fillAll, { signal });

  let current: HTMLButtonElement | undefined;
  let isDue = false;
  /** Layout happens when entries come into view and may push the entry away, so this looks again. */
  const follow = (tries = MOST_TRIES): void => {
    isDue = false;
    if (current !== undefined && keepInView(list, current) && tries > 0) requestAnimationFrame(() => follow(tries - 1));
  };
  reader.onMove(({ frame, turnIndex }) => {
    for (let near = turnIndex - AROUND; near <= turnIndex + AROUND; near++) fill(near);
    current?.removeAttribute('aria-current');
    current?.setAttribute('tabindex', '-1');
    current = buttons[frame];
    current?.setAttribute('aria-current', 'step');
    current?.setAttribute('tabindex', '0');
    if (!isDue) requestAnimationFrame(() => follow());
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
      marked = found;
      for (const [frame, button] of buttons.entries()) button?.classList.toggle('found', found?.has(frame) === true);
      for (const [turnIndex, block] of blocks.entries())
        block.hidden = found !== null && positions[turnIndex]?.some(({ frame }) => found.has(frame)) !== true;
      follow();
    },
  };
}

const MOST_TRIES = 5;

/** Blocks on either side of the current one that are filled at once. */
const AROUND = 20;

function classOf({ step, action }: Position): string {
  const worst = step.problems.some(({ severity }) => severity === 'error')
    ? 'error'
    : step.problems.some(({ severity }) => severity === 'warning')
      ? 'warning'
      : '';
  return [action === 0 ? 'begin' : 'action', worst].filter((word) => word !== '').join(' ');
}

/** Scrolls the list, never the page, to an entry; false if it is visible already. */
function keepInView(list: HTMLElement, entry: HTMLElement): boolean {
  const [inside, around] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const margin = around.height / 4;
  const isSeen = inside.top >= around.top + 8 && inside.bottom <= around.bottom - 8;
  if (!isSeen) list.scrollTop += inside.top - around.top - margin;
  return !isSeen;
}
