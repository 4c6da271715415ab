import type { PlayerPoints, Points, Score } from '../log.ts';

/** `+9+4=23`. */
function printPoints({ points, total }: Points): string {
  return points.map((value) => `+${value}`).join('') + (total === undefined ? '' : `=${total}`);
}

/** `A+7+8=104`. */
export function printPlayerPoints(points: PlayerPoints): string {
  return points.player + printPoints(points);
}

/** `+9+4=23 (B+4=24, C+2)`. */
export function printScore({ own, others }: Score): string {
  const parts = [own && printPoints(own), others && `(${others.map(printPlayerPoints).join(', ')})`];
  return parts.filter((part) => part).join(' ');
}
