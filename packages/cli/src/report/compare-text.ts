import type { Colours } from '../show/colours.ts';
import { visible } from '../show/visible.ts';
import type { ComparedSeat, Comparison } from './compare.ts';
import type { Difference, RateDifference } from './difference.ts';
import { printCount, printGames, printPercent, printPoints } from './numbers.ts';
import { lineupWords, printName, textTable, wrapped } from './text-table.ts';
import { SIGNS, placeName } from './words.ts';

/** What 80 columns leave beside the figures. */
const NAME_WIDTH = 37;

const nameOf = (names: Comparison['names'], bot: string): string =>
  Object.hasOwn(names, bot) ? (names[bot] ?? bot) : bot;

/** A seat in words: `E Electric Eyrie (default → nightmare)`. */
export function comparedName({ seat, bots: [one, other] }: ComparedSeat, names: Comparison['names']): string {
  const [first, second] = [nameOf(names, one), nameOf(names, other)];
  if (seat === one) return first;
  if (first === second) return `${seat} ${first}`;
  // For the same bot with other settings, names only the settings.
  const [, bot, settings] = /^(.*?)(?: \((.*)\))?$/.exec(first) ?? [];
  const [, also, others] = /^(.*?)(?: \((.*)\))?$/.exec(second) ?? [];
  return bot === also
    ? `${seat} ${bot} (${settings ?? 'default'} → ${others ?? 'default'})`
    : `${seat} ${first} → ${second}`;
}

/** A seat's name for a narrow column: settings that do not fit go on a line of their own. */
function nameLines(seat: ComparedSeat, names: Comparison['names']): readonly [string, ...string[]] {
  const name = comparedName(seat, names);
  const [, bot, settings] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  if (bot === undefined || settings === undefined || name.length <= NAME_WIDTH) return [printName(name, NAME_WIDTH)];
  return [printName(bot, NAME_WIDTH), `  ${printName(settings, NAME_WIDTH)}`];
}

/** The same difference as an interval in percentage points. */
export const printRateInterval = ({ low, high }: Difference): string => `${printPoints(low)} to ${printPoints(high)}`;

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
};

export const printDifference = ({ difference, low, high }: Difference): string =>
  `${signed(difference, 2)} (${signed(low, 2)} to ${signed(high, 2)})`;

/** What it takes to settle a difference. */
export function printMore({ gamesMore, difference }: RateDifference): string {
  if (gamesMore === 0) return 'settled';
  if (difference === 0 || gamesMore === null) return 'too small';
  return `${printCount(gamesMore)} more`;
}

/** Explains the columns in sentences. */
export const comparisonNotes = (comparison: Comparison): readonly string[] => {
  const { sides, tables, leftOut, seats } = comparison;
  return [
    'A difference is B minus A, in percentage points of the win rate, with its 95 % interval (Newcombe).',
    `${SIGNS.more} and ${SIGNS.less} are beyond what chance explains, at 5 % divided by the ${seats.length} seats compared (Bonferroni).`,
    'Games that would settle it: with this many more in total, distributed as these are, four of five differences of the measured size would be confirmed.',
    ...(tables.length > 1
      ? [
          'Each map and deck is compared on its own, weighted by its games (Mantel and Haenszel), so that more games on one of them are no advantage.',
        ]
      : []),
    ...leftOut.flatMap((games, i) =>
      games === 0
        ? []
        : [
            `${printGames(games)} of ${'AB'[i]} (${visible(sides[i as 0 | 1].label)}) are left out: the other side has no games there.`,
          ],
    ),
  ];
};

export function compareText(comparison: Comparison, colours: Colours): string {
  const { name, sides, tables, seats, rounds, names } = comparison;
  const lines = [
    colours.bold(`Comparison of ${name}`),
    ...sides.flatMap(({ label, lineup, games }, i) =>
      wrapped(
        `${'AB'[i]}: ${lineupWords(label)}${label === lineup ? '' : ` (${lineupWords(lineup)})`}, ${printGames(games)}`,
      ),
    ),
    '',
    colours.bold('Win rates'),
    ...textTable([
      ['seat', 'A', 'B', 'B − A ', '95 % interval'],
      ...seats.flatMap((seat) => {
        const [first, ...rest] = nameLines(seat, names);
        const { rates, wins } = seat;
        const difference =
          wins === null
            ? ['- ', '-']
            : [`${printPoints(wins.difference)}${SIGNS[wins.verdict] || ' '}`, printRateInterval(wins)];
        const row = [first, printPercent(rates[0].rate), printPercent(rates[1].rate), ...difference];
        return [row, ...rest.map((line) => [line])];
      }),
    ]),
    '',
    colours.bold('Games that would settle it'),
    ...textTable(
      seats.flatMap(({ wins, ...seat }) =>
        wins === null ? [] : [[nameLines({ ...seat, wins }, names)[0], printMore(wins)]],
      ),
    ),
    '',
    colours.bold('Points and length: B minus A, with the 95 % interval'),
    ...textTable([
      ...seats.flatMap((seat) =>
        seat.points === null ? [] : [[nameLines(seat, names)[0], printDifference(seat.points)]],
      ),
      ...(rounds === null ? [] : [['rounds of a game', printDifference(rounds)]]),
    ]),
    ...(tables.length > 1
      ? [
          '',
          colours.bold('Where both were played'),
          ...textTable([
            ['', 'A', 'B'],
            ...tables.map((table) => [printName(placeName(table)), ...table.games.map(printCount)]),
          ]),
        ]
      : []),
    '',
    colours.bold('What this means'),
    ...comparisonNotes(comparison).flatMap(wrapped),
  ];
  return `${lines.join('\n')}\n`;
}
