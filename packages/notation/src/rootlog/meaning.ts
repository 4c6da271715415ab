import { actionsOf } from '../kernel/tree.ts';
import type { Header, Log, Player, Turn } from './log.ts';
import type { Tree } from './tree.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The meaning of a tree. Of several lines of one kind, the first counts. A comment belongs to the turn at or before it;
 * before the first turn to the header, and from the winner's line on to the log.
 */
export function logOf(tree: Tree): Log {
  const header: Draft<Header> = { players: [] };
  const players: Player[] = [];
  const turns: Draft<Turn>[] = [];
  const comments: string[] = [];
  let winners: readonly string[] | undefined;
  let ending: string | undefined;
  for (const line of tree.lines) {
    switch (line.kind) {
      case 'map':
        if (line.map) header.map ??= line.map;
        break;
      case 'deck':
        if (line.deck) header.deck ??= line.deck;
        break;
      case 'clearings':
        if (line.suits) header.clearings ??= line.suits;
        break;
      case 'pool':
        if (line.factions) header.pool ??= line.factions;
        break;
      case 'landmarks':
        header.landmarks ??= actionsOf(line.actions);
        break;
      case 'hirelings': {
        if (header.hirelings) break;
        header.hirelings = line.hirelings;
        const setup = actionsOf(line.actions);
        if (setup.length > 0) header.hirelingSetup = setup;
        break;
      }
      case 'player':
        players.push({ faction: line.faction, name: line.name });
        break;
      case 'turn': {
        const { taker } = line;
        const actions = actionsOf(line.actions);
        const isNew = line.setup && !players.some(({ faction }) => faction === taker);
        // Without actions the letter alone is printed, which reads back as a player without a name.
        if (isNew && (actions.length === 0 || !isStray(tree, taker, players)))
          players.push({ faction: taker, name: '' });
        turns.push(line.setup ? { taker, setup: true, actions } : { taker, actions });
        break;
      }
      case 'winner':
        if (line.factions?.length) winners ??= line.factions;
        break;
    }
    // Slashes with nothing after them mean nothing, but on a line of their own they are a comment.
    if (!line.comment || (line.comment.text === '' && line.kind !== 'comment')) continue;
    const { text } = line.comment;
    const inline = line.kind === 'turn';
    const turn = turns.at(-1);
    if (winners !== undefined) ending = said(ending, text, ending === undefined && line.kind === 'winner');
    else if (turn) {
      const comment = said(turn.comment, text, inline);
      if (comment !== '') turn.comment = comment;
    } else comments.push(text);
  }
  header.players = players;
  if (comments.length > 0) header.comments = comments;
  const log: Draft<Log> = { game: 'root', header, turns, winners: winners ?? [] };
  if (ending) log.comment = ending;
  return log;
}

/** A comment with more text: on the line itself, or on a line of its own below. */
const said = (comment: string | undefined, text: string, inline: boolean): string =>
  inline ? text : `${comment ?? ''}\n${text}`;

/** Whether a letter begins a single line of a log that names others, one of whom has had two turns: a slip, no player. */
function isStray({ lines }: Tree, letter: string, { length }: readonly Player[]): boolean {
  const counts = new Map<string, number>();
  for (const line of lines) if (line.kind === 'turn') counts.set(line.taker, (counts.get(line.taker) ?? 0) + 1);
  return length > 1 && counts.get(letter) === 1 && Math.max(...counts.values()) > 2;
}
