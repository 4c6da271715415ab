import { type Svg, cutText, el, escapeXml } from '@woodlog/draw/kernel';
import { AXIS_HEIGHT, type Axis, axisLines, chart } from './axis.ts';

/** A row of the chart: a point with its interval, and the expected value. */
export interface IntervalRow {
  readonly label: string;
  /** The number, in words. */
  readonly value: string;
  readonly point: number;
  readonly interval: readonly [low: number, high: number] | null;
  readonly expected?: number;
}

const ROW_HEIGHT = 42;
const LABEL = { size: 13 };
/** The width left beside the number, on a phone and in a wide section. */
const LABEL_WIDTH = { phone: 225, roomy: 420 };

/** A name, cut to its section's width. */
export function rowName(label: string, y: number): Svg {
  const cut = (width: number): Svg => escapeXml(cutText(label.slice(0, 100), width, LABEL));
  const [short, long] = [cut(LABEL_WIDTH.phone), cut(LABEL_WIDTH.roomy)];
  const text = (kind: string, inside: Svg): Svg => el('text', { x: 0, y, class: kind }, inside);
  return short === long ? text('label', long) : text('label phone', short) + text('label roomy', long);
}

/** The name and number above a row's drawing. */
export const rowHead = (label: string, value: string, y: number): Svg =>
  rowName(label, y) + el('text', { x: '100%', y, 'text-anchor': 'end', class: 'value' }, escapeXml(value));

/** Points with intervals, one below the other; `base` is a line through all. */
export function intervalChart(
  words: { readonly name: string; readonly about: string },
  rows: readonly IntervalRow[],
  axis: Axis,
  print: (tick: number) => string,
  base?: number,
): Svg {
  const bottom = rows.length * ROW_HEIGHT;
  const { at, between } = axis;
  const marks = rows.map(({ label, value, point, interval, expected }, i) => {
    const y = i * ROW_HEIGHT;
    const middle = y + 29;
    const bar =
      interval === null
        ? ''
        : el('rect', {
            x: at(interval[0]),
            width: between(...interval),
            y: middle - 5,
            height: 10,
            rx: 5,
            class: 'interval',
          });
    const tick =
      expected === undefined
        ? ''
        : el('line', { x1: at(expected), x2: at(expected), y1: middle - 9, y2: middle + 9, class: 'expected' });
    const stem = el('line', { x1: at(base ?? axis.domain[0]), x2: at(point), y1: middle, y2: middle, class: 'stem' });
    return [
      rowHead(label, value, y + 14),
      stem,
      bar,
      tick,
      el('circle', { cx: at(point), cy: middle, r: 4.5, class: 'point' }),
    ].join('');
  });
  const line =
    base === undefined ? '' : el('line', { x1: at(base), x2: at(base), y1: 0, y2: bottom, class: 'expected' });
  return chart(bottom + AXIS_HEIGHT, words, axisLines(axis, 0, bottom, print), line, ...marks);
}
