import type { Interval, Standing } from './standing.ts';

const percent = (rate: number): string => `${Math.round(100 * rate)}`;
const points = (mean: number | null): string => (mean === null ? '-' : mean.toFixed(1));
const signed = (rate: number): string => `${rate > 0 ? '+' : ''}${Math.round(100 * rate)}`;
const interval = ({ mean, low, high }: Interval): string => `${signed(mean)} (${signed(low)} to ${signed(high)})`;

/** The standings as a table of Markdown, so that it can be kept. */
export function ladderText(
  player: string,
  instead: string,
  standings: readonly Standing[],
  all: Standing | null,
): string {
  const rows = [...standings, ...(all === null ? [] : [all])].map((one) => [
    one.seat,
    `${one.share.count} of ${one.games}`,
    `${percent(one.share.rate)} % (${percent(one.share.low)} to ${percent(one.share.high)})`,
    `${percent(one.shareInstead.rate)} %`,
    interval(one.difference),
    `${points(one.points)} / ${points(one.pointsInstead)}`,
    one.rounds.toFixed(1),
    `${one.dominance}`,
    `${one.lostTurns}`,
  ]);
  const head = [
    'seat',
    'wins',
    `${player}: share (95 %)`,
    `${instead}: share`,
    'difference, paired',
    'points',
    'rounds',
    'dominance',
    'lost turns',
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '--:')), ...rows.map(line)].join('\n')}\n`;
}
