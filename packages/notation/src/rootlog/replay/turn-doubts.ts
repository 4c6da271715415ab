import { orderOfTurns } from '@woodlog/core/root';
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';
import type { Line, Tree } from '../tree.ts';

interface Turn {
  readonly taker: string;
  readonly label: Span;
  /** Lines since the last turn that may have been turns. */
  readonly unread: number;
}

/** Lines out of turn: after each player comes the next one in the order of play (1.4.1, D23). */
export function turnDoubts({ lines }: Tree): Diagnostic[] {
  const turns = turnsOf(lines);
  const takers = turns.map(({ taker }) => taker);
  // A log may have the turns of a single player.
  if (new Set(takers).size < 2) return [];
  const seats = inOrderOfPlay(lines, takers);
  /** Players who have left the game: their first missing turn has been reported. */
  const gone = new Set<string>();
  return turns.flatMap(({ taker, label, unread }, i): Diagnostic[] => {
    const last = takers[i - 1];
    if (last === undefined) return [];
    const after = seats.indexOf(last) + 1;
    const others = [...seats.slice(after), ...seats.slice(0, after - 1)].filter((one) => !gone.has(one));
    const missing = taker === last ? others : others.slice(0, others.indexOf(taker));
    const [next] = missing;
    if (next === undefined || missing.length <= unread) return [];
    if (taker !== last) for (const one of missing) if (!takers.includes(one, i)) gone.add(one);
    const order = `after ${last} comes ${next}`;
    return [
      {
        severity: 'warning',
        code: 'rootlog/turn-order',
        message: taker === last ? `${taker} has just played: ${order}` : `${order}, not ${taker}`,
        ...label,
        law: '1.4.1',
        hint: `is a line of ${next} missing?`,
        meant: next,
      },
    ];
  });
}

/** The turns. An unreadable line may have been one, and so may the first line of a player without setup (D23). */
function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  let unread = 0;
  for (const line of lines) {
    if (line.kind === 'unknown' || (line.kind === 'turn' && line.setup)) unread += 1;
    if (line.kind !== 'turn' || line.setup) continue;
    turns.push({ taker: line.taker, label: line.label, unread });
    unread = 0;
  }
  return turns;
}

/** The order of play, with those who never play at the end. Players without any line are ignored. */
function inOrderOfPlay(lines: readonly Line[], takers: readonly string[]): readonly string[] {
  const all = lines.flatMap((line) => (line.kind === 'turn' ? [line.taker] : []));
  return [...new Set([...orderOfTurns(takers), ...all])];
}
