import { RANDOM } from '../simulate/configuration.ts';
import { SETTINGS, type Setting } from './figures.ts';
import type { LineupFigures } from './lineups.ts';
import { printCount, printInterval, printPercent } from './numbers.ts';
import { counted } from '@woodlog/core/kernel';
import type { Report, ReportedLogs } from './report.ts';
import type { Verdict } from './share.ts';
import type { WinRate } from './wins.ts';

/** Signs of a verdict, for readers who do not see colours. */
export const SIGNS: Readonly<Record<Verdict, string>> = { more: '▲', less: '▼', unclear: '' };

/** The cells of a rate: games, wins, rate, interval, even share, verdict. */
export const rateCells = (rate: WinRate): readonly string[] => [
  printCount(rate.of),
  printCount(rate.count),
  printPercent(rate.rate),
  printInterval(rate),
  printPercent(rate.even),
  SIGNS[rate.verdict],
];

/** The title of a table by setting. */
export const SETTING_TITLES: Readonly<Record<Setting, string>> = {
  places: 'seat',
  maps: 'map',
  decks: 'deck',
  difficulties: 'difficulty',
  characters: 'character',
  traits: 'trait',
};

/** A map and deck: `Fall, E&P`. */
export const placeName = ({ map, deck }: Pick<LineupFigures, 'map' | 'deck'>): string =>
  [map, deck].filter((word) => word !== null).join(', ') || 'all games';

/** A line-up with its map and deck. */
export const tableName = ({ lineup, map, deck }: LineupFigures): string =>
  map === null && deck === null ? lineup : `${lineup} on ${placeName({ map, deck })}`;

/** Whether tables of different kinds are counted together. Random line-ups count as one kind. */
export const isMixed = ({ lineups }: Report): boolean =>
  lineups.length > 1 && lineups.some(({ seats }) => seats.length > 0);

/** The note for mixed tables. */
export const MIXED = 'Over all line-ups, maps and decks.';

/** Settings worth a table: not those of bots that differ in line-ups, too. */
export const reportedSettings = ({ lineups }: Report): readonly Setting[] =>
  new Set(lineups.map(({ lineup }) => lineup)).size > 1 && lineups.every(({ lineup }) => lineup !== RANDOM)
    ? ['places', 'maps', 'decks']
    : SETTINGS;

/** Which logs were counted, in a sentence or two. */
export function logsText({ files, leftOut, withSlips }: ReportedLogs): string {
  const parts = [counted(files.length, 'log')];
  if (leftOut.length > 0) parts.push(`${leftOut.length} left out`);
  if (withSlips > 0) parts.push(`${withSlips} with mistakes, counted as written (woodlog check names them)`);
  return parts.join(', ');
}

/** The number of intervals in a report, tables included. */
function intervalsOf(report: Report): number {
  const { bots, seats, pairedSeats, headToHead, settings, ends, lineups } = report;
  // A setting with one value has no table.
  const under = reportedSettings(report).flatMap((setting) => (settings[setting].length > 1 ? settings[setting] : []));
  const paired = (pairedSeats?.sizes ?? []).reduce((sum, { size, bots: own }) => sum + size * (own.length + 1), 0);
  return (
    Object.keys(bots).length +
    seats.length +
    paired +
    headToHead.length / 2 +
    under.reduce((sum, value) => sum + Object.keys(value.bots).length, 0) +
    ends.length +
    (isMixed(report) ? lineups.reduce((sum, table) => sum + table.seats.length, 0) : 0)
  );
}

/** Explains intervals, mirrors, draws and multiple comparisons, as far as the report has them. */
export function notesOf(report: Report): readonly string[] {
  const { games, pairedSeats } = report;
  const intervals = intervalsOf(report);
  return [
    'In 95 of 100 such runs, the interval contains the true rate: that of endless games with this configuration. It covers chance only, not other line-ups, maps or rules. Rates have Wilson’s interval, means have Student’s.',
    `Of the ${printCount(intervals)} intervals here, one in twenty misses the true value by chance alone${intervals < 20 ? '' : `: about ${printCount(Math.round(intervals / 20))}`}. ${SIGNS.more} and ${SIGNS.less} mark what differs from an even share (head to head, from half) all the same: at 5 % divided by the number of rates in the table (Bonferroni).`,
    `A rate is wins divided by seats played. Even is the rate if all players at a table were equal: one divided by its size. Nobody wins a draw; each winner of a shared win counts in full.${games.drawn === 0 && games.shared === 0 ? ' There were none of either.' : ''}`,
    `A ${report.who} with two seats at a table counts for each of them; since both cannot win alone, its interval is then slightly off. Such games: ${printCount(games.mirrors)}. Head to head it does not count against itself.`,
    'Head to head counts pairs of seats: a winner is ahead of a loser, otherwise the higher score is ahead. Pairs that are level are left out of the rate.',
    ...(pairedSeats === null
      ? []
      : [
          `The games of a block are one table, rotated until everybody has had every seat. A seat’s effect is a bot’s wins there minus its mean over the block, so that strong bots do not favour a seat; its interval is over blocks. Blocks left out, since a game failed or is missing: ${printCount(pairedSeats.leftOut)}.`,
        ]),
    ...(games.failed === 0
      ? []
      : ['Failed games were interrupted by a bug in Woodlog, and only their number is counted.']),
  ];
}
