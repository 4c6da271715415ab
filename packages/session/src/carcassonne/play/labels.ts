import {
  type CarcassonneState,
  FIGURE_NAMES,
  type Kind,
  type PlaceAction,
  type Shape,
  carcassonne,
  kindOfTile,
  shapeAt,
} from '@woodlog/core/carcassonne';
import { isViolation, listed } from '@woodlog/core/kernel';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
const DIRECTIONS = ['west', 'north', 'east', 'south'] as const;
const SIDE_NAMES: Readonly<Record<string, string>> = { C: 'city', R: 'road', F: 'field', V: 'river' };

/** A tile in words: `city left and top, road right and bottom, pennant`. */
export function tileLabel(tile: PlaceAction['tile'], turns = 0): string {
  const kind = kindOfTile(tile);
  const shape = shapeAt(kind, turns);
  const sides = ['C', 'R', 'V', 'F'].flatMap((letter) => {
    const found = SIDES.filter((_, side) => shape.sides[side] === letter);
    return found.length === 0 ? [] : [`${SIDE_NAMES[letter]} ${found.length === 4 ? 'on all sides' : listed(found)}`];
  });
  return [...sides, ...extrasOf(kind)].join(', ');
}

/** Distinguishes kinds of tiles with the same edges. */
function extrasOf({ id, segments }: Kind): string[] {
  const cities = segments.filter(({ type }) => type === 'city').length;
  return [
    ...(cities > 1 ? [`${cities} cities`] : []),
    ...(segments.some(({ pennants }) => pennants > 0) ? ['pennant'] : []),
    ...(segments.some(({ type }) => type === 'cloister') ? ['cloister'] : []),
    ...(segments.some(({ type }) => type === 'garden') ? ['garden'] : []),
    ...(segments.some(({ type, special }) => type === 'road' && special) ? ['inn'] : []),
    ...(segments.some(({ type, special }) => type === 'city' && special) ? ['cathedral'] : []),
    ...segments.flatMap(({ good }) => good ?? []),
    ...(/S$/.test(id) ? ['another picture'] : []),
  ];
}

/** A placement by square and edges, without its figures. */
export const wayLabel = ({ x, y, tile, turns }: PlaceAction): string => `At ${x}, ${y}: ${tileLabel(tile, turns)}`;

/** The figure on the tile: `no meeple`, `meeple on the field to the south`. */
export function meepleLabel({ tile, turns, claim, figure, recalls }: PlaceAction): string {
  if (recalls !== undefined) return 'take the abbot back';
  if (claim === undefined) return 'no meeple';
  const kind = kindOfTile(tile);
  const segment = kind.segments.findIndex((one) => one.claim === claim);
  const type = kind.segments[segment]?.type ?? 'field';
  const where = directionsOf(shapeAt(kind, turns), segment);
  const who = figure === undefined ? 'meeple' : FIGURE_NAMES[figure];
  return `${who} on the ${type}${where === '' ? '' : ` to the ${where}`}`;
}

function directionsOf({ atEdge, atHalf }: Shape, segment: number): string {
  const edges = DIRECTIONS.filter((_, edge) => atEdge[edge] === segment);
  const halves = DIRECTIONS.filter((_, edge) => atHalf[2 * edge] === segment || atHalf[2 * edge + 1] === segment);
  const found = edges.length > 0 ? edges : halves;
  return found.length === 4 ? '' : listed(found);
}

/** The points scored at once: `completes a city: +8`. */
export function scoreLabel(state: Readonly<CarcassonneState>, action: PlaceAction): string {
  const plan = carcassonne.plan(state, action);
  if (isViolation(plan) || plan.kind !== 'lay') return '';
  return plan.scorings
    .map(({ type, points, seats }) => {
      const whose =
        seats.length === 0 ? 'nobody’s' : seats.includes(action.seat) ? `+${points}` : `${points} for another`;
      return `completes a ${type}: ${whose}`;
    })
    .join(', ');
}
