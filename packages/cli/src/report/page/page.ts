import { escapeXml } from '@woodlog/draw/kernel';
import { printCount, printGames, printMean } from '../numbers.ts';
import { printGaps } from '../read-run.ts';
import type { Report, ReportedLogs, ReportedRun } from '../report.ts';
import { SETTING_TITLES, logsText, notesOf } from '../words.ts';
import { type Section, framed } from './frame.ts';
import { gamesOf, headline } from '../headline.ts';
import { type Html, shown, shownLong, tag } from './html.ts';
import { lineupTables } from './lineups.ts';
import { ends, pairedSeats, seatRates, winRates } from './rates.ts';
import { scoresByRound } from './rounds-chart.ts';
import { lengths, scores } from './spreads.ts';
import { headToHead, settings } from './tables.ts';

/** A report as one HTML file. */
export function reportPage(report: Report): string {
  const { run, logs, games } = report;
  const sections =
    games.all === games.failed
      ? []
      : [
          lineupTables(report),
          winRates(report),
          scores(report),
          scoresByRound(report),
          headToHead(report),
          seatRates(report),
          pairedSeats(report),
          lengths(report),
          ends(report),
          ...settings(report),
        ];
  const all = [
    ...sections,
    failures(report),
    run === null ? null : theRun(run, report),
    logs === null ? null : theLogs(logs),
    notes(report),
  ].filter((section) => section !== null);
  return framed(
    { title: gamesOf(report), heading: headline(report), inside: head(report) },
    all,
    `Made by woodlog report. It needs no network, and holds no script.`,
  );
}

function head(report: Report): readonly Html[] {
  const {
    run,
    logs,
    games,
    lengths: { rounds },
  } = report;
  const tile = (count: number, what: string, bad = false): Html =>
    count === 0 ? '' : tag('li', { class: bad ? 'bad' : undefined }, tag('b', {}, printCount(count)), what);
  return [
    run === null
      ? tag('p', { class: 'sub' }, logs === null ? '' : escapeXml(`${gamesOf(report)}: ${logsText(logs)}`))
      : `<p class="sub">${shown(gamesOf(report))}, seed <code>${shown(JSON.stringify(run.seed))}</code>, woodlog ${shown(run.woodlog)} ${shown(run.versions)}, run <code>${shown(run.hash)}</code></p>`,
    tag(
      'ul',
      { class: 'tiles' },
      tile(games.won, 'won by one seat'),
      tile(games.shared, 'won by several'),
      tile(games.drawn, 'drawn'),
      run === null ? '' : tile(games.failed, 'failed', true),
      rounds === null ? '' : tag('li', {}, tag('b', {}, printMean(rounds.median)), 'rounds, median'),
    ),
    ...(run === null || run.gaps.length === 0
      ? []
      : [tag('p', { class: 'alert' }, `Of ${printGames(run.games)} ${escapeXml(printGaps(run.gaps))}.`)]),
  ];
}

/** Failed games with the commands that replay them. */
function failures({ games, failures: list, run }: Report): Section | null {
  if (games.failed === 0) return null;
  const lines = list.map(({ index, again }) => tag('li', {}, `game ${index}: `, tag('code', {}, escapeXml(again))));
  const more = games.failed - list.length;
  return {
    id: 'failed',
    title: 'Failed games',
    about: 'Broken off by a bug of ours, and counted in nothing above. Each line plays its game again.',
    wide: true,
    inside: [
      run === null || run.warning === null ? '' : tag('p', { class: 'alert' }, shown(run.warning)),
      tag('ul', { class: 'lines' }, ...lines),
      more > 0 ? tag('p', { class: 'note' }, `and ${printCount(more)} more`) : '',
    ],
  };
}

/** Logs that a page names; the JSON has all. */
const MOST_LOGS = 200;

function theLogs({ files, leftOut }: ReportedLogs): Section {
  const more = files.length - MOST_LOGS;
  return {
    id: 'logs',
    title: 'The logs',
    inside: [
      tag(
        'ul',
        { class: 'lines' },
        ...files.slice(0, MOST_LOGS).map((file) => tag('li', {}, tag('code', {}, shown(file)))),
        ...(more > 0 ? [tag('li', {}, `and ${printCount(more)} more`)] : []),
      ),
      leftOut.length === 0 ? '' : tag('p', { class: 'alert' }, 'Left out:'),
      tag(
        'ul',
        { class: 'lines' },
        ...leftOut
          .slice(0, MOST_LOGS)
          .map(({ file, problem }) => tag('li', {}, tag('code', {}, shown(file)), `: ${shown(problem)}`)),
      ),
    ],
  };
}

function theRun(run: ReportedRun, { settings: values }: Report): Section {
  const { configuration: asked } = run;
  const line = (what: string, ...inside: readonly Html[]): Html => tag('dt', {}, what) + tag('dd', {}, ...inside);
  const list = (names: readonly string[]): Html => names.map(shown).join(', ');
  const constant = (['maps', 'decks', 'difficulties'] as const).flatMap((setting) => {
    const [only, second] = values[setting];
    return only === undefined || second !== undefined ? [] : [`${SETTING_TITLES[setting]} ${shown(only.value)}`];
  });
  return {
    id: 'run',
    title: 'The run',
    inside: [
      tag(
        'dl',
        {},
        line(
          'Line-ups',
          ...run.lineups.slice(0, MOST_LINEUPS).map((words) => tag('div', {}, tag('code', {}, shownLong(words)))),
          run.lineups.length > MOST_LINEUPS ? `and ${run.lineups.length - MOST_LINEUPS} more` : '',
        ),
        asked.maps === undefined ? '' : line('Maps', list(asked.maps)),
        asked.decks === undefined ? '' : line('Decks', list(asked.decks)),
        line('Seats', asked.rotate ? 'every line-up in each turning of its seats' : 'as they were asked for'),
        constant.length === 0 ? '' : line('In all games', constant.join(', ')),
        line(
          'Games',
          `${printCount(run.games)} asked for${run.gaps.length === 0 ? ', all there' : `; ${escapeXml(printGaps(run.gaps))}`}`,
        ),
        line('Shards', `${printCount(run.shards)} in ${list(run.folders)}`),
        line('Seed', tag('code', {}, shown(JSON.stringify(run.seed)))),
        line('Versions', `woodlog ${shown(run.woodlog)}, ${shown(run.versions)}`),
        line('Hash', tag('code', {}, shown(run.hash))),
      ),
    ],
  };
}

/** Line-ups that a page shows; the JSON has all. */
const MOST_LINEUPS = 20;
const notes = (report: Report): Section => ({
  id: 'notes',
  title: 'What the numbers mean',
  inside: notesOf(report).map((note) => tag('p', { class: 'note' }, escapeXml(note))),
});
