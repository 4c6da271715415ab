import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneState,
  EXPANSIONS,
  EXPANSION_NAMES,
  type PlaceAction,
  carcassonne,
  totalOf,
} from '@woodlog/core/carcassonne';
import {
  CARCASSONNE_PALETTE,
  boardBox,
  drawnPlayers,
  frameWith,
  playerBoxes,
  squareTapped,
} from '@woodlog/draw/carcassonne';
import { parse, replay } from '@woodlog/notation/carcassonne';
import { playersOf as recordedPlayers } from '@woodlog/session/carcassonne';
import { answer, ask, botOf, openSession, redo, startSession, undo, write } from '@woodlog/session/carcassonne-play';
import { TileAnswers, waysOf } from '../parts/tile-answers.tsx';
import type { LogStanding, Playable, Player } from './playable.ts';

/** The players of a record with their colours. */
function seated(log: string) {
  const tree = parse(log);
  const game = replay(tree);
  if (isLeft(game)) return [];
  const players = recordedPlayers(game.right.setup, tree);
  const drawn = drawnPlayers(players);
  return players.flatMap(({ id, name }, seat) => {
    const one = drawn[seat];
    return one === undefined ? [] : [{ id, name, drawn: one }];
  });
}

/** The record read last: a page draws one table many times. */
let last: { readonly log: string; readonly players: ReturnType<typeof seated> } | null = null;
function playersIn(log: string): ReturnType<typeof seated> {
  if (last?.log !== log) last = { log, players: seated(log) };
  return last.players;
}

const playersOf = (log: string, table: Readonly<CarcassonneState>): readonly Player[] =>
  playersIn(log).map(({ id, name, drawn: { colour, ink } }, index) => ({
    index,
    letter: id,
    faction: '',
    name: name === id ? '' : name,
    isBot: botOf(name) !== undefined,
    score: totalOf(table, index),
    marker: null,
    colour,
    ink,
  }));

function standingOf(log: string): LogStanding | null {
  const game = replay(parse(log));
  if (isLeft(game)) return null;
  const { table } = game.right;
  const players = playersOf(log, table);
  const winners = carcassonne.result(table)?.winners.flatMap((seat) => players[seat]?.letter ?? []) ?? null;
  return { players, isBegun: table.tiles.length > 1, winners };
}

export const carcassonnePlay: Playable<CarcassonneState> = {
  name: 'Carcassonne',
  palette: CARCASSONNE_PALETTE,
  fileName: 'game.carcassonne',
  example: '(0,1) FCCCm',
  newGame: {
    fewest: 2,
    most: 6,
    bots: [
      ['greedy', 'takes what scores now'],
      ['evaluation', 'thinks of the end'],
      ['random', 'lays at random'],
    ],
    extrasLegend: 'Expansions',
    extras: EXPANSIONS.map((name) => [name, EXPANSION_NAMES[name]]),
    optionsOf: (extras) => (extras.length > 0 ? { expansions: extras } : {}),
    chance: 'Our tiles, on the table: the page asks which one was drawn',
    start: startSession,
  },
  openSession,
  ask,
  answer,
  undo,
  redo,
  write,
  playersOf,
  standingOf,
  tableAfter(log, _, steps) {
    if (steps.length > 0) return null;
    const game = replay(parse(log));
    return isLeft(game) ? null : game.right.table;
  },
  nameless: (log) =>
    playersIn(log)
      .filter(({ name }) => botOf(name) === undefined)
      .reduce((text, { id }) => text.replace(new RegExp(`^${id}[ \\t]*=.*$`, 'm'), `${id} = ${id}`), log),
  boardName: () => 'Board',
  board(table, log, { tappable, chosen, previewed }) {
    const drawn = playersIn(log).map((player) => player.drawn);
    const laid = previewed === undefined ? {} : { laid: previewed.answer as unknown as PlaceAction };
    return boardBox(table, drawn, frameWith(table, tappable), { open: tappable, chosen, ...laid });
  },
  placeNear: (table, point, { tappable }) => squareTapped(table, point, tappable),
  isOnBoard: () => true,
  fromPlace: (place) => `At ${place.replace(',', ', ')}`,
  beside: (table, log, width) =>
    playerBoxes(
      table,
      playersIn(log).map((player) => player.drawn),
      width,
    ),
  Answers: TileAnswers,
  waysOf,
};
