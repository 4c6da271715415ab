import type { Colours } from '../show/colours.ts';
import { oneOrMany } from '@woodlog/core/kernel';
import { visible } from '../show/visible.ts';
import { LENGTHS, type Setting } from './figures.ts';
import { SETTING_TITLES, logsText, SIGNS, isMixed, rateCells, tableName, reportedSettings } from './words.ts';
import { printCount, printGames, printHalf, printInterval, printMean, printPercent, printPoints } from './numbers.ts';
import { printGaps } from './read-run.ts';
import type { Report } from './report.ts';
import type { Spread } from './spread.ts';
import { lineupWords, printHead, printName, textTable, wrapped } from './text-table.ts';
import type { WinRate } from './wins.ts';

const MEANING = `A rate is wins divided by seats played; even is one divided by the size of the table; nobody wins a draw. An interval (Wilson) contains the true rate in 95 of 100 such runs: one in twenty here misses it by chance. ${SIGNS.more} and ${SIGNS.less} mark what differs from an even share all the same (Bonferroni, by table). The page of -o says more.`;

/** A summary for 80 columns: the page without its pictures and rarer tables. */
export function reportText(report: Report, colours: Colours): string {
  const over = isMixed(report) ? ' over all line-ups' : '';
  const parts = [
    heading(report, colours),
    part('By line-up', tables(report)),
    part(`Win rates${over}`, winRates(report)),
    part(`By seat${over}`, seats(report)),
    part('Seats within blocks: percentage points more or less than the mean of the block', pairedSeats(report)),
    part(`Head to head: how often the ${report.who} of the row ends ahead, in %`, matrix(report)),
    part('Scores', scores(report)),
    part('Mean score by round, over the games that lasted that long', byRound(report)),
    part('Length', lengths(report)),
    ...(['maps', 'decks', 'difficulties'] as const)
      .filter((setting) => reportedSettings(report).includes(setting))
      .map((setting) => part(`Win rates by ${SETTING_TITLES[setting]}, in %`, underSetting(report, setting))),
    part('How games ended', ends(report)),
    part('Failed games', failures(report)),
    part('What this means', wrapped(MEANING)),
  ];
  return `${parts.filter((lines) => lines !== '').join('\n\n')}\n`;

  function part(title: string, lines: readonly string[]): string {
    return lines.length === 0 ? '' : [colours.bold(title), ...lines].join('\n');
  }
}

function heading({ run, logs, games }: Report, colours: Colours): string {
  const { all, won, shared, drawn, failed } = games;
  const title = colours.bold(`${printGames(all)} of ${run?.name ?? logs?.name}`);
  const ends = `${printCount(won)} won by one seat, ${printCount(shared)} shared, ${printCount(drawn)} drawn`;
  if (run === null) return [title, `  ${ends}`, ...(logs === null ? [] : wrapped(logsText(logs)))].join('\n');
  const lines = [
    title,
    `  seed ${printName(JSON.stringify(run.seed), 60)}, run ${visible(run.hash)}`,
    `  woodlog ${visible(run.woodlog)} ${visible(run.versions)}; ${printCount(run.shards)} ${oneOrMany(run.shards, 'shard')}`,
    `  ${ends}, ${printCount(failed)} failed`,
  ];
  if (run.gaps.length > 0)
    lines.push(...wrapped(`! of ${printGames(run.games)} ${printGaps(run.gaps)}`).map((line) => colours.yellow(line)));
  return lines.join('\n');
}

/** Tables in the summary; the page has more, the JSON all. */
const MOST_TABLES = 12;

/** A row for each seat of each line-up, map and deck. */
function tables(report: Report): readonly string[] {
  if (!isMixed(report)) return [];
  const shown = report.lineups.slice(0, MOST_TABLES);
  const more = report.lineups.length - shown.length;
  return [
    ...shown.flatMap((table, i) => [
      ...(i === 0 ? [] : ['']),
      ...wrapped(
        `${lineupWords(tableName(table))}: ${printGames(table.games)}, ${printMean(table.rounds.mean)} rounds`,
      ),
      ...textTable(
        table.seats.map((seat) => [
          `${seat.seat} ${printName(seat.bot, 32)}`,
          ...rateCells(seat).slice(1),
          seat.score === null ? '' : `${printMean(seat.score.mean)} points`,
        ]),
      ),
    ]),
    ...(more > 0 ? [`  and ${more} more: see --json or the page`] : []),
  ];
}

/** The width of a bot's name beside several columns. */
const NAME_WIDTH = 23;

function winRates({ bots, who }: Report): readonly string[] {
  const rows = Object.entries(bots);
  if (rows.length === 0) return [];
  return textTable([
    [who, 'seats', 'won', 'rate', '95 % interval', 'even', ''],
    ...rows.map(([bot, rate]) => [printName(bot), ...rateCells(rate)]),
  ]);
}

function seats({ seats: rates }: Report): readonly string[] {
  if (rates.length === 0) return [];
  return textTable([
    ['seat', 'games', 'won', 'rate', '95 % interval', 'even', ''],
    ...rates.map((rate) => [`${rate.seat} of ${rate.size}`, ...rateCells(rate)]),
  ]);
}

function pairedSeats({ pairedSeats: paired }: Report): readonly string[] {
  const sizes = paired?.sizes ?? [];
  return sizes.flatMap(({ size, blocks, all, bots }) => {
    const rows = [{ bot: 'anybody', blocks, seats: all }, ...(sizes.length === 1 ? bots : [])];
    return textTable([
      [`tables of ${size}`.padEnd(16), 'blocks', ...all.map((_, seat) => `seat ${seat + 1}`)],
      ...rows.flatMap(({ bot, blocks: own, seats: effects }) => [
        [printName(bot, 20), printCount(own), ...effects.map(({ mean }) => printPoints(mean))],
        ['', '', ...effects.map((effect) => printHalf(effect) ?? '?')],
      ]),
    ]);
  });
}

/** Columns of five characters that fit beside a name. */
const MOST_COLUMNS = 10;

function matrix({ headToHead: pairs, bots, who }: Report): readonly string[] {
  const names = Object.keys(bots);
  if (pairs.length === 0) return [];
  const shown = names.slice(0, MOST_COLUMNS);
  const cell = (bot: string, against: string): string => {
    const pair = pairs.find((one) => one.bot === bot && one.against === against);
    return pair === undefined || pair.of === 0 ? '-' : `${(pair.rate * 100).toFixed(0)}`;
  };
  return [
    ...textTable([
      ['', ...shown.map((_, i) => `${i + 1}`)],
      ...shown.map((bot, i) => [
        `${i + 1} ${printName(bot, NAME_WIDTH)}`,
        ...shown.map((against) => cell(bot, against)),
      ]),
    ]),
    ...(names.length > shown.length ? [`  and ${names.length - shown.length} more ${who}s: see --json`] : []),
  ];
}

const spreadCells = (spread: Spread): string[] =>
  [
    spread.mean,
    spread.least,
    spread.low,
    spread.quarter,
    spread.median,
    spread.threeQuarters,
    spread.high,
    spread.most,
  ].map(printMean);

const SPREAD_HEAD = ['mean', 'least', '5 %', '25 %', 'half', '75 %', '95 %', 'most'];

function scores({ scores: list, who }: Report): readonly string[] {
  const rows = list.flatMap(({ bot, spread }) =>
    spread === null ? [] : [[printName(bot, NAME_WIDTH), ...spreadCells(spread)]],
  );
  return rows.length === 0 ? [] : textTable([[who, ...SPREAD_HEAD], ...rows]);
}

function lengths({ lengths: spreads }: Report): readonly string[] {
  const rows = LENGTHS.flatMap((length) => {
    const spread = spreads[length];
    return spread === null || spread.most === 0 ? [] : [[length, ...spreadCells(spread)]];
  });
  return rows.length === 0 ? [] : textTable([['', ...SPREAD_HEAD], ...rows]);
}

/** Rounds that fit beside a name. */
const MOST_ROUNDS = 9;

function byRound({ scoresByRound, who }: Report): readonly string[] {
  const most = Math.min(MOST_ROUNDS, Math.max(0, ...scoresByRound.map(({ rounds }) => rounds.length)));
  if (most === 0) return [];
  const columns = Array.from({ length: most }, (_, i) => i + 1);
  return textTable([
    [who, ...columns.map(String)],
    ...scoresByRound.map(({ bot, rounds }) => [
      printName(bot, NAME_WIDTH),
      ...columns.map((column) => rounds.find(({ round }) => round === column)?.mean.toFixed(1) ?? '-'),
    ]),
  ]);
}

/**
 * Columns of a setting's table; the limits below are the width of heads and the values before `--json` is suggested.
 */
const MOST_ABREAST = 4;
const VALUE_WIDTH = 10;
const MOST_VALUES = 12;

function underSetting({ settings, bots, who }: Report, setting: Setting): readonly string[] {
  const values = settings[setting];
  if (values.length < 2) return [];
  const cell = (rate: WinRate | undefined): string =>
    rate === undefined ? '-' : `${(rate.rate * 100).toFixed(1)}${SIGNS[rate.verdict] || ' '}`;
  const lines: string[] = [];
  for (let first = 0; first < Math.min(values.length, MOST_VALUES); first += MOST_ABREAST) {
    const abreast = values.slice(first, first + MOST_ABREAST);
    lines.push(
      ...textTable([
        [who, ...abreast.map(({ value }) => `${printHead(value, VALUE_WIDTH)} `)],
        ...Object.keys(bots).map((bot) => [
          printName(bot, NAME_WIDTH),
          ...abreast.map((under) => cell(under.bots[bot])),
        ]),
        ['games', ...abreast.map(({ games }) => `${printCount(games)} `)],
      ]),
    );
  }
  if (values.length > MOST_VALUES) lines.push(`  and ${values.length - MOST_VALUES} more: see --json or the page`);
  return lines;
}

function ends({ ends: list }: Report): readonly string[] {
  if (list.length === 0) return [];
  return textTable([
    ['end', 'games', 'rate', '95 % interval', 'mean rounds'],
    ...list.map((end) => [
      printName(end.reason),
      printCount(end.count),
      printPercent(end.rate),
      printInterval(end),
      printMean(end.meanRounds),
    ]),
  ]);
}

/** Failed games that the summary names. */
const MOST_FAILURES = 5;

function failures({ games, failures: list, run }: Report): readonly string[] {
  if (games.failed === 0) return [];
  const shown = list.slice(0, MOST_FAILURES);
  return [
    ...(run === null || run.warning === null ? [] : wrapped(run.warning)),
    ...shown.map(({ index, again }) => `  game ${index}: ${visible(again)}`),
    ...(games.failed > shown.length ? [`  and ${printCount(games.failed - shown.length)} more`] : []),
  ];
}
