import type { Standing } from '../games/game-adapter.ts';
import { counted } from '@woodlog/core/kernel';
import { visible } from './visible.ts';

const nameOf = ({ id, player }: Standing): string =>
  player === '' || player === id ? id : `${visible(player)} (${id})`;

const pointsOf = (standing: Standing): string =>
  standing.points === null ? nameOf(standing) : `${nameOf(standing)} with ${counted(standing.points, 'point')}`;

/** The winners with names and points; null without any. */
export function winnersText(standings: readonly Standing[]): string | null {
  const winners = standings.filter(({ won }) => won);
  if (winners.length === 0) return null;
  return `${winners.length === 1 ? 'Winner' : 'Winners'}: ${winners.map(pointsOf).join(' and ')}`;
}

/** The other players, best first; null in a game without points. */
export function othersText(standings: readonly Standing[]): string | null {
  const others = standings.filter(({ won, points }) => !won && points !== null);
  if (others.length === 0) return null;
  const sorted = [...others].sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
  return sorted.map((standing) => `${nameOf(standing)} ${standing.points}`).join(', ');
}
