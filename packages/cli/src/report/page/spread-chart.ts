import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';
import { type Svg, el, escapeXml } from '@woodlog/draw/kernel';
import type { Spread } from '../spread.ts';
import { AXIS_HEIGHT, axisLines, axisOf, chart } from './axis.ts';
import { rowHead } from './interval-chart.ts';
import { printCount, printMean } from '../numbers.ts';

/** A row of the chart: a distribution. */
export interface SpreadRow {
  readonly label: string;
  readonly spread: Spread;
}

/** Bins that fit a phone. */
const MOST_BINS = 60;

/** Distributions one below the other on one axis; each has its own height, to compare shapes. */
export function spreadChart(
  words: { readonly name: string; readonly about: string },
  rows: readonly SpreadRow[],
  height: number,
): Svg {
  const least = Math.min(...rows.map(({ spread }) => spread.least));
  const most = Math.max(...rows.map(({ spread }) => farthestShown(spread)));
  const axis = axisOf(least, most + 1, true);
  const [low, high] = axis.domain;
  const width = binWidth(high - low);
  const step = height + 30;
  const drawn = rows.map(({ label, spread }, i) => {
    const y = i * step;
    const base = y + 22 + height;
    const bins = binsOf(spread, low, high, width);
    const up = scaleLinear([0, Math.max(...bins.map(([, share]) => share))], [height, 0]);
    const outline = area<readonly [number, number]>()
      .x(([from]) => Math.round(((from - low) / (high - low)) * 100_000) / 100)
      .y0(height)
      .y1(([, share]) => Math.round(up(share) * 10) / 10)
      .curve(curveStepAfter);
    const beyond = countFrom(spread, high);
    const x = axis.at(spread.median + Math.min(width, 1) / 2);
    return [
      rowHead(label, `median ${printMean(spread.median)}`, y + 14),
      el(
        'svg',
        { x: 0, y: y + 22, width: '100%', height, viewBox: `0 0 1000 ${height}`, preserveAspectRatio: 'none' },
        el('path', { d: outline([...bins, [high, 0]]) ?? '', class: 'shape' }),
      ),
      el('line', { x1: 0, x2: '100%', y1: base, y2: base, class: 'grid' }),
      el('line', { x1: x, x2: x, y1: y + 22, y2: base, class: 'expected' }),
      beyond === 0
        ? ''
        : el(
            'text',
            { x: '100%', y: y + 31, 'text-anchor': 'end', class: 'tick beyond' },
            escapeXml(`${printCount(beyond)} beyond, up to ${printCount(spread.most)} →`),
          ),
    ].join('');
  });
  const bottom = rows.length * step;
  return chart(bottom + AXIS_HEIGHT, words, axisLines(axis, 0, bottom, printCount), ...drawn);
}

/** Cuts the few longest games, which would squeeze the others into a corner. */
const TAIL = { share: 0.005, factor: 2 } as const;

/** The largest value shown: all, unless the last few lie far off. */
function farthestShown({ counts, count, most, least }: Spread): number {
  let seen = 0;
  const [near] = counts.find(([, often]) => {
    seen += often;
    return seen >= (1 - TAIL.share) * count;
  })!;
  return most - least > TAIL.factor * (near - least) && near > least ? near : most;
}

const countFrom = ({ counts }: Spread, from: number): number =>
  counts.reduce((sum, [value, often]) => (value < from ? sum : sum + often), 0);

/** A round whole number of points. */
function binWidth(range: number): number {
  const steps = [1, 2, 5];
  for (let ten = 1; ; ten *= 10) for (const step of steps) if (range / (step * ten) <= MOST_BINS) return step * ten;
}

/** Each bin's lower end and its share. */
function binsOf(
  { counts, count }: Spread,
  low: number,
  high: number,
  width: number,
): readonly (readonly [number, number])[] {
  const bins = new Array<number>(Math.ceil((high - low) / width)).fill(0);
  for (const [value, often] of counts) if (value < high) bins[Math.floor((value - low) / width)]! += often;
  return bins.map((often, i) => [low + i * width, often / count]);
}
