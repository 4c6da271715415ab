import { isLeft } from 'fp-ts/lib/Either.js';
import { carcassonne, totalOf } from '@woodlog/core/carcassonne';
import { logOf, parse, print, replay } from '@woodlog/notation/carcassonne';

/** Adds places and points to the header of a finished record. */
export function withResult(text: string): string {
  const tree = parse(text);
  const game = replay(tree);
  if (isLeft(game)) return text;
  const { setup, table } = game.right;
  if (carcassonne.result(table)?.reason !== 'tiles') return text;
  const totals = setup.seats.map((_, seat) => totalOf(table, seat));
  const players = logOf(tree).header.players.map((player, seat) => {
    const points = totals[seat] ?? 0;
    return { ...player, place: 1 + totals.filter((total) => total > points).length, points };
  });
  const lines = print({ game: 'carcassonne', header: { players }, turns: [], finals: [] }).split('\n');
  return text
    .split('\n')
    .map((line) => (/^[A-E] = /.test(line) ? (lines.find((one) => one.startsWith(line.slice(0, 4))) ?? line) : line))
    .join('\n');
}
