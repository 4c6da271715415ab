import type { CountedLog } from './read-logs.ts';

const HEAD = [
  ...['log', 'game', 'map', 'deck', 'players', 'rounds', 'seat', 'letter', 'faction', 'player'],
  ...['score', 'rank', 'winner'],
] as const;

/** A CSV value after RFC 4180. An apostrophe keeps spreadsheets from reading a formula. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row for each player, for leagues: winners first, then by points; equal players share a rank. */
export function playersCsv(logs: readonly CountedLog[]): string {
  const rows = logs.flatMap(({ file, row, players }) => {
    const { game, map, deck, rounds, seats, bots, winners, scores } = row;
    const ahead = (i: number): number => (winners.includes(seats[i] ?? '') ? 1e9 : (scores[i] ?? -1));
    return seats.map((seat, i) => [
      ...[file, game, map, deck, seats.length, rounds, i + 1, seat, bots[i] ?? '', players[i] ?? ''],
      ...[scores[i] ?? null, 1 + seats.filter((_, other) => ahead(other) > ahead(i)).length],
      winners.includes(seat) ? 1 : 0,
    ]);
  });
  return [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
