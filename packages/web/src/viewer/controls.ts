import { el } from '@woodlog/draw/kernel';
import { drawing, element } from './dom.ts';
import type { Reader } from './reader.ts';

/** Milliseconds for each frame, by the reader's choice. */
const SPEEDS: readonly (readonly [name: string, wait: number])[] = [
  ['slow', 2500],
  ['steady', 1200],
  ['quick', 500],
  ['rapid', 150],
];
const USUAL = 1200;

/** Paths of the buttons' icons, since not every font has them. */
const SIGNS = {
  first: 'M4 4h3v16H4ZM20 4v16L8 12Z',
  lineBack: 'M12 4v16L1 12ZM23 4v16l-11-8Z',
  back: 'M18 4v16L6 12Z',
  play: 'M6 3v18l14-9Z',
  pause: 'M5 4h5v16H5ZM14 4h5v16h-5Z',
  on: 'M6 4v16l12-8Z',
  lineOn: 'M12 4v16l11-8ZM1 4v16l11-8Z',
  last: 'M17 4h3v16h-3ZM4 4v16l12-8Z',
  problem: 'M12 2 23 21H1ZM11 9h2l-.3 6h-1.4ZM11 16.5h2v2h-2Z',
} as const;

/** Buttons to step and play, and other choices; keys do the same. */
export function controls(
  reader: Reader,
  zoom: (by: 1 | -1) => void,
  signal: AbortSignal,
): { readonly buttons: HTMLElement; readonly settings: HTMLElement } {
  const last = reader.positions.length - 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speed = element(
    'select',
    { 'aria-label': 'Speed' },
    ...SPEEDS.map(([name, wait]) => element('option', { value: wait, selected: wait === USUAL }, name)),
  );
  const play = button(SIGNS.play, 'Play (space)', () => (timer === undefined ? start() : stop()));
  play.classList.add('play');
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    say(play, SIGNS.play, 'Play (space)');
  };
  const tick = (): void => {
    if (reader.at.frame >= last) stop();
    else {
      reader.step(1);
      timer = setTimeout(tick, Number(speed.value));
    }
  };
  const start = (): void => {
    if (reader.at.frame >= last) reader.goTo(0);
    say(play, SIGNS.pause, 'Pause (space)');
    timer = setTimeout(tick, Number(speed.value));
  };
  const turn = element('input', {
    type: 'number',
    min: 0,
    id: 'turn',
    'aria-label': `Go to ${reader.replay.unit.toLowerCase()}`,
    class: 'turn',
  });
  turn.addEventListener('change', () => goToTurn(reader, Number(turn.value)));
  reader.onMove((position) => {
    turn.value = String(position.turn.number);
  });
  const problems = problemButton(reader);
  const onKey = (event: KeyboardEvent): void => {
    const done = keys[event.key];
    if (done === undefined || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    done(event.shiftKey);
  };
  document.addEventListener('keydown', onKey, { signal });
  signal.addEventListener('abort', stop);
  const keys: Readonly<Record<string, (shift: boolean) => void>> = {
    ArrowRight: (shift) => (shift ? reader.stepTurn(1) : reader.step(1)),
    ArrowLeft: (shift) => (shift ? reader.stepTurn(-1) : reader.step(-1)),
    ArrowDown: () => reader.stepTurn(1),
    ArrowUp: () => reader.stepTurn(-1),
    PageDown: () => reader.stepTurn(1),
    PageUp: () => reader.stepTurn(-1),
    Home: () => reader.goTo(0),
    End: () => reader.goTo(last),
    ' ': () => play.click(),
    e: () => problems?.click(),
    '+': () => zoom(1),
    '-': () => zoom(-1),
    '/': () => document.getElementById('search')?.focus(),
  };
  const unit = reader.replay.unit.toLowerCase();
  const settings = element('div', { class: 'settings' }, speed, element('label', {}, `${unit} `, turn));
  const buttons = element(
    'div',
    { class: 'controls', role: 'group', 'aria-label': 'Controls' },
    button(SIGNS.first, 'To the beginning (Home)', () => reader.goTo(0)),
    button(SIGNS.lineBack, 'A turn back (up)', () => reader.stepTurn(-1)),
    button(SIGNS.back, 'An action back (left)', () => reader.step(-1)),
    play,
    button(SIGNS.on, 'An action on (right)', () => reader.step(1)),
    button(SIGNS.lineOn, 'A turn on (down)', () => reader.stepTurn(1)),
    button(SIGNS.last, 'To the end (End)', () => reader.goTo(last)),
    ...(problems === undefined ? [] : [problems]),
  );
  return { buttons, settings };
}

function button(sign: string, words: string, click: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' });
  say(made, sign, words);
  made.addEventListener('click', click);
  return made;
}

function say(made: HTMLButtonElement, sign: string, words: string): void {
  const shape = el('path', { d: sign, fill: 'currentColor', 'fill-rule': 'evenodd' });
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', 'aria-hidden': 'true' };
  made.replaceChildren(drawing(el('svg', attributes, shape)));
  made.title = words;
  made.setAttribute('aria-label', words);
}

function goToTurn(reader: Reader, number: number): void {
  const found = reader.positions.find(({ turn }) => turn.number >= number);
  reader.goTo(found?.frame ?? reader.positions.length - 1);
}

/** Goes from problem to problem; missing in a log without any. */
function problemButton(reader: Reader): HTMLButtonElement | undefined {
  const frames = reader.positions
    .filter(({ step }) => step.problems.some(({ severity }) => severity !== 'info'))
    .map(({ frame }) => frame);
  if (frames.length === 0) return undefined;
  const made = button(SIGNS.problem, `Next of ${frames.length} problems (e)`, () =>
    reader.goTo(frames.find((frame) => frame > reader.at.frame) ?? frames[0] ?? 0),
  );
  made.append(` ${frames.length}`);
  return made;
}

/** Keys belong to the field that has the focus; a slider has its own arrows. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLButtonElement) return key === ' ';
  if (!(target instanceof HTMLInputElement)) return false;
  return target.type !== 'range' || !(key === ' ' || key === 'e' || key === '/');
}
