import { type Box, el, round } from '@woodlog/draw/kernel';
import { drawing, element } from './dom.ts';
import type { Reader } from './reader.ts';

/** Zoom levels of the board. */
const ZOOMS = [1, 1.5, 2.25, 3.5];

function svgOf({ name, box }: { readonly name: string; readonly box: Box }): SVGSVGElement {
  const viewBox = `0 0 ${round(box.width)} ${round(box.height)}`;
  return drawing(
    el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img', 'aria-label': name }, box.draw(0, 0)),
  );
}

/** The pictures of the current frame, and the board's zoom. */
export interface Pictures {
  readonly board: HTMLElement;
  readonly beside: HTMLElement;
  /** Zooms by a step. */
  zoom(by: 1 | -1): void;
}

/**
 * The board in one place, and what lies beside it in another; a click on a place or card calls `find` with its name.
 */
export function pictures(reader: Reader, find: (word: string) => void): Pictures {
  const frame = element('div', { class: 'frame' });
  const beside = element('div', { class: 'beside', role: 'region', tabindex: 0, 'aria-label': 'Beside the board' });
  let due = -1;
  const show = (): void => {
    const [first, ...others] = reader.replay.pictures(due);
    frame.replaceChildren(...(first === undefined ? [] : [svgOf(first)]));
    beside.replaceChildren(...others.map(svgOf));
    due = -1;
  };
  reader.onMove((position) => {
    // A dragged slider passes many frames between two repaints: only the last is drawn.
    if (due < 0) requestAnimationFrame(show);
    due = position.frame;
  });
  let zoomed = 0;
  const zoom = (by: 1 | -1): void => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    const before = ZOOMS[zoomed] ?? 1;
    zoomed = Math.max(0, Math.min(ZOOMS.length - 1, zoomed + by));
    const now = ZOOMS[zoomed] ?? 1;
    frame.classList.toggle('zoomed', zoomed > 0);
    // The frame keeps its size and scrolls.
    frame.style.height = zoomed > 0 ? `${clientHeight}px` : '';
    frame.style.setProperty('--zoom', String(now));
    if (zoomed > 0) frame.setAttribute('tabindex', '0');
    else frame.removeAttribute('tabindex');
    frame.scrollLeft = ((scrollLeft + clientWidth / 2) * now) / before - clientWidth / 2;
    frame.scrollTop = ((scrollTop + clientHeight / 2) * now) / before - clientHeight / 2;
  };
  const zoomButton = (sign: string, name: string, by: 1 | -1): HTMLButtonElement => {
    const button = element('button', { type: 'button', 'aria-label': name, title: name }, sign);
    button.addEventListener('click', () => zoom(by));
    return button;
  };
  const buttons = [zoomButton('+', 'Larger (+)', 1), zoomButton('−', 'Smaller (-)', -1)];
  for (const place of [frame, beside])
    place.addEventListener('click', ({ target }) => {
      const named = target instanceof Element ? target.closest('[data-about]') : null;
      if (named !== null) find(named.getAttribute('data-about') ?? '');
    });
  const board = element('div', { class: 'board' }, frame, element('div', { class: 'zoom' }, ...buttons));
  return { board, beside, zoom };
}
