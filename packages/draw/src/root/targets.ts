import { listed } from '@woodlog/core/kernel';
import { type Table, layoutOf, suitOf, type Clearing } from '@woodlog/core/root';
import type { Point, Targets } from '../kernel/squares.ts';
import { type Svg, el, group } from '../kernel/svg.ts';
import { suitWords } from './component.ts';
import { type Ground, RADIUS, distance, groundOf } from './ground.ts';

/** Forests and paths have targets as large as a finger on a phone 390 pixels wide (44 of them). */
const FINGER = 62;
/** A tap this near to a target means it. */
const MISSED = 60;

const reach = (place: string): number => (place.includes('_') ? FINGER : RADIUS + 10);

/** A place for screen readers: `clearing 5, fox`, `forest between clearings 1, 2 and 5`. */
export function placeWords(table: Readonly<Table>, place: string): string {
  const ends = place.split('_');
  if (ends.length === 1) return `clearing ${place}, ${suitWords(suitOf(table.setup, Number(place) as Clearing))}`;
  const kind = ends.length === 2 ? 'path' : 'forest';
  return `${kind} between clearings ${listed(ends)}`;
}

/** Rings around tappable places, below the clearings. */
export function drawRings({ open, chosen }: Targets, ground: Ground): Svg {
  return [...new Set([...open, ...(chosen == null ? [] : [chosen])])]
    .flatMap((place) => {
      const point = ground.placed(place);
      if (point === undefined) return [];
      const ring = { cx: point.x, cy: point.y, r: reach(place) + 4, fill: 'none' };
      return [
        el('circle', { ...ring, class: 's-paper', 'stroke-width': 20 }),
        place === chosen
          ? el('circle', { ...ring, class: 's-mark', 'stroke-width': 18 })
          : el('circle', { ...ring, class: 's-mark', 'stroke-width': 11, 'stroke-dasharray': '26 12' }),
      ];
    })
    .join('');
}

/** A named button for every tappable place, above everything else. */
export function drawTargets(table: Readonly<Table>, { open, chosen }: Targets, ground: Ground): Svg {
  return [...new Set(open)]
    .flatMap((place) => {
      const point = ground.placed(place);
      if (point === undefined) return [];
      const isChosen = place === chosen;
      return group(
        {
          'data-about': place,
          'data-open': place,
          role: 'button',
          tabindex: 0,
          'aria-label': placeWords(table, place),
          'aria-pressed': String(isChosen),
          class: isChosen ? 'target chosen' : 'target',
        },
        el('circle', { cx: point.x, cy: point.y, r: reach(place), fill: 'transparent' }),
      );
    })
    .join('');
}

/**
 * The tappable place nearest to a tap, if any is near.
 *
 * @param point in units of the map's picture
 */
export function placeNear(table: Readonly<Table>, point: Point, open: readonly string[]): string | null {
  const ground = groundOf(layoutOf(table.setup).map);
  let best: { readonly place: string; readonly far: number } | null = null;
  for (const place of open) {
    const middle = ground.placed(place);
    if (middle === undefined) continue;
    const far = distance(middle, point) - reach(place);
    if (far < MISSED && (best === null || far < best.far)) best = { place, far };
  }
  return best?.place ?? null;
}

/** Whether a place is on the map: the Burrow and places of boards are not. */
export const isOnMap = (table: Readonly<Table>, place: string): boolean =>
  groundOf(layoutOf(table.setup).map).placed(place) !== undefined;
