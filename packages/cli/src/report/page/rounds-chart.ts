import { type Svg, el, escapeXml } from '@woodlog/draw/kernel';
import { printCount, printMean } from '../numbers.ts';
import type { Report } from '../report.ts';
import type { ScoreGrowth } from '../rounds.ts';
import { AXIS_HEIGHT, axisLines, axisOf, chart } from './axis.ts';
import type { Section } from './frame.ts';
import { behind, shown, table, tag } from './html.ts';
import { rowName } from './interval-chart.ts';

/** Rounds that fewer of a bot's games reach are left out. */
const LEAST_SHARE = 0.05;

const drawnOf = ({ rounds }: ScoreGrowth): ScoreGrowth['rounds'] => {
  const most = rounds[0]?.count ?? 0;
  return rounds.filter(({ count }) => count >= LEAST_SHARE * most);
};

const HEIGHT = 64;
const LABEL_HEIGHT = 22;
const STEP = HEIGHT + LABEL_HEIGHT + 8;

/** Points by round, a small chart for each bot on one scale: the mean as a line, the middle half as a band. */
function growthChart(list: readonly ScoreGrowth[], words: { readonly name: string; readonly about: string }): Svg {
  const drawn = list.map((one) => ({ bot: one.bot, rounds: drawnOf(one) }));
  const last = Math.max(...drawn.flatMap(({ rounds }) => rounds.map(({ round }) => round)));
  const most = Math.max(
    1,
    ...drawn.flatMap(({ rounds }) => rounds.map((round) => Math.max(round.threeQuarters, round.mean))),
  );
  const axis = axisOf(1, Math.max(2, last), true);
  const [low, high] = axis.domain;
  const x = (round: number): number => Math.round(((round - low) / (high - low)) * 10_000) / 10;
  const y = (score: number): number => Math.round((1 - Math.max(0, score) / most) * HEIGHT * 10) / 10;
  const points = (pairs: readonly (readonly [number, number])[]): string =>
    pairs.map(([round, score]) => `${x(round)},${y(score)}`).join(' ');
  const charts = drawn.map(({ bot, rounds }, i) => {
    const top = i * STEP;
    const base = top + LABEL_HEIGHT + HEIGHT;
    const end = rounds.at(-1);
    const band = [
      ...rounds.map(({ round, threeQuarters }) => [round, threeQuarters] as const),
      ...rounds.toReversed().map(({ round, quarter }) => [round, quarter] as const),
    ];
    return [
      rowName(bot, top + 14),
      end === undefined
        ? ''
        : el(
            'text',
            { x: '100%', y: top + 14, 'text-anchor': 'end', class: 'value' },
            escapeXml(`${end.mean.toFixed(1)} after ${end.round}`),
          ),
      el(
        'svg',
        {
          x: 0,
          y: top + LABEL_HEIGHT,
          width: '100%',
          height: HEIGHT,
          viewBox: `0 0 1000 ${HEIGHT}`,
          preserveAspectRatio: 'none',
        },
        el('polygon', { points: points(band), class: 'band' }),
        el('polyline', { points: points(rounds.map(({ round, mean }) => [round, mean] as const)), class: 'growth' }),
      ),
      el('line', { x1: 0, x2: '100%', y1: base, y2: base, class: 'grid' }),
    ].join('');
  });
  const bottom = list.length * STEP;
  return chart(bottom + AXIS_HEIGHT, words, axisLines(axis, 0, bottom, printCount), ...charts);
}

/** How points grow round by round. */
export function scoresByRound({ scoresByRound: list, who }: Report): Section | null {
  const charted = list.filter((one) => drawnOf(one).length > 1);
  if (charted.length === 0) return null;
  const name = 'Scores by round';
  const columns = Math.max(...charted.map((one) => drawnOf(one).length));
  const about = charted
    .map(
      (one) =>
        `${one.bot}: ${drawnOf(one)
          .map(({ mean }) => mean.toFixed(1))
          .join(', ')}`,
    )
    .join('; ');
  return {
    id: 'rounds',
    title: 'Scores by round',
    about:
      'At the end of each round, over the games that lasted that long: the line is the mean, the band the middle half. Rounds that fewer than 5 % of the games reached are left out; all charts have one scale.',
    inside: [
      tag('figure', {}, growthChart(charted, { name, about })),
      behind(
        table(
          name,
          [who, ...Array.from({ length: columns }, (_, i) => `${i + 1}`)],
          charted.map(({ bot, rounds }) => [
            shown(bot),
            ...Array.from({ length: columns }, (_, i) => {
              const at = rounds.find(({ round }) => round === i + 1);
              return at === undefined ? '–' : printMean(at.mean);
            }),
          ]),
        ),
      ),
    ],
  };
}
