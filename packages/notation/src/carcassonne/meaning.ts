import { actionsOf } from '../kernel/tree.ts';
import type { Final, Header, Log, Player, Turn } from './log.ts';
import { inOrder } from './order.ts';
import type { Tree } from './tree.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The meaning of a tree. A note belongs to the move or final line at or before it; before the first move, to the
 * header. Of several lines about the game, or about one player, the first counts.
 */
export function logOf(tree: Tree): Log {
  const players: Player[] = [];
  const comments: string[] = [];
  const turns: Draft<Turn>[] = [];
  const finals: Draft<Final>[] = [];
  let fields: readonly string[] | undefined;
  let last: { comment?: string } | undefined;
  for (const line of inOrder(tree.lines)) {
    switch (line.kind) {
      case 'header':
        fields ??= line.fields;
        break;
      case 'player':
        if (!players.some(({ id }) => id === line.player.id)) players.push(line.player);
        break;
      case 'move': {
        const { number, taker, score } = line;
        const turn: Draft<Turn> = { number, taker, actions: actionsOf(line.actions) };
        if (score) turn.score = score.score;
        turns.push(turn);
        last = turn;
        break;
      }
      case 'final': {
        const final: Draft<Final> = { ...line.final };
        finals.push(final);
        last = final;
        break;
      }
    }
    if (!line.comment) continue;
    const { text } = line.comment;
    if (line.kind === 'continued') {
      if (last?.comment !== undefined) last.comment = more(last.comment, text);
      else comments.push(more(comments.pop() ?? '', text));
    } else if (line.kind !== 'comment') {
      if (last && text !== '') last.comment = text;
    } else if (last) last.comment = `${last.comment ?? ''}\n${text}`;
    else comments.push(text);
  }
  const header: Draft<Header> = { players };
  if (fields) header.fields = fields;
  if (comments.length > 0) header.comments = comments;
  return { game: 'carcassonne', header, turns, finals };
}

/** A note that continues on the next line. */
const more = (comment: string, text: string): string => `${comment} ${text}`;
