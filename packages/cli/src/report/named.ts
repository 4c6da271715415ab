import type { LineupSeat } from './lineups.ts';
import type { Report } from './report.ts';
import { seatName } from './seat-name.ts';

/** The report with bots' names, in the same order everywhere. */
export function named(report: Report): Report {
  const names = report.run?.names ?? report.logs?.names ?? {};
  const order = new Map(Object.keys(names).map((bot, i) => [bot, i]));
  const nameOf = (bot: string): string => (Object.hasOwn(names, bot) ? (names[bot] ?? bot) : bot);
  const placeOf = (bot: string): number => order.get(bot) ?? order.size;
  const listed = <T extends { readonly bot: string }>(list: readonly T[]): readonly T[] =>
    list.toSorted((a, b) => placeOf(a.bot) - placeOf(b.bot)).map((one) => ({ ...one, bot: nameOf(one.bot) }));
  const keyed = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(record)
        .sort(([a], [b]) => placeOf(a) - placeOf(b))
        .map(([bot, value]) => [nameOf(bot), value]),
    );
  const { pairedSeats } = report;
  return {
    ...report,
    bots: keyed(report.bots),
    pairedSeats: pairedSeats && {
      ...pairedSeats,
      sizes: pairedSeats.sizes.map((size) => ({ ...size, bots: listed(size.bots) })),
    },
    headToHead: listed(report.headToHead.toSorted((a, b) => placeOf(a.against) - placeOf(b.against))).map((pair) => ({
      ...pair,
      against: nameOf(pair.against),
    })),
    scores: listed(report.scores),
    scoresByRound: listed(report.scoresByRound),
    lineups: report.lineups.map((table) => ({ ...table, seats: table.seats.map((seat) => seatNamed(seat, nameOf)) })),
    settings: Object.fromEntries(
      Object.entries(report.settings).map(([setting, values]) => [
        setting,
        values.map((under) => ({ ...under, bots: keyed(under.bots) })),
      ]),
    ) as unknown as Report['settings'],
  };
}

const seatNamed = (seat: LineupSeat, nameOf: (bot: string) => string): LineupSeat => ({
  ...seat,
  bot: seatName(seat.bot, nameOf),
});
