import { escapeXml } from '@woodlog/draw/kernel';
import type { Comparison } from '../compare.ts';
import { comparedName, comparisonNotes, printDifference, printMore, printRateInterval } from '../compare-text.ts';
import { printCount, printGames, printPercent, printPoints } from '../numbers.ts';
import { SIGNS, placeName } from '../words.ts';
import { axisOf } from './axis.ts';
import { type Section, framed } from './frame.ts';
import { type Html, shown, shownLong, table, tag } from './html.ts';
import { intervalChart } from './interval-chart.ts';
import { legend } from './rates.ts';

/** A comparison as one HTML file. */
export function comparePage(comparison: Comparison): string {
  const { name, sides } = comparison;
  const inside = sides.map(({ label, lineup, games }, i) =>
    tag(
      'p',
      { class: 'sub' },
      `<b>${'AB'[i]}</b> ${tag('code', {}, shownLong(label))}${label === lineup ? '' : ` (${tag('code', {}, shownLong(lineup))})`}, ${printGames(games)}`,
    ),
  );
  const sections = [wins(comparison), ...points(comparison), places(comparison), notes(comparison)];
  return framed(
    { title: `Comparison of ${name}`, inside },
    sections.filter((section) => section !== null),
    'Made by woodlog report. It needs no network, and holds no script.',
  );
}

function wins({ seats, names }: Comparison): Section {
  const rows = seats.flatMap((seat) =>
    seat.wins === null
      ? []
      : [
          {
            // The table has the settings; a phone has no room for them here.
            label: comparedName(seat, names).replace(/ \([^()]* → [^()]*\)$/, ''),
            value: `${printPoints(seat.wins.difference)} ${SIGNS[seat.wins.verdict]}`.trim(),
            point: seat.wins.difference,
            interval: [seat.wins.low, seat.wins.high] as const,
          },
        ],
  );
  const ends = rows.flatMap(({ interval }) => interval.map(Math.abs));
  const most = Math.max(0.01, ...ends);
  const title = 'Difference of win rates';
  const about = rows.map(({ label, value }) => `${label}: ${value}`).join('; ');
  return {
    id: 'wins',
    title,
    about: 'B minus A, in percentage points.',
    wide: true,
    inside: [
      rows.length === 0
        ? tag('p', {}, 'The two sides have no seat in common.')
        : tag(
            'figure',
            {},
            intervalChart({ name: title, about }, rows, axisOf(-most, most), printPoints, 0),
            legend('no difference'),
          ),
      table(
        title,
        ['seat', 'A', 'B', 'B − A', '95 % interval', '▲▼', 'games to settle it'],
        seats.map((seat): readonly Html[] => [
          shown(comparedName(seat, names)),
          printPercent(seat.rates[0].rate),
          printPercent(seat.rates[1].rate),
          ...(seat.wins === null
            ? ['–', '–', '', '–']
            : [
                printPoints(seat.wins.difference),
                printRateInterval(seat.wins),
                SIGNS[seat.wins.verdict],
                printMore(seat.wins),
              ]),
        ]),
      ),
    ],
  };
}

function points({ seats, names, rounds }: Comparison): readonly Section[] {
  const rows = [
    ...seats.flatMap((seat) => (seat.points === null ? [] : [[comparedName(seat, names), seat.points] as const])),
    ...(rounds === null ? [] : [['rounds of a game', rounds] as const]),
  ];
  if (rows.length === 0) return [];
  const title = 'Points and length';
  return [
    {
      id: 'points',
      title,
      about: 'Mean of B less that of A, with the 95 % interval.',
      inside: [
        table(
          title,
          ['', 'B − A (95 % interval)'],
          rows.map(([what, difference]) => [shown(what), printDifference(difference)]),
        ),
      ],
    },
  ];
}

function places({ tables }: Comparison): Section {
  return {
    id: 'places',
    title: 'Where both were played',
    inside: [
      table(
        'Games by map and deck',
        ['', 'A', 'B'],
        tables.map((one) => [shown(placeName(one)), ...one.games.map(printCount)]),
      ),
    ],
  };
}

const notes = (comparison: Comparison): Section => ({
  id: 'notes',
  title: 'What the numbers mean',
  inside: comparisonNotes(comparison).map((note) => tag('p', { class: 'note' }, escapeXml(note))),
});
