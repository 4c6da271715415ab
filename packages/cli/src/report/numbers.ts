import { oneOrMany } from '@woodlog/core/kernel';
import type { Mean } from './mean.ts';
import type { Share } from './share.ts';

const grouped = new Intl.NumberFormat('en-US');

/** @example printCount(20000) // '20,000' */
export const printCount = (count: number): string => grouped.format(count);

/** @example printPercent(0.294) // '29.4 %' */
export const printPercent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

/** @example printInterval({ low: 0.294, high: 0.306 }) // '29.4 to 30.6' */
export const printInterval = ({ low, high }: Pick<Share, 'low' | 'high'>): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`;

/** The same in little room. */
export const printNarrow = ({ low, high }: Pick<Share, 'low' | 'high'>): string =>
  `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)}`;

/** Percentage points with their sign. */
export const printPoints = (points: number): string => {
  const text = (points * 100).toFixed(1);
  return text === '0.0' || text === '-0.0' ? '0.0' : points > 0 ? `+${text}` : text.replace('-', '−');
};

/** Half an interval in percentage points, or null without one. */
export const printHalf = ({ mean, interval }: Mean): string | null =>
  interval === null ? null : `±${((interval[1] - mean) * 100).toFixed(1)}`;

/** To a tenth; whole numbers without it. */
export const printMean = (mean: number): string =>
  Number.isInteger(mean) ? printCount(mean) : grouped.format(Number(mean.toFixed(1)));

/** @example printGames(1) // '1 game' */
export const printGames = (games: number): string => `${printCount(games)} ${oneOrMany(games, 'game')}`;
