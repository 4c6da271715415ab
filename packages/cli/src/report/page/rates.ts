import { type Svg, el } from '@woodlog/draw/kernel';
import type { Mean } from '../mean.ts';
import { printCount, printHalf, printInterval, printMean, printPercent, printPoints } from '../numbers.ts';
import type { Report } from '../report.ts';
import { MIXED, SIGNS, isMixed, rateCells } from '../words.ts';
import type { WinRate } from '../wins.ts';
import { axisOf } from './axis.ts';
import type { Section } from './frame.ts';
import { type Html, behind, shown, table, tag } from './html.ts';
import { intervalChart } from './interval-chart.ts';

const percentTick = (tick: number): string => `${Math.round(tick * 1000) / 10} %`;

const glyph = (inside: Svg): Svg => el('svg', { width: 22, height: 16, 'aria-hidden': 'true' }, inside);

/** Explains the marks of an interval chart. */
export const legend = (expected: string): Html =>
  tag(
    'ul',
    { class: 'legend' },
    tag('li', {}, glyph(el('circle', { cx: 11, cy: 8, r: 4.5, class: 'point' })), 'measured'),
    tag('li', {}, glyph(el('rect', { x: 1, y: 3, width: 20, height: 10, rx: 5, class: 'interval' })), '95 % interval'),
    tag('li', {}, glyph(el('line', { x1: 11, x2: 11, y1: 0, y2: 16, class: 'expected' })), expected),
  );

const chartOf = (name: string, about: string, rows: readonly (readonly [label: string, rate: WinRate])[]): Html => {
  const axis = axisOf(0, Math.max(...rows.map(([, { high, even }]) => Math.max(high, even))));
  const drawn = rows.map(([label, rate]) => ({
    label,
    value: `${printPercent(rate.rate)}${rate.verdict === 'unclear' ? '' : ` ${SIGNS[rate.verdict]}`}`,
    point: rate.rate,
    interval: [rate.low, rate.high] as const,
    expected: rate.even,
  }));
  return tag('figure', {}, intervalChart({ name, about }, drawn, axis, percentTick), legend('even share'));
};

const HEAD = ['won', 'rate', '95 % interval', 'even', '<span title="differs by more than chance explains">▲▼</span>'];

export function winRates(report: Report): Section {
  const rows = Object.entries(report.bots);
  const name = `Win rates by ${report.who}`;
  return {
    id: 'bots',
    title: 'Win rates',
    about: `Wins among the seats that a ${report.who} took.${isMixed(report) ? ` ${MIXED}` : ''}`,
    inside: [
      chartOf(
        name,
        rows.map(([bot, rate]) => `${bot}: ${printPercent(rate.rate)}, ${printInterval(rate)}`).join('; '),
        rows,
      ),
      behind(
        table(
          name,
          [report.who, 'seats', ...HEAD],
          rows.map(([bot, rate]) => [shown(bot), ...rateCells(rate)]),
        ),
      ),
    ],
  };
}

/** Whether playing early or late matters. */
export function seatRates({ seats }: Report): Section {
  const rows = seats.map((rate) => [`seat ${rate.seat} of ${rate.size}`, rate] as const);
  const name = 'Win rates by seat';
  return {
    id: 'seats',
    title: 'Seats',
    about: 'Wins of whoever sits there; seat 1 begins.',
    inside: [
      chartOf(name, rows.map(([seat, rate]) => `${seat}: ${printPercent(rate.rate)}`).join('; '), rows),
      behind(
        table(
          name,
          ['seat', 'games', ...HEAD],
          rows.map(([seat, rate]) => [seat, ...rateCells(rate)]),
        ),
      ),
    ],
  };
}

/** The half interval after a mean. */
const half = (mean: Mean): string => {
  const printed = printHalf(mean);
  return printed === null ? '' : ` ${printed}`;
};

/** What a seat adds, whoever sits there. */
export function pairedSeats({ pairedSeats: paired }: Report): Section | null {
  if (paired === null || paired.sizes.length === 0) return null;
  const ends = paired.sizes.flatMap(({ all }) => all.flatMap(({ mean, interval }) => [mean, ...(interval ?? [])]));
  const most = Math.max(0.01, ...ends.map(Math.abs));
  const axis = axisOf(-most, most);
  const rows = paired.sizes.flatMap(({ size, all }) =>
    all.map((effect, seat) => ({
      label: `seat ${seat + 1} of ${size}`,
      value: `${printPoints(effect.mean)}${half(effect)}`,
      point: effect.mean,
      interval: effect.interval,
    })),
  );
  const name = 'Paired seat effects, in percentage points';
  const about = rows.map(({ label, value }) => `${label}: ${value}`).join('; ');
  return {
    id: 'paired',
    title: 'Paired seat effects',
    about:
      'What a seat adds to a win rate, in percentage points: wins there less the same bot’s mean over its block, in which it sits everywhere once.',
    inside: [
      tag('figure', {}, intervalChart({ name, about }, rows, axis, printPoints, 0), legend('no effect')),
      behind(
        ...paired.sizes.map(({ size, blocks, all, bots }) =>
          table(
            `Tables of ${size}: points more or less than the mean of the block, and half their interval`,
            ['bot', 'blocks', ...all.map((_, seat) => `seat ${seat + 1}`)],
            [{ bot: 'anybody', blocks, seats: all }, ...bots].map(({ bot, blocks: own, seats }) => [
              shown(bot),
              printCount(own),
              ...seats.map((effect) => `${printPoints(effect.mean)}<small>${half(effect)}</small>`),
            ]),
          ),
        ),
      ),
    ],
  };
}

export function ends({ ends: list }: Report): Section {
  const name = 'Ways to end, among games';
  const axis = axisOf(0, Math.max(...list.map(({ high }) => high)));
  const rows = list.map(({ reason, rate, low, high }) => ({
    label: reason,
    value: printPercent(rate),
    point: rate,
    interval: [low, high] as const,
  }));
  return {
    id: 'ends',
    title: 'How games ended',
    about: `In the game’s own words${list.some(({ reason }) => reason === 'rounds') ? '; “rounds” is a draw, for nobody won in as many as there may be' : ''}.`,
    inside: [
      tag(
        'figure',
        {},
        intervalChart(
          { name, about: rows.map(({ label, value }) => `${label}: ${value}`).join('; ') },
          rows,
          axis,
          percentTick,
        ),
      ),
      behind(
        table(
          name,
          ['end', 'games', 'rate', '95 % interval', 'mean rounds'],
          list.map((end) => [
            shown(end.reason),
            printCount(end.count),
            printPercent(end.rate),
            printInterval(end),
            printMean(end.meanRounds),
          ]),
        ),
      ),
    ],
  };
}
