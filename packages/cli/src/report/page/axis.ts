import { scaleLinear } from 'd3-scale';
import { type Svg, el, escapeXml } from '@woodlog/draw/kernel';

/** Positions on a chart, in per cent of its width, which fits the screen. */
export interface Axis {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** The position of a value: `25%`. */
  at(value: number): string;
  /** The width between two values. */
  between(from: number, to: number): string;
}

/** Ticks that fit a phone. */
const TICKS = 5;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** An axis with round ends around the values. */
export function axisOf(from: number, to: number, wholeNumbers = false): Axis {
  const scale = scaleLinear()
    .domain([from, from === to ? from + 1 : to])
    .nice(TICKS);
  const [low, high] = scale.domain() as [number, number];
  const share = (value: number): number => Math.min(1, Math.max(0, (value - low) / (high - low)));
  return {
    domain: [low, high],
    ticks: scale.ticks(TICKS).filter((tick) => !wholeNumbers || Number.isInteger(tick)),
    at: (value) => percent(share(value)),
    between: (one, other) => percent(share(other) - share(one)),
  };
}

/** The height of the numbers below an axis. */
export const AXIS_HEIGHT = 22;

/** Grid lines, and their numbers below. */
export function axisLines(
  { ticks, domain, at }: Axis,
  top: number,
  bottom: number,
  print: (tick: number) => string,
): Svg {
  return ticks
    .map((tick) => {
      const x = at(tick);
      const anchor = tick === domain[0] ? 'start' : tick === domain[1] ? 'end' : 'middle';
      return [
        el('line', { x1: x, x2: x, y1: top, y2: bottom, class: 'grid' }),
        el('text', { x, y: bottom + 16, 'text-anchor': anchor, class: 'tick' }, escapeXml(print(tick))),
      ].join('');
    })
    .join('');
}

/** A chart as wide as the screen, with a description for screen readers. */
export function chart(
  height: number,
  { name, about }: { readonly name: string; readonly about: string },
  ...inside: readonly Svg[]
): Svg {
  return el(
    'svg',
    { width: '100%', height, role: 'img' },
    el('title', {}, escapeXml(name)),
    el('desc', {}, escapeXml(about)),
    ...inside,
  );
}
