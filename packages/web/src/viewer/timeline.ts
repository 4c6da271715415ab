import { el, group, title } from '@woodlog/draw/kernel';
import { drawing, element } from './dom.ts';
import type { Position, Reader } from './reader.ts';

const WIDTH = 1000;
const CHART = { top: 8, height: 112 };
const STRIP = { top: 126, height: 12 };
const MARKS = { top: 142, height: 14 };
const HEIGHT = MARKS.top + MARKS.height;

/** The scores over time, with the current player, a mark for each problem, and the slider. */
export function timeline(reader: Reader): { readonly chart: HTMLElement; readonly slider: HTMLElement } {
  const { positions } = reader;
  const last = Math.max(1, positions.length - 1);
  const x = (frame: number): number => (frame / last) * WIDTH;
  const chart = drawing(
    el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        preserveAspectRatio: 'none',
        role: 'img',
        'aria-label': `${reader.replay.measure} over time`,
      },
      scoreLines(reader, x),
      strip(reader, x),
      problemMarks(positions, x),
      el('line', { class: 's-mark cursor', 'stroke-width': 2, x1: 0, x2: 0, y1: 0, y2: HEIGHT }),
    ),
  );
  const { most, step } = scaleOf(reader);
  const numbers = element('div', { class: 'numbers', 'aria-hidden': true });
  for (let points = step; points <= most; points += step) {
    const number = element('span', {}, String(points));
    number.style.top = `${(yOf(points, most) / HEIGHT) * 100}%`;
    numbers.append(number);
  }
  const cursor = chart.querySelector('.cursor');
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: positions.length - 1,
    value: 0,
    step: 1,
    'aria-label': 'Position in the game',
    class: 'slider',
  });
  slider.addEventListener('input', () => reader.goTo(Number(slider.value)));
  chart.addEventListener('click', (event) => {
    const { left, width } = chart.getBoundingClientRect();
    reader.goTo(((event.clientX - left) / width) * last);
  });
  reader.onMove((position) => {
    slider.value = String(position.frame);
    slider.setAttribute('aria-valuetext', `${reader.replay.unit} ${position.turn.number}, action ${position.action}`);
    cursor?.setAttribute('transform', `translate(${x(position.frame)})`);
  });
  return { chart: element('div', { class: 'chart' }, chart, numbers), slider };
}

/** The highest score, and the distance of grid lines. */
function scaleOf({ replay, positions }: Reader): { readonly most: number; readonly step: number } {
  const most = positions.reduce((found, { frame }) => Math.max(found, ...replay.scoresAt(frame)), replay.goal ?? 1);
  return { most, step: most <= 40 ? 10 : most <= 120 ? 25 : 50 };
}

const yOf = (points: number, most: number): number => CHART.top + CHART.height * (1 - points / most);

function scoreLines(reader: Reader, x: (frame: number) => number): string {
  const { replay, positions } = reader;
  const frames = positions.map(({ frame }) => replay.scoresAt(frame));
  const { most, step } = scaleOf(reader);
  const y = (points: number): number => yOf(points, most);
  let out = '';
  for (let points = 0; points <= most; points += step) {
    out += el('line', { x1: 0, x2: WIDTH, y1: y(points), y2: y(points), class: 's-line', 'stroke-width': 1 });
  }
  for (const [seat, { name, colour }] of replay.players.entries()) {
    let d = '';
    let before: number | undefined;
    for (const [frame, scores] of frames.entries()) {
      const points = scores[seat] ?? 0;
      if (points !== before)
        d += `${d === '' ? 'M0' : `H${x(frame).toFixed(1)}`}${d === '' ? ' ' : 'V'}${y(points).toFixed(1)}`;
      before = points;
    }
    const line = { d: `${d}H${WIDTH}`, fill: 'none', 'vector-effect': 'non-scaling-stroke' };
    out += group(
      {},
      title(name),
      el('path', { ...line, class: 's-rim', 'stroke-width': 4.5 }),
      el('path', { ...line, class: `s-${colour}`, 'stroke-width': 3 }),
    );
  }
  return out;
}

/** A segment in its player's colour for each line of the log. */
function strip({ replay, positions }: Reader, x: (frame: number) => number): string {
  const colours = new Map(replay.players.map(({ id, colour }) => [id, colour]));
  const starts = positions.filter(({ action }) => action === 0);
  // Turns too narrow to be seen join the segment before.
  let reached = -1;
  const seen = starts.filter(({ frame }) => {
    const isSeen = x(frame) - reached >= 1;
    if (isSeen) reached = x(frame);
    return isSeen;
  });
  return seen
    .map(({ frame, turn }, i) => {
      const end = seen[i + 1]?.frame ?? positions.length;
      const shape = { x: x(frame), y: STRIP.top, width: Math.max(1, x(end) - x(frame) - 1), height: STRIP.height };
      return el('rect', { ...shape, class: `f-${colours.get(turn.taker) ?? 'line'}` }, title(turn.heading));
    })
    .join('');
}

function problemMarks(positions: readonly Position[], x: (frame: number) => number): string {
  return positions
    .flatMap(({ frame, step }) => {
      const worst = step.problems.find(({ severity }) => severity === 'error') ?? step.problems[0];
      if (worst === undefined || worst.severity === 'info') return [];
      const middle = x(frame);
      const d = `M${middle - 5} ${MARKS.top + MARKS.height}h10l-5 ${-MARKS.height}z`;
      return [el('path', { d, class: `f-${worst.severity}` }, title(worst.message))];
    })
    .join('');
}
