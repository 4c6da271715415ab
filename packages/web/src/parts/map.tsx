import { useMemo, useRef } from 'preact/hooks';
import { type Table, layoutOf } from '@woodlog/core/root';
import { openSlots, ruler } from '@woodlog/core/root-law';
import { el, round } from '@woodlog/draw/kernel';
import { type Mark, mapBox, placeNear } from '@woodlog/draw/root';

interface MapProps {
  readonly table: Readonly<Table>;
  readonly marks?: readonly Mark[];
  /** Places that are lit. */
  readonly open?: readonly string[];
  /** Places that a tap may mean; those that are lit, if not said. */
  readonly tappable?: readonly string[];
  readonly chosen?: string | null;
  readonly onPlace?: (place: string) => void;
}

const NONE: readonly never[] = [];

/** The map. Open places are buttons; a tap beside them means the nearest one. */
export function RootMap({ table, marks = NONE, open = NONE, tappable = open, chosen = null, onPlace }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const html = useMemo(() => {
    const law = (clearing: Parameters<typeof ruler>[1]) => ({
      ruler: ruler(table, clearing),
      openSlots: openSlots(table, clearing as never),
    });
    const box = mapBox(table, law as never, marks, { open, chosen });
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${round(box.width)} ${round(box.height)}`,
        role: open.length > 0 ? 'group' : 'img',
        'aria-label': `${layoutOf(table.setup).map.name} map`,
      },
      box.draw(0, 0),
    );
  }, [table, marks, open.join(), chosen]);

  const onClick = (event: MouseEvent): void => {
    const svg = frame.current?.querySelector('svg');
    const matrix = svg?.getScreenCTM();
    if (onPlace === undefined || !svg || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = placeNear(table, { x, y }, tappable);
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
