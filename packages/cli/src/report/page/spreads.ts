import { LENGTHS } from '../figures.ts';
import { printCount, printMean } from '../numbers.ts';
import type { Report } from '../report.ts';
import type { Spread } from '../spread.ts';
import type { Section } from './frame.ts';
import { type Html, behind, shown, table, tag } from './html.ts';
import { type SpreadRow, spreadChart } from './spread-chart.ts';

const HEAD = ['games', 'mean', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'];

const cells = ({ count, mean, least, low, quarter, median, threeQuarters, high, most }: Spread): readonly Html[] => [
  printCount(count),
  ...[mean, least, low, quarter, median, threeQuarters, high, most].map(printMean),
];

const spreadWords = (rows: readonly SpreadRow[]): string =>
  rows
    .map(
      ({ label, spread: { median, quarter, threeQuarters } }) =>
        `${label}: median ${median}, half from ${quarter} to ${threeQuarters}`,
    )
    .join('; ');

/** Points at the end, by bot. */
export function scores({ scores: list, who }: Report): Section | null {
  const rows = list.flatMap(({ bot, spread }) => (spread === null ? [] : [{ label: bot, spread }]));
  if (rows.length === 0) return null;
  const without = list.reduce((sum, one) => sum + one.without, 0);
  const name = `Scores by ${who}`;
  return {
    id: 'scores',
    title: 'Scores',
    about: `At the end of the game; the upright line is the median. Each shape has its own height.${without === 0 ? '' : ` ${printCount(without)} seats had no score, as one whose marker has left the track.`}`,
    inside: [
      tag('figure', {}, spreadChart({ name, about: spreadWords(rows) }, rows, 40)),
      behind(
        table(
          name,
          [who, ...HEAD],
          rows.map(({ label, spread }) => [shown(label), ...cells(spread)]),
        ),
      ),
    ],
  };
}

/** How long games took. */
export function lengths({ lengths: spreads }: Report): Section {
  const rows = LENGTHS.flatMap((length) => {
    const spread = spreads[length];
    return spread === null || spread.most === 0 ? [] : [{ label: length, spread }];
  });
  return {
    id: 'length',
    title: 'Length',
    about: 'Rounds, actions and battles of a game; the upright line is the median.',
    inside: [
      ...rows.map((row) =>
        tag('figure', {}, spreadChart({ name: `Length in ${row.label}`, about: spreadWords([row]) }, [row], 72)),
      ),
      behind(
        table(
          'Length of games',
          ['of a game', ...HEAD],
          rows.map(({ label, spread }) => [label, ...cells(spread)]),
        ),
      ),
    ],
  };
}
