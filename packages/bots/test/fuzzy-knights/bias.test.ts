import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type BotName, botSetup, playGame } from '../../src/fuzzy-knights/index.ts';

/** How many games of each table; 200 in docs/fuzzy-knights.md. */
const GAMES = Number(process.env['WOODLOG_GAMES'] ?? 6);
const MAP = process.env['WOODLOG_MAP'] ?? '10x10';

const TABLES: readonly (readonly BotName[])[] = [
  ['castellan', 'castellan'],
  ['castellan', 'castellan', 'castellan'],
  ['castellan', 'castellan', 'castellan', 'castellan'],
];

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const add = (counts: Map<string, number>, key: string, by = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);
const shares = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([key, count]) => `${key} ${percent(count, GAMES)}`)
    .join(', ');

test.each(TABLES.map((bots) => [bots.join(', '), bots] as const))(
  `${GAMES} games of %s: the day of the end, who goes first, and who never moved`,
  { timeout: 60_000 + GAMES * 2000 },
  (name, bots) => {
    const days: number[] = [];
    const [wins, order, endings] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
    let [losers, unmoved] = [0, 0];
    for (let game = 0; game < GAMES; game++) {
      const seated = bots.map((_, seat) => bots[(seat + game) % bots.length] ?? 'random');
      const played = playGame({ ...botSetup(seated), map: MAP }, 'figures', game);
      if (isLeft(played)) throw new Error(played.left.message);
      const { table, result, actions } = played.right;
      days.push(table.day);
      add(endings, result.reason);
      const moved = new Set(actions.flatMap((action) => (action.kind === 'move' ? [action.seat] : [])));
      for (const [seat, bot] of seated.entries()) {
        const place = ((seat - (table.anchor ?? 0) + bots.length) % bots.length) + 1;
        const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
        add(wins, bot, won);
        add(order, String(place), won);
        if (won > 0) continue;
        losers++;
        if (!moved.has(seat)) unmoved++;
      }
    }
    days.sort((a, b) => a - b);
    const [half, most] = [0.5, 0.95].map((share) => days[Math.floor(share * GAMES)] ?? 0);
    const by = (day: number): string => percent(days.filter((one) => one <= day).length, GAMES);
    console.log(
      `${name}: over by day 1 ${by(1)}, by day 2 ${by(2)}, half by day ${half}, 95 % by day ${most}; ${shares(endings)}; ` +
        `won by place in the order ${shares(order)}; by bot ${shares(wins)}; losers that never moved ${percent(unmoved, losers)}`,
    );
    expect(days).toHaveLength(GAMES);
  },
);
