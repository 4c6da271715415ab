import { listed } from '@woodlog/core/kernel';
import { type Table, layoutOf, suitOf, type Clearing } from '@woodlog/core/root';
import { type Svg, el, group } from '../kernel/svg.ts';
import { suitWords } from './component.ts';
import { type Ground, type Point, RADIUS, distance, groundOf } from './ground.ts';

/** Places that may be tapped, and the one that is chosen. */
export interface Targets {
  readonly open: readonly string[];
  readonly chosen?: string | null;
}

/** A forest or path is small: its target is as large as a finger on a phone 390 pixels wide (44 of them). */
const FINGER = 62;
/** A tap beside all targets still means the nearest one, if it is this near. */
const MISSED = 60;

const reach = (place: string): number => (place.includes('_') ? FINGER : RADIUS + 10);

/** What a place of the map is called aloud: `clearing 5, fox`, `forest between clearings 1, 2 and 5`. */
export function placeWords(table: Readonly<Table>, place: string): string {
  const ends = place.split('_');
  if (ends.length === 1) return `clearing ${place}, ${suitWords(suitOf(table.setup, Number(place) as Clearing))}`;
  const kind = ends.length === 2 ? 'path' : 'forest';
  return `${kind} between clearings ${listed(ends)}`;
}

/** Rings around the places that may be tapped; they lie under the clearings, so that these stay whole. */
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

/** A button with a name for every place that may be tapped, on top of everything else. */
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
 * The place that a tap means: the nearest of those that are open, if it is near at all.
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

/** Whether a place has a spot on the map: the Burrow and the places of boards have none. */
export const isOnMap = (table: Readonly<Table>, place: string): boolean =>
  groundOf(layoutOf(table.setup).map).placed(place) !== undefined;
