import { useMemo, useRef } from 'preact/hooks';
import { el, round } from '@woodlog/draw/kernel';
import { type Look, NO_LOOK, type Playable } from '../plays/playable.ts';

interface BoardProps {
  readonly play: Playable;
  readonly table: object;
  readonly log: string;
  readonly look?: Look;
  readonly onPlace?: (place: string) => void;
}

/** The board. Open places are buttons; a tap beside them means the nearest. */
export function Board({ play, table, log, look = NO_LOOK, onPlace }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { open, tappable, chosen, step, battle, previewed } = look;
  const html = useMemo(() => {
    const box = play.board(table, log, look);
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${round(box.width)} ${round(box.height)}`,
        role: open.length > 0 ? 'group' : 'img',
        'aria-label': play.boardName(table),
      },
      box.draw(0, 0),
    );
  }, [play, table, log, step, battle, previewed, open.join(), tappable.join(), chosen]);

  const onClick = (event: MouseEvent): void => {
    const svg = frame.current?.querySelector('svg');
    const matrix = svg?.getScreenCTM();
    if (onPlace === undefined || !svg || !matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = play.placeNear(table, point, look);
    if (place !== null) onPlace(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const target = event.target instanceof Element ? event.target.closest('[data-open]') : null;
    const place = target?.getAttribute('data-open');
    if (place == null || onPlace === undefined) return;
    event.preventDefault();
    onPlace(place);
  };
  // The targets in the picture are the buttons; the frame only hears their events.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div ref={frame} class="map" onClick={onClick} onKeyDown={onKeyDown} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
