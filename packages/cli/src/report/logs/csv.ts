import type { CountedLog } from './read-logs.ts';

const HEAD = [
  ...['log', 'game', 'map', 'deck', 'players', 'rounds', 'seat', 'letter', 'faction', 'player'],
  ...['score', 'rank', 'winner'],
] as const;

/** A value of a table as RFC 4180 has it. What a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row a player, as leagues keep it: winners first, then by points; equals share a rank. */
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
