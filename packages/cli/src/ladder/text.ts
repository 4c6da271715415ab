import type { Rating } from './ratings.ts';
import type { Interval, Standing } from './standing.ts';

const percent = (rate: number): string => `${Math.round(100 * rate)}`;
const points = (mean: number | null): string => (mean === null ? '-' : mean.toFixed(1));
const signed = (rate: number): string => `${rate > 0 ? '+' : ''}${Math.round(100 * rate)}`;
const interval = ({ mean, low, high }: Interval): string => `${signed(mean)} (${signed(low)} to ${signed(high)})`;

/** The standings as a Markdown table. */
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

const whole = (rating: number): string => `${rating > 0 ? '+' : ''}${Math.round(rating)}`;

/** Ratings as one sentence, best first. */
export function ratingsText(ratings: readonly Rating[]): string {
  const each = ratings.map(
    ({ player, rating: { mean, low, high } }) => `${player} ${whole(mean)} (${whole(low)} to ${whole(high)})`,
  );
  return `Ratings by Bradley-Terry, 95 % by bootstrap: ${each.join(', ')}`;
}
