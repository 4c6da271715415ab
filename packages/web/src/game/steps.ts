import { isLeft } from 'fp-ts/lib/Either.js';
import type { Table } from '@woodlog/core/root';
import { parse, replay } from '@woodlog/notation/root';
import type { Part } from '@woodlog/session/kernel';
import { type Player, playersOf, shortName } from './standing.ts';

/** The table after the first steps of a turn, which the log does not have yet; null if they cannot be read alone. */
export function tableAfter(log: string, letter: string, parts: readonly Part[]): Readonly<Table> | null {
  const line = parts.map(({ text }) => text).join('/');
  const game = replay(parse(parts.length === 0 ? log : `${log.trimEnd()}\n${letter}:${line}\n`));
  if (isLeft(game) || game.right.diagnostics.some(({ severity }) => severity === 'error')) return null;
  return game.right.table;
}

/** What a turn changed in points, in a sentence: `Electric Eyrie +4 (now 9), Ann −1 (now 3)`. */
export function pointsOf(log: string, table: Readonly<Table>): string {
  const before = tableAfter(log, '', []);
  if (before === null) return '';
  const changes = playersOf(table).flatMap((player: Player) => {
    const change = player.score - (before.scores[player.index] ?? 0);
    return change === 0
      ? []
      : [`${shortName(player)} ${change > 0 ? '+' : '−'}${Math.abs(change)} (now ${player.score})`];
  });
  return changes.length === 0 ? 'Nobody scored.' : `${changes.join(', ')}.`;
}
