import type { LineupFigures } from '../lineups.ts';
import { entryOf } from '../names.ts';
import { printCount, printInterval, printMean, printPercent } from '../numbers.ts';
import type { Report } from '../report.ts';
import { SIGNS, isMixed, placeName } from '../words.ts';
import type { Section } from './frame.ts';
import { heatTable, rateCell } from './heat-table.ts';
import { type Html, behind, shown, shownLong, table, tag } from './html.ts';

/** Line-ups that a page shows; the JSON has all. */
const MOST_LINEUPS = 40;

/** Win rates by table: a heat table for each line-up, with a column for each map and deck. */
export function lineupTables(report: Report): Section | null {
  if (!isMixed(report)) return null;
  const byLineup = new Map<string, LineupFigures[]>();
  for (const one of report.lineups) entryOf(byLineup, one.lineup, () => []).push(one);
  const more = byLineup.size - MOST_LINEUPS;
  return {
    id: 'lineups',
    title: 'By line-up',
    about:
      'Wins of each seat of a line-up, in %, map by map and deck by deck; a seat stays the same when the table is turned. Blue is more and orange less than an even share.',
    wide: true,
    inside: [
      ...[...byLineup].slice(0, MOST_LINEUPS).map(([lineup, tables]) => ofLineup(lineup, tables)),
      more > 0 ? tag('p', { class: 'note' }, `and ${printCount(more)} more: see report --json`) : '',
    ],
  };
}

function ofLineup(lineup: string, tables: readonly LineupFigures[]): Html {
  const [first] = tables;
  const games = tables.reduce((sum, one) => sum + one.games, 0);
  const heading = tag('h3', { class: 'lineup' }, shownLong(lineup));
  if (first === undefined || first.seats.length === 0)
    return heading + tag('p', { class: 'note' }, `${printCount(games)} games at tables that differ`);
  const columns = tables.map((one) => `${shown(placeName(one))}<br><small>${printCount(one.games)}</small>`);
  const rows = first.seats.map(({ seat, bot }, i) => ({
    name: `${seat} ${bot}`,
    cells: tables.map((one) => rateCell(one.seats[i], one.seats[i]?.even ?? 0)),
  }));
  const figures = tables.flatMap((one) =>
    one.seats.map((seat) => [
      `${shown(seat.seat)} ${shown(seat.bot)}`,
      shown(placeName(one)),
      `${printCount(seat.count)} of ${printCount(seat.of)}`,
      printPercent(seat.rate),
      printInterval(seat),
      SIGNS[seat.verdict],
      seat.score === null ? '–' : printMean(seat.score.mean),
      printMean(one.rounds.mean),
    ]),
  );
  const head = ['seat', 'where', 'won', 'rate', '95 % interval', '▲▼', 'mean score', 'mean rounds'];
  return [
    heading,
    heatTable(`Win rates of ${lineup.slice(0, 200)}, in %`, 'seat', columns, rows),
    behind(table(`Figures of ${lineup.slice(0, 200)}`, head, figures)),
  ].join('');
}
