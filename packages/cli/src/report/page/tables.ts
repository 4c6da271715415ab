import { sentenceName } from '../../games/numbered-seats.ts';
import type { Setting } from '../figures.ts';
import { printCount } from '../numbers.ts';
import type { Report } from '../report.ts';
import { SETTING_TITLES, reportedSettings } from '../words.ts';
import type { Section } from './frame.ts';
import { heatTable, rateCell } from './heat-table.ts';
import { type Html, shown, tag } from './html.ts';

/** Columns of a table that fits half a page. */
const NARROW = 4;

export function headToHead({ headToHead: pairs, bots, who }: Report): Section | null {
  if (pairs.length === 0) return null;
  const names = Object.keys(bots).filter((bot) => pairs.some((pair) => pair.bot === bot));
  const cells = new Map(pairs.map((pair) => [JSON.stringify([pair.bot, pair.against]), pair]));
  const number = (i: number): string => `${i + 1}`;
  return {
    id: 'head-to-head',
    title: 'Head to head',
    about: `How often the ${who} of the row ends ahead of that of the column, in %, with the 95 % interval below it. Blue is ahead and orange behind; ▲ and ▼ mark what chance does not explain.`,
    wide: names.length > NARROW,
    inside: [
      heatTable(
        'Head to head, in %',
        'ahead of',
        names.map((name, i) => tag('abbr', { title: name.slice(0, 100) }, number(i))),
        names.map((bot, i) => ({
          name: `${number(i)} ${bot}`,
          cells: names.map((against) => rateCell(cells.get(JSON.stringify([bot, against])), 1 / 2)),
        })),
      ),
    ],
  };
}

/** Columns that a page shows; the JSON has all. */
const MOST_COLUMNS = 40;

/** Win rates by seat, map, deck, difficulty, character and trait, where a run has several. */
export function settings(report: Report): readonly Section[] {
  const { settings: all, bots, who } = report;
  const names = Object.keys(bots);
  return reportedSettings(report).flatMap((setting: Setting): readonly Section[] => {
    const values = all[setting].slice(0, MOST_COLUMNS);
    if (values.length < 2) return [];
    const columns = values.map(({ value, games }): Html => `${shown(value)}<br><small>${printCount(games)}</small>`);
    const rows = names
      .filter((bot) => values.some((under) => under.bots[bot] !== undefined))
      .map((bot) => ({
        name: bot,
        cells: values.map((under) => rateCell(under.bots[bot], under.bots[bot]?.even ?? 0)),
      }));
    const title = `Win rates by ${SETTING_TITLES[setting]}`;
    return [
      {
        id: setting,
        title: `${sentenceName(who)}s by ${SETTING_TITLES[setting]}`,
        about: `${title}, in %, with 95 % intervals; the small number above is that of games. Blue is more and orange less than an even share.`,
        wide: values.length > NARROW,
        inside: [heatTable(`${title}, in %`, who, columns, rows)],
      },
    ];
  });
}
