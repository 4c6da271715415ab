import type { Action } from '@woodlog/core/fuzzy-knights';
import type { GameResult, GameSetup } from '@woodlog/core/kernel';
import { type Header, type Log, takerOf, takerOfAction, type Turn } from './log.ts';
import { placeToJoin } from './print/action.ts';
import type { Tree } from './tree.ts';

type Open<T> = { -readonly [K in keyof T]: T[K] };

const joined = (before: string | undefined, text: string): string => `${before ?? ''}\n${text}`;

/** The meaning of a tree, without unreadable parts; of repeated header lines the last counts. */
export function logOf({ lines }: Tree): Log {
  const header: Open<Header> = { players: [] };
  const players: Header['players'][number][] = [];
  const comments: string[] = [];
  const turns: Open<Turn>[] = [];
  const end: { winners: readonly string[] | null; comment?: string } = { winners: null };
  for (const line of lines) {
    const comment = line.comment?.text || null;
    switch (line.kind) {
      case 'map':
        if (line.map) header.map = line.map;
        break;
      case 'rules':
        if (line.rules) header.rules = line.rules;
        break;
      case 'days':
        if (line.days) header.days = line.days;
        break;
      case 'player': {
        if (!line.player) break;
        const { seat, ...player } = line.player;
        while (players.length < seat) players.push({ name: takerOf(players.length) });
        players[seat] = player;
        break;
      }
      case 'result':
        if (line.winners) end.winners = line.winners;
        if (line.winners && comment !== null) {
          end.comment = comment;
          continue;
        }
        break;
      case 'steps': {
        const actions = line.actions.flatMap(({ action }) => (action ? [action] : []));
        if (actions.length === 0) break;
        turns.push({ taker: line.taker, actions, ...(comment !== null && { comment }) });
        continue;
      }
    }
    if (comment === null) continue;
    const last = turns.at(-1);
    if (end.winners) end.comment = joined(end.comment, comment);
    else if (last) last.comment = joined(last.comment, comment);
    else comments.push(comment);
  }
  header.players = players;
  if (comments.length > 0) header.comments = comments;
  return {
    game: 'fuzzy-knights',
    header,
    turns,
    winners: end.winners ?? [],
    ...(end.winners?.length === 0 && { draw: true }),
    ...(end.comment !== undefined && { comment: end.comment }),
  };
}

/**
 * The log of a played game: its setup, its actions in order, and its result if it has ended. Steps of a path share a
 * line, as do tokens of a kind that are dropped.
 */
export function recordOf(setup: GameSetup, actions: readonly Action[], result: GameResult | null): Log {
  const turns: { taker: string; actions: Action[] }[] = [];
  let before: Action | undefined;
  for (const action of actions) {
    const taker = takerOfAction(action);
    const last = turns.at(-1);
    if (last && last.taker === taker && placeToJoin(before, action)) last.actions.push(action);
    else turns.push({ taker, actions: [action] });
    before = action;
  }
  return {
    game: 'fuzzy-knights',
    header: headerOf(setup),
    turns,
    winners: (result?.winners ?? []).map(takerOf),
    ...(result?.winners.length === 0 && { draw: true }),
  };
}

function headerOf({ map, options = {}, seats }: GameSetup): Header {
  const [width, height] = (map ?? '').split('x').map(Number);
  const { rules, days } = options;
  return {
    ...(width && height && { map: [width, height] as const }),
    ...((rules === 'cards' || rules === 'dice') && { rules }),
    ...(typeof days === 'number' && { days }),
    players: seats.map(({ player, bot }) => ({ name: player, ...(bot !== undefined && { bot }) })),
  };
}

/** The setup that a header describes. Without players, there are as many as take steps, at least two. */
export function setupOf({ header, turns }: Log): GameSetup {
  const { map, rules, days } = header;
  let count = Math.max(2, header.players.length);
  for (const { taker } of turns) count = Math.max(count, Number(taker.slice(1)));
  const seats = Array.from({ length: count }, (_, seat) => {
    const { name, bot } = header.players[seat] ?? { name: takerOf(seat) };
    return { player: name, ...(bot !== undefined && { bot }) };
  });
  const options = { ...(rules && { rules }), ...(days !== undefined && { days }) };
  return {
    game: 'fuzzy-knights',
    ...(map && { map: map.join('x') }),
    seats,
    ...(Object.keys(options).length > 0 && { options }),
  };
}
