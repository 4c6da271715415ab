import { el, round } from '../../draw/svg.ts';
import type { ReplayPicture } from '../replay.ts';
import { drawing, element } from './dom.ts';
import type { Reader } from './reader.ts';

function svgOf({ name, box }: ReplayPicture): SVGSVGElement {
  const viewBox = `0 0 ${round(box.width)} ${round(box.height)}`;
  return drawing(
    el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img', 'aria-label': name }, box.draw(0, 0)),
  );
}

/** The pictures of the current frame: the board in one place, what lies beside it in another. */
export function pictures(reader: Reader): { readonly board: HTMLElement; readonly beside: HTMLElement } {
  const board = element('div', { class: 'board' });
  const beside = element('div', { class: 'beside' });
  let due = -1;
  const show = (): void => {
    const [first, ...others] = reader.replay.pictures(due);
    board.replaceChildren(...(first === undefined ? [] : [svgOf(first)]));
    beside.replaceChildren(...others.map(svgOf));
    due = -1;
  };
  reader.onMove(({ frame }) => {
    // Whoever drags the slider passes many frames between two pictures of the screen: only the last is drawn.
    if (due < 0) requestAnimationFrame(show);
    due = frame;
  });
  return { board, beside };
}
